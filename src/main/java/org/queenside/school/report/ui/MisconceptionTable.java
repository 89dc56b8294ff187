package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableBody;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableHeader;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Misconception;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.report.ClassMisconception;
import org.queenside.school.report.MisconceptionMessages;
import org.queenside.school.report.PupilMisconception;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;

/**
 * Who holds which misconception and who has corrected it: a row per misconception, a column per
 * pupil.
 */
final class MisconceptionTable extends Section {

  private record CellKey(LearnerId pupil, Misconception misconception) {}

  private final ClassId schoolClass;
  private final Map<CellKey, PupilMisconception> held = new HashMap<>();

  MisconceptionTable(
      ClassId schoolClass, List<ClassMisconception> findings, List<PupilMisconception> all) {
    this.schoolClass = schoolClass;
    addClassName("misconception-table");
    all.forEach(each -> held.put(new CellKey(each.pupil().id(), each.misconception()), each));
    List<Pupil> pupils = all.stream().map(PupilMisconception::pupil).distinct().toList();
    var title = new H2(getTranslation("misconceptions.table"));
    title.setId("misconception-table");
    var table = new NativeTable();
    table.getElement().setAttribute("aria-labelledby", "misconception-table");
    table.add(head(pupils), body(findings, pupils));
    var scroller = Markup.div("scroller", table);
    scroller.getElement().setAttribute("tabindex", "0");
    scroller.getElement().setAttribute("role", "region");
    scroller.getElement().setAttribute("aria-labelledby", "misconception-table");
    add(title, scroller, legend());
  }

  private NativeTableHeader head(List<Pupil> pupils) {
    var row = new NativeTableRow(new NativeTableCell());
    for (Pupil pupil : pupils) {
      row.add(
          header(
              "col", new Anchor(PupilRouteParameters.of(schoolClass, pupil.id()), pupil.name())));
    }
    return new NativeTableHeader(row);
  }

  private NativeTableBody body(List<ClassMisconception> findings, List<Pupil> pupils) {
    MisconceptionMessages words = new MisconceptionMessages(getLocale());
    var body = new NativeTableBody();
    for (ClassMisconception finding : findings) {
      Misconception misconception = finding.misconception();
      var row =
          new NativeTableRow(
              header(
                  "row",
                  new Anchor(
                      MisconceptionList.address(schoolClass, misconception),
                      words.line(misconception))));
      for (Pupil pupil : pupils) {
        row.add(cell(held.get(new CellKey(pupil.id(), misconception))));
      }
      body.add(row);
    }
    return body;
  }

  private NativeTableCell cell(@Nullable PupilMisconception held) {
    var cell = new NativeTableCell();
    if (held != null) {
      cell.add(sign(held.isHeld()), screenReaderText(held.isHeld()));
    }
    return cell;
  }

  private Span screenReaderText(boolean held) {
    return Markup.span(
        "sr", getTranslation(held ? "misconceptions.sign.held" : "misconceptions.sign.gone"));
  }

  private static Span sign(boolean held) {
    var sign = new Span((held ? Icon.CROSS : Icon.TICK).draw());
    sign.addClassNames("sign", held ? "held" : "gone");
    return sign;
  }

  private Div legend() {
    return Markup.div(
        "legend",
        new Div(sign(true), new Span(getTranslation("misconceptions.sign.held"))),
        new Div(sign(false), new Span(getTranslation("misconceptions.sign.gone"))));
  }

  private static NativeTableHeaderCell header(String scope, Anchor content) {
    var header = new NativeTableHeaderCell(new Div(content));
    header.getElement().setAttribute("scope", scope);
    return header;
  }
}
