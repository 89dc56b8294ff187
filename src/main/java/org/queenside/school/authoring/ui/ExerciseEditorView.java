package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import org.queenside.board.RulingText;
import org.queenside.course.model.Course;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Exercise;
import org.queenside.school.authoring.DraftInspector;
import org.queenside.school.authoring.ExerciseDraft;
import org.queenside.school.authoring.OwnExercise;
import org.queenside.school.authoring.OwnExerciseService;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.Button;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.Page;

/** The page of a teacher's exercise: its author edits it, other teachers view and copy it. */
@Route("workshop/:own")
@RolesAllowed("TEACHER")
class ExerciseEditorView extends Page implements HasPageHeader {
  static final String PATH = "workshop/";
  static final String NEW = "new";

  private final OwnExerciseService exercises;
  private final Clock clock;
  private final DraftInspector inspector;
  private String title = "";

  ExerciseEditorView(OwnExerciseService exercises, Course course, Clock clock) {
    super("page workshop");
    this.exercises = exercises;
    this.clock = clock;
    this.inspector =
        new DraftInspector(
            new CourseText(getLocale(), ruling -> RulingText.of(ruling, getLocale())), course);
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    String name = event.getRouteParameters().get("own").orElse("");
    removeAll();
    if (name.equals(NEW)) {
      exercises.mine();
      title = getTranslation("workshop.new");
      add(
          new ExerciseEditorPanel(
              new ExerciseDocument(exercises, null), ExerciseDraft.empty(), inspector, clock));
      return;
    }
    Long id = OwnExercise.idOf("own/" + name);
    if (id == null) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    open(exercises.open(id));
  }

  private void open(OwnExercise exercise) {
    title = exercise.title();
    if (exercises.isMine(exercise)) {
      add(
          new ExerciseEditorPanel(
              new ExerciseDocument(exercises, exercise),
              inspector.read(exercise.latest()),
              inspector,
              clock));
    } else {
      show(exercise);
    }
  }

  private void show(OwnExercise shared) {
    var answer = new Div();
    answer.getElement().setAttribute("role", "alert");
    var copy = Button.filled("workshop.copy", () -> copy(shared, answer));

    var head =
        Markup.div(
            "row apart shared-head",
            new Div(
                new H1(shared.title()),
                Markup.paragraph("lead", getTranslation("workshop.by", shared.authorName()))),
            Markup.div("row", AssignItemLink.to(shared), copy));
    add(head, answer);
    Exercise exercise = shared.exercise();
    if (exercise != null) {
      add(
          new ExercisePreview(
              exercise,
              getTranslation("workshop.preview"),
              getTranslation("workshop.back"),
              clock,
              () -> UI.getCurrent().navigate("workshop")));
    } else {
      add(new Anchor("workshop", getTranslation("workshop.back")));
    }
  }

  private void copy(OwnExercise shared, Div answer) {
    answer.removeAll();
    try {
      OwnExercise mine = exercises.copy(shared.id(), shared.title());
      UI.getCurrent().navigate(PATH + mine.id());
    } catch (RecordNotFoundException gone) {
      answer.add(
          new Notice(
              Tone.REFUSED, getTranslation("status.failed"), getTranslation("workshop.copy.gone")));
    }
  }

  @Override
  public String heading() {
    return title;
  }

  @Override
  public String back() {
    return "workshop";
  }
}
