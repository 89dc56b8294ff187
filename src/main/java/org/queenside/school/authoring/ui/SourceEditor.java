package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.function.Consumer;
import org.queenside.course.source.StandaloneExercise;
import org.queenside.course.syntax.LessonProblem;
import org.queenside.school.authoring.DraftInspector;
import org.queenside.school.authoring.OwnExercise;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;
import org.queenside.ui.TextAreaField;

/** Edits an exercise as the text of a lesson file, for exercises the form can't represent. */
final class SourceEditor extends Div {
  private static final int ROWS = 22;

  private final DraftInspector inspector;
  private final Consumer<EditedExercise> written;
  private final H2 headline = new H2();
  private final UnorderedList list = new UnorderedList();
  private String text;

  SourceEditor(String text, DraftInspector inspector, Consumer<EditedExercise> written) {
    this.text = text;
    this.inspector = inspector;
    this.written = written;
    addClassName("source-editor");
    var box = new TextAreaField(ROWS).most(OwnExercise.LONGEST_SOURCE);
    box.setValue(text);
    box.getElement().setAttribute("spellcheck", "false");
    var findings = Markup.section("card findings", headline, list);
    findings.getElement().setAttribute("role", "status");
    add(
        Markup.paragraph("about", getTranslation("workshop.source.about")),
        findings,
        Markup.field("own-source", getTranslation("workshop.source"), box.onPause(this::take)));
  }

  @Override
  protected void onAttach(AttachEvent event) {
    check(false);
  }

  private void take(String next) {
    text = next;
    check(true);
  }

  private void check(boolean changed) {
    StandaloneExercise read = inspector.inspectText(text);
    headline.removeAll();
    headline.setClassName(read.isValid() ? "sound" : "unsound");
    headline.add(
        (read.isValid() ? Icon.RIGHT : Icon.HINT).draw(),
        new Span(
            read.isValid()
                ? getTranslation("workshop.check.sound")
                : getTranslation("workshop.check.faults", read.problems().size())));
    list.removeAll();
    read.problems().forEach(problem -> list.add(item(problem)));
    var exercise = read.exercise();
    written.accept(
        new EditedExercise.Checked(
            text,
            read.isValid() ? exercise : null,
            exercise == null ? "" : exercise.info().task(),
            changed));
  }

  private ListItem item(LessonProblem problem) {
    return Markup.item(
        "finding fault",
        Markup.span("place", getTranslation("workshop.source.line", problem.line())),
        new Span(problem.message() + ". " + problem.remedy() + "."));
  }
}
