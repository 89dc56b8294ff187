package org.queenside.workshop.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import org.queenside.board.RulingText;
import org.queenside.classroom.NoSuchClass;
import org.queenside.course.Course;
import org.queenside.course.CourseText;
import org.queenside.course.Exercise;
import org.queenside.look.AnswerBox;
import org.queenside.look.AnswerBox.Tone;
import org.queenside.look.Page;
import org.queenside.workshop.Draft;
import org.queenside.workshop.Inspector;
import org.queenside.workshop.OwnExercise;
import org.queenside.workshop.OwnExercises;

/** One own exercise: its author changes it, others look at it and take a copy. */
@Route("workshop/:own")
@RolesAllowed("INSTRUCTOR")
class EditorView extends Main implements BeforeEnterObserver, HasDynamicTitle, Page {
  static final String PATH = "workshop/";
  static final String NEW = "new";

  private final OwnExercises exercises;
  private final Clock clock;
  private final Inspector inspector;
  private String title = "";

  EditorView(OwnExercises exercises, Course course, Clock clock) {
    this.exercises = exercises;
    this.clock = clock;
    this.inspector =
        new Inspector(
            new CourseText(getLocale(), ruling -> RulingText.of(ruling, getLocale())), course);
    setId("main");
    addClassName("workshop");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    String name = event.getRouteParameters().get("own").orElse("");
    removeAll();
    if (name.equals(NEW)) {
      exercises.mine();
      title = getTranslation("workshop.new");
      add(new WritingDesk(new Manuscript(exercises, null), Draft.empty(), inspector, clock));
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
          new WritingDesk(
              new Manuscript(exercises, exercise),
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
    var copy = new NativeButton(getTranslation("workshop.copy"), click -> copy(shared, answer));
    copy.addClassNames("btn", "fill");
    var by = new Paragraph(getTranslation("workshop.by", shared.authorName()));
    by.addClassName("lead");
    var head = new Div(new Div(new H1(shared.title()), by), copy);
    head.addClassName("shared-head");
    add(head, answer);
    Exercise exercise = shared.exercise();
    if (exercise != null) {
      add(
          new Preview(
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
    } catch (NoSuchClass gone) {
      answer.add(
          new AnswerBox(
              Tone.REFUSED, getTranslation("class.trouble"), getTranslation("workshop.copy.gone")));
    }
  }

  @Override
  public String getPageTitle() {
    return getTranslation("plain.title", title);
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
