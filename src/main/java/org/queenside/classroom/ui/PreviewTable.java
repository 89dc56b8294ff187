package org.queenside.classroom.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import org.queenside.classroom.NameList;
import org.queenside.classroom.NameList.Flaw;
import org.queenside.classroom.NameList.Flawed;
import org.queenside.classroom.NameList.Named;
import org.queenside.classroom.NewPupils;
import org.queenside.classroom.NewPupils.Preview;
import org.queenside.classroom.Roster;
import org.queenside.learner.TidyName;
import org.queenside.look.AnswerBox;
import org.queenside.look.AnswerBox.Tone;

/** What would become of the names that were typed: first what is wrong and how to mend it. */
final class PreviewTable extends Div {

  /** More lines than these are not shown one by one. */
  private static final int MOST_SHOWN = Roster.MOST;

  PreviewTable() {
    addClassName("preview");
    getElement().setAttribute("aria-live", "polite");
  }

  void show(Preview preview) {
    removeAll();
    if (preview.isUnread()) {
      add(refusal(getTranslation("add.preview.unread", preview.length(), NewPupils.LONGEST_TEXT)));
      return;
    }
    NameList list = preview.list();
    if (list.lines().isEmpty()) {
      add(new Paragraph(getTranslation("add.preview.empty")));
      return;
    }
    int count = list.named().size();
    if (count > preview.room()) {
      add(tooMany(count, preview.room()));
      return;
    }
    if (!list.flawed().isEmpty()) {
      add(flaws(list));
    }
    if (count > 0) {
      add(new H2(getTranslation("add.preview.headline", count)), named(list));
    }
  }

  private AnswerBox tooMany(int count, int room) {
    String text =
        room == 0
            ? getTranslation("add.preview.full", Roster.MOST)
            : getTranslation("add.preview.many", count, Roster.MOST, room);
    return refusal(text);
  }

  private AnswerBox refusal(String text) {
    return new AnswerBox(Tone.REFUSED, getTranslation("class.trouble"), text);
  }

  private Section flaws(NameList list) {
    var rows = new OrderedList();
    rows.addClassName("flaws");
    letKeysScroll(rows);
    list.flawed().stream().limit(MOST_SHOWN).map(this::row).forEach(rows::add);
    var section =
        new Section(new H2(getTranslation("add.preview.flaws", list.flawed().size())), rows);
    section.addClassName("flawed");
    return section;
  }

  private static void letKeysScroll(OrderedList rows) {
    rows.getElement().setAttribute("tabindex", "0");
  }

  private ListItem row(Flawed flawed) {
    var line = new Span(getTranslation("add.line", flawed.number()));
    line.addClassName("line");
    return new ListItem(line, new Span(words(flawed)));
  }

  private String words(Flawed flawed) {
    return switch (flawed.flaw()) {
      case Flaw.NoName() -> getTranslation("add.flaw.no-name");
      case Flaw.NameTooLong(int letters) ->
          getTranslation("add.flaw.name-long", letters, TidyName.LONGEST);
      case Flaw.GroupTooLong(int letters) ->
          getTranslation("add.flaw.group-long", letters, TidyName.LONGEST);
      case Flaw.Repeated(int first) -> getTranslation("add.flaw.repeated", flawed.text(), first);
      case Flaw.InClass(int card) -> getTranslation("add.flaw.in-class", flawed.text(), card);
    };
  }

  private static OrderedList named(NameList list) {
    var rows = new OrderedList();
    rows.addClassName("named");
    letKeysScroll(rows);
    for (Named named : list.named()) {
      var item = new ListItem(new Span(named.name()));
      if (named.group() != null) {
        var group = new Span(named.group());
        group.addClassName("group");
        item.add(group);
      }
      rows.add(item);
    }
    return rows;
  }
}
