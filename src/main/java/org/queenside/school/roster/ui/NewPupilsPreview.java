package org.queenside.school.roster.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.school.roster.NameList;
import org.queenside.school.roster.NameList.InvalidLine;
import org.queenside.school.roster.NameList.NewPupil;
import org.queenside.school.roster.NameList.Problem;
import org.queenside.school.roster.PupilCreationService;
import org.queenside.school.roster.PupilCreationService.Preview;
import org.queenside.school.roster.RosterService;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;

/** What would become of the names that were typed: first what is wrong and how to mend it. */
final class NewPupilsPreview extends Div {

  /** More lines than these are not shown one by one. */
  private static final int MOST_SHOWN = RosterService.MOST;

  NewPupilsPreview() {
    addClassName("preview");
    getElement().setAttribute("aria-live", "polite");
  }

  void show(Preview preview) {
    removeAll();
    if (preview.isUnread()) {
      add(
          refusal(
              getTranslation(
                  "add.preview.unread", preview.length(), PupilCreationService.LONGEST_TEXT)));
      return;
    }
    NameList list = preview.list();
    if (list.lines().isEmpty()) {
      add(new Paragraph(getTranslation("add.preview.empty")));
      return;
    }
    int count = list.newPupils().size();
    if (count > preview.room()) {
      add(tooMany(count, preview.room()));
      return;
    }
    if (!list.invalidLines().isEmpty()) {
      add(flaws(list));
    }
    if (count > 0) {
      add(new H2(getTranslation("add.preview.headline", count)), named(list));
    }
  }

  private Notice tooMany(int count, int room) {
    String text =
        room == 0
            ? getTranslation("add.preview.full", RosterService.MOST)
            : getTranslation("add.preview.many", count, RosterService.MOST, room);
    return refusal(text);
  }

  private Notice refusal(String text) {
    return new Notice(Tone.REFUSED, getTranslation("class.trouble"), text);
  }

  private Section flaws(NameList list) {
    var rows = new OrderedList();
    rows.addClassName("flaws");
    letKeysScroll(rows);
    list.invalidLines().stream().limit(MOST_SHOWN).map(this::row).forEach(rows::add);
    var section =
        new Section(new H2(getTranslation("add.preview.flaws", list.invalidLines().size())), rows);
    section.addClassName("flawed");
    return section;
  }

  private static void letKeysScroll(OrderedList rows) {
    rows.getElement().setAttribute("tabindex", "0");
  }

  private ListItem row(InvalidLine flawed) {
    var line = new Span(getTranslation("add.line", flawed.number()));
    line.addClassName("line");
    return new ListItem(line, new Span(words(flawed)));
  }

  private String words(InvalidLine flawed) {
    return switch (flawed.flaw()) {
      case Problem.NoName() -> getTranslation("add.flaw.no-name");
      case Problem.NameTooLong(int letters) ->
          getTranslation("add.flaw.name-long", letters, NameNormalizer.LONGEST);
      case Problem.GroupTooLong(int letters) ->
          getTranslation("add.flaw.group-long", letters, NameNormalizer.LONGEST);
      case Problem.Repeated(int first) -> getTranslation("add.flaw.repeated", flawed.text(), first);
      case Problem.InClass(int card) -> getTranslation("add.flaw.in-class", flawed.text(), card);
    };
  }

  private static OrderedList named(NameList list) {
    var rows = new OrderedList();
    rows.addClassName("named");
    letKeysScroll(rows);
    for (NewPupil named : list.newPupils()) {
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
