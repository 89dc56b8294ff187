package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.queenside.course.model.Misconception;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.report.ClassMisconception;
import org.queenside.school.report.MisconceptionMessages;
import org.queenside.school.report.PupilMisconception;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;
import org.queenside.ui.Table;

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
    var table = new Table();
    table.getElement().setAttribute("aria-labelledby", "misconception-table");
    fillHead(table.head(), pupils);
    findings.forEach(finding -> fillRow(table.row(), finding, pupils));
    var scroller = Markup.div("scroller", table);
    scroller.getElement().setAttribute("tabindex", "0");
    scroller.getElement().setAttribute("role", "region");
    scroller.getElement().setAttribute("aria-labelledby", "misconception-table");
    var folded = new NativeDetails();
    folded.setSummary(title);
    folded.setContent(new Div(scroller, legend()));
    add(folded);
  }

  private void fillHead(Table.Row row, List<Pupil> pupils) {
    row.cell();
    for (Pupil pupil : pupils) {
      row.header(
          new Div(new Anchor(PupilRouteParameters.of(schoolClass, pupil.id()), pupil.name())));
    }
  }

  private void fillRow(Table.Row row, ClassMisconception finding, List<Pupil> pupils) {
    Misconception misconception = finding.misconception();
    String address = MisconceptionList.address(schoolClass, misconception);
    var words = new MisconceptionMessages(getLocale());
    row.header(new Div(new Anchor(address, words.line(misconception))));
    for (Pupil pupil : pupils) {
      var cell = row.cell();
      PupilMisconception found = held.get(new CellKey(pupil.id(), misconception));
      if (found != null) {
        cell.add(sign(found.isHeld()), screenReaderText(found.isHeld()));
      }
    }
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
        "row legend",
        new Div(sign(true), new Span(getTranslation("misconceptions.sign.held"))),
        new Div(sign(false), new Span(getTranslation("misconceptions.sign.gone"))));
  }
}
