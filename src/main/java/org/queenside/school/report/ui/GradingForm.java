package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.function.Function;
import org.queenside.school.report.Grading;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;
import org.queenside.ui.TextAreaField;

/** How a class is graded: its own scale of marks, and its terms. */
final class GradingForm extends Section {

  private static final int SCALE_ROWS = 6;
  private static final int TERM_ROWS = 3;

  private final TextAreaField scale = new TextAreaField(SCALE_ROWS);
  private final TextAreaField terms = new TextAreaField(TERM_ROWS);
  private final Paragraph problem = Markup.paragraph("problem");

  /**
   * Creates the form.
   *
   * @param save saves what was typed, and returns what is wrong with it, or nothing
   */
  GradingForm(Grading grading, Function<Grading, String> save) {
    addClassName("grading");
    scale.setValue(grading.scale());
    scale.most(Grading.LONGEST_SCALE);
    terms.setValue(grading.terms());
    terms.most(Grading.LONGEST_TERMS);
    problem.getElement().setAttribute("role", "alert");
    add(
        new H2(getTranslation("gradebook.grading")),
        Markup.div(
            "columns grading-fields",
            Markup.div(
                "",
                Markup.field("grading-scale", getTranslation("gradebook.scale"), scale),
                Markup.paragraph("about", getTranslation("gradebook.scale.about"))),
            Markup.div(
                "",
                Markup.field("grading-terms", getTranslation("gradebook.terms"), terms),
                Markup.paragraph("about", getTranslation("gradebook.terms.about")))),
        problem,
        Button.outlined(
            "gradebook.save",
            () -> problem.setText(save.apply(new Grading(scale.getValue(), terms.getValue())))));
  }
}
