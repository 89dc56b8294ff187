package org.queenside.school.roster.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.i18n.I18NProvider;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.school.roster.ColumnMeaning;
import org.queenside.school.roster.NameList;
import org.queenside.school.roster.NameList.InvalidLine;
import org.queenside.school.roster.NameList.NewPupil;
import org.queenside.school.roster.NameList.Problem;
import org.queenside.school.roster.PupilCreationService;
import org.queenside.school.roster.PupilCreationService.Preview;
import org.queenside.school.roster.RosterService;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;

/** Shows the pupils that typed names would add, below the lines that can't be added and why. */
final class NewPupilsPreview extends Div {

  private static final Set<ColumnMeaning> NAMES =
      EnumSet.of(ColumnMeaning.FULL_NAME, ColumnMeaning.FIRST_NAME, ColumnMeaning.LAST_NAME);

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
    if (Collections.disjoint(preview.columns(), NAMES)) {
      add(refusal(getTranslation("add.columns.missing")));
      return;
    }
    int count = list.newPupils().size();
    if (count > preview.freePlaces()) {
      add(tooMany(count, preview.freePlaces()));
      return;
    }
    if (!list.invalidLines().isEmpty()) {
      add(
          invalid(
              getTranslation("add.preview.flaws", list.invalidLines().size()),
              list.invalidLines().stream()
                  .limit(RosterService.MOST)
                  .map(each -> row(each.number(), words(each)))));
    }
    if (count > 0) {
      add(
          new H2(getTranslation("add.preview.headline", count)),
          rows("named", list.newPupils().stream().map(NewPupilsPreview::item)));
    }
  }

  private Notice tooMany(int count, int freePlaces) {
    String text =
        freePlaces == 0
            ? getTranslation("add.preview.full", RosterService.MOST)
            : getTranslation("add.preview.many", count, RosterService.MOST, freePlaces);
    return refusal(text);
  }

  private Notice refusal(String text) {
    return new Notice(Tone.REFUSED, getTranslation("class.trouble"), text);
  }

  static Section invalid(String headline, Stream<ListItem> items) {
    return Markup.section("invalid", headline, rows("flaws", items));
  }

  static ListItem row(long line, String reason) {
    return new ListItem(
        Markup.span("line", I18NProvider.translate("add.line", line)), new Span(reason));
  }

  /** Creates a list that can be scrolled with the keyboard. */
  static OrderedList rows(String className, Stream<ListItem> items) {
    var rows = new OrderedList(items.toArray(ListItem[]::new));
    rows.addClassName(className);
    rows.getElement().setAttribute("tabindex", "0");
    return rows;
  }

  private String words(InvalidLine invalid) {
    return switch (invalid.problem()) {
      case Problem.NoName() -> getTranslation("add.flaw.no-name");
      case Problem.NameTooLong(int letters) ->
          getTranslation("add.flaw.name-long", letters, NameNormalizer.LONGEST);
      case Problem.GroupTooLong(int letters) ->
          getTranslation("add.flaw.group-long", letters, NameNormalizer.LONGEST);
      case Problem.Repeated(int first) ->
          getTranslation("add.flaw.repeated", invalid.text(), first);
      case Problem.InClass(int card) -> getTranslation("add.flaw.in-class", invalid.text(), card);
    };
  }

  private static ListItem item(NewPupil pupil) {
    var item = new ListItem(new Span(pupil.name()));
    if (pupil.group() != null) {
      item.add(Markup.span("group", pupil.group()));
    }
    return item;
  }
}
