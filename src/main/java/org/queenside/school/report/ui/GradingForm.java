package org.queenside.school.report.ui;

import static java.util.stream.Collectors.joining;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import java.util.Comparator;
import java.util.function.Function;
import org.queenside.school.report.GradeScale;
import org.queenside.school.report.Gradebook;
import org.queenside.school.report.Grading;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;

/** How a class is graded: its own scale of marks, and its terms. */
final class GradingForm extends NativeDetails {

  private static final int LONGEST_TERM = 60;

  private final GradingRows marks;
  private final GradingRows terms;
  private final Paragraph problem = Markup.paragraph("problem");

  /**
   * Creates the form.
   *
   * @param save saves what was filled in, and returns what is wrong with it, or nothing
   */
  GradingForm(Gradebook book, Function<Grading, String> save) {
    addClassName("grading");
    marks =
        new GradingRows(
            "gradebook.scale",
            "number",
            GradeScale.LONGEST_MARK,
            book.scale().steps().stream()
                .map(step -> new GradingRows.Entry(step.mark(), String.valueOf(step.from()))));
    terms =
        new GradingRows(
            "gradebook.terms",
            "date",
            LONGEST_TERM,
            book.terms().stream()
                .map(term -> new GradingRows.Entry(term.name(), term.begins().toString())));
    problem.getElement().setAttribute("role", "alert");
    setSummary(new H2(getTranslation("gradebook.grading")));
    setContent(
        new Div(
            Markup.div(
                "columns grading-fields",
                Markup.section(
                    "",
                    getTranslation("gradebook.scale"),
                    marks,
                    Markup.paragraph("about", getTranslation("gradebook.scale.about"))),
                Markup.section(
                    "",
                    getTranslation("gradebook.terms"),
                    terms,
                    Markup.paragraph("about", getTranslation("gradebook.terms.about")))),
            problem,
            Button.outlined("gradebook.save", () -> problem.setText(save.apply(grading())))));
  }

  /** Writes the rows as they are stored: the best mark and the earliest term first. */
  private Grading grading() {
    return new Grading(
        marks.entries().stream()
            .sorted(Comparator.comparingInt(GradingForm::percent).reversed())
            .map(each -> each.name() + " " + each.value())
            .collect(joining("\n")),
        terms.entries().stream()
            .sorted(Comparator.comparing(GradingRows.Entry::value))
            .map(each -> each.value() + " " + each.name())
            .collect(joining("\n")));
  }

  /** Returns the percentage of a row, and one below all others for what isn't a number. */
  private static int percent(GradingRows.Entry entry) {
    return entry.value().matches("\\d{1,3}") ? Integer.parseInt(entry.value()) : -1;
  }
}
