package org.queenside.school.roster.pupil.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.i18n.I18NProvider;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.names.ColumnMeaning;
import org.queenside.school.roster.names.LineKind;
import org.queenside.school.roster.names.NameList;
import org.queenside.school.roster.names.NameList.InvalidLine;
import org.queenside.school.roster.names.NameList.NewPupil;
import org.queenside.school.roster.names.NameList.Problem;
import org.queenside.school.roster.names.NameTable.OtherLine;
import org.queenside.school.roster.pupil.PupilCreationService;
import org.queenside.school.roster.pupil.PupilCreationService.Preview;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.CommaList;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;

/** Shows the pupils that a list would add, and below them each line that isn't taken, and why. */
public final class NewPupilsPreview extends Div {

  /** Of a longer line, such as the titles of a gradebook, the beginning is shown. */
  private static final int LONGEST_SHOWN = 60;

  private final Consumer<String> addLine;

  /**
   * Creates an empty preview.
   *
   * @param addLine gets a line that has a pupil after all
   */
  NewPupilsPreview(Consumer<String> addLine) {
    this.addLine = addLine;
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
    List<OtherLine> others = preview.table().others();
    if (list.lines().isEmpty() && others.isEmpty()) {
      add(new Paragraph(getTranslation("add.preview.empty")));
      return;
    }
    if (!list.lines().isEmpty() && preview.columns().stream().noneMatch(ColumnMeaning::isName)) {
      add(refusal(getTranslation("add.columns.missing")));
      return;
    }
    int count = list.newPupils().size();
    if (count > preview.freePlaces()) {
      add(tooMany(count, preview.freePlaces()));
      return;
    }
    int left = list.invalidLines().size() + others.size();
    if (count > 0) {
      add(new H2(getTranslation("add.preview.headline", count)));
      if (left > 0) {
        add(new Paragraph(getTranslation("add.preview.flaws.below", left)));
      }
      add(rows("named", list.newPupils().stream().map(this::item)));
    }
    if (left > 0) {
      // What the teacher can fix comes first.
      Stream<ListItem> items =
          Stream.concat(
              list.invalidLines().stream().map(each -> row(each.number(), words(each))),
              others.stream().map(this::other));
      add(
          leftOut(
              getTranslation("add.preview.flaws", left), items.limit(RosterService.MOST_PUPILS)));
    }
  }

  /** Moves the focus to the names, as the button that had it is gone. */
  void focusNames() {
    getElement().executeJs("this.querySelector('.named')?.focus()");
  }

  private static String shortened(String line) {
    int end = Math.min(line.length(), LONGEST_SHOWN);
    return end < line.length() ? line.substring(0, line.offsetByCodePoints(end, -1)) + "…" : line;
  }

  private ListItem other(OtherLine line) {
    String kind = line.kind().name().toLowerCase(Locale.ROOT);
    ListItem item = row(line.number(), getTranslation("add.other." + kind, shortened(line.text())));
    item.addClassName("other");
    if (line.kind() != LineKind.SETTING) {
      var take =
          new Button(
              ButtonStyle.TEXT,
              getTranslation("add.other.take"),
              () -> addLine.accept(line.text()));
      take.setAriaLabel(getTranslation("add.other.take.line", line.number()));
      item.add(take);
    }
    return item;
  }

  private Notice tooMany(int count, int freePlaces) {
    String text =
        freePlaces == 0
            ? getTranslation("add.preview.full", RosterService.MOST_PUPILS)
            : getTranslation("add.preview.many", count, RosterService.MOST_PUPILS, freePlaces);
    return refusal(text);
  }

  private Notice refusal(String text) {
    return new Notice(Tone.REFUSED, getTranslation("status.failed"), text);
  }

  public static Section leftOut(String headline, Stream<ListItem> items) {
    return Markup.section("invalid", headline, rows("flaws", items));
  }

  public static ListItem row(long line, String reason) {
    return new ListItem(
        Markup.span("line", I18NProvider.translate("add.line", line)), new Span(reason));
  }

  /** Creates a list that can be scrolled with the keyboard. */
  public static OrderedList rows(String className, Stream<ListItem> items) {
    var rows = new OrderedList(items.toArray(ListItem[]::new));
    rows.addClassName(className);
    rows.getElement().setAttribute("tabindex", "0");
    return rows;
  }

  private String words(InvalidLine invalid) {
    return switch (invalid.problem()) {
      case Problem.NoName() ->
          getTranslation("add.flaw.no-name", invalid.text().length(), shortened(invalid.text()));
      case Problem.OnlyAddress() ->
          getTranslation("add.flaw.only-address", shortened(invalid.text()));
      case Problem.NameTooLong(int letters) ->
          getTranslation("add.flaw.name-long", letters, NameNormalizer.LONGEST);
      case Problem.GroupTooLong(int letters) ->
          getTranslation("add.flaw.group-long", letters, NameNormalizer.LONGEST);
      case Problem.Repeated(int first) ->
          getTranslation("add.flaw.repeated", invalid.text(), first);
      case Problem.InClass(int card) -> getTranslation("add.flaw.in-class", invalid.text(), card);
    };
  }

  private ListItem item(NewPupil pupil) {
    var item = new ListItem(new Span(pupil.name()));
    if (!pupil.leftOut().isEmpty()) {
      item.add(
          Markup.span(
              "left-out",
              getTranslation("add.preview.left-out", CommaList.of(pupil.leftOut(), getLocale()))));
    }
    if (pupil.group() != null) {
      item.add(Markup.span("group", pupil.group()));
    }
    return item;
  }
}
