package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Focus;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;

/** Sets, shows and clears a target for a whole class. */
abstract class AbstractClassTargetPanel extends Section {

  private final String key;
  private final H2 headline;
  private final Paragraph problem = Markup.paragraph("problem");

  /** Creates the panel; subclasses end their constructor with {@link #show}. */
  AbstractClassTargetPanel(String key, String className) {
    this.key = key;
    this.headline = new H2(getTranslation(key + ".headline"));
    addClassName(className);
    problem.getElement().setAttribute("role", "alert");
  }

  abstract void addContent();

  final void show() {
    removeAll();
    problem.setText("");
    add(headline);
    addContent();
    add(problem);
  }

  final void addClearing(Runnable clear) {
    var question = new InlineQuestion();
    add(
        new Button(
            ButtonStyle.DESTRUCTIVE,
            getTranslation(key + ".clear"),
            button ->
                question.confirm(
                    button,
                    getTranslation(key + ".clear.ask"),
                    getTranslation(key + ".clear.yes"),
                    getTranslation("assignments.delete.no"),
                    () -> attempt(clear))),
        question);
  }

  final void attempt(Runnable change) {
    try {
      change.run();
      show();
      Focus.moveTo(headline);
    } catch (ClassArchivedException _) {
      problem.setText(getTranslation("class.trouble.archived"));
    }
  }
}
