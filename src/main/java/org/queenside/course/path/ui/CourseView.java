package org.queenside.course.path.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.progress.NextPlay;
import org.queenside.course.progress.PathStatus;
import org.queenside.course.progress.ReviewService;
import org.queenside.course.ui.PathStep;
import org.queenside.identity.session.CurrentLearner;
import org.queenside.progress.Area;
import org.queenside.progress.Diploma;
import org.queenside.progress.ExaminationService;
import org.queenside.progress.Progress;
import org.queenside.progress.ProgressService;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/**
 * The course page: the path as a strip of a chessboard, showing what is done and what comes next,
 * and the lessons beside the path. Nothing is locked.
 */
@Route("course")
@AnonymousAllowed
class CourseView extends Page {

  private final Course course;
  private final ProgressService currentProgress;
  private final CurrentLearner learner;
  private final ReviewService reviews;
  private final ExaminationService examination;

  CourseView(
      Course course,
      ProgressService currentProgress,
      CurrentLearner learner,
      ReviewService reviews,
      ExaminationService examination) {
    super("");
    this.course = course;
    this.currentProgress = currentProgress;
    this.learner = learner;
    this.reviews = reviews;
    this.examination = examination;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    show(currentProgress.read());
  }

  private void show(Progress progress) {
    removeAll();
    var status = new PathStatus(course, progress);
    Diploma diploma = examination.diploma();
    int wins = currentProgress.finished(Area.GAME);
    PathStep onward = PathStep.of(status, diploma != null, wins, this::getTranslation);
    var head = Markup.div("row coursehead", new H1(heading()), sum(status, wins));
    int due = reviews.due(progress).size();
    if (due > 0) {
      ButtonStyle style = onward == null ? ButtonStyle.FILLED : ButtonStyle.OUTLINED;
      head.add(new LinkButton(style, "review", getTranslation("review.due", due)));
    }
    add(head, new PathStrip(status, diploma != null, wins));
    course.deeperParts().forEach(part -> add(new DeeperLessons(part, status)));
    add(
        Markup.div(
            "games-link",
            LinkButton.outlined("practice", "course.practice"),
            LinkButton.outlined("play", "course.play")));
    if (!progress.items().isEmpty() && learner.isGuest()) {
      add(new DeleteProgressPanel(diploma != null && diploma.name() != null, this::forget));
    }
    if (status.finished() == 0) {
      head.add(LinkButton.text("placement", "start.know"));
    }
    if (onward != null) {
      PathStep lesson = PathStep.lesson(status, diploma != null, this::getTranslation);
      if (lesson != null && !lesson.equals(onward)) {
        head.add(lesson.link(ButtonStyle.OUTLINED));
      }
      // Phones show this link at the bottom of the screen.
      head.add(onward.link(ButtonStyle.FILLED));
      add(Markup.div("dock", onward.link(ButtonStyle.FILLED)));
    }
  }

  private Paragraph sum(PathStatus status, int wins) {
    List<String> sentences = new ArrayList<>();
    int all = status.lessons().size();
    sentences.add(getTranslation("course.sum", status.finished(), all, status.stars()));
    if (status.allFinished()) {
      sentences.add(getTranslation("course.all"));
    } else if (status.isReadyToPlay()) {
      sentences.add(getTranslation("course.ready.now"));
    } else {
      Optional.ofNullable(NextPlay.of(status, wins)).map(this::toPlay).ifPresent(sentences::add);
    }
    return Markup.paragraph("sum", String.join(" ", sentences));
  }

  private String toPlay(NextPlay next) {
    return switch (next) {
      case NextPlay.Mini(Exercise.WinMiniGame exercise) ->
          getTranslation("course.next-play", getTranslation("play.game." + exercise.game().code()));
      case NextPlay.Whole(int number, int lessons) when lessons > 0 ->
          getTranslation("course.next-game.far", lessons, number);
      case NextPlay.Whole game -> getTranslation("course.next-game", game.number());
    };
  }

  private void forget() {
    learner.forget();
    show(Progress.NONE);
  }

  @Override
  public String heading() {
    return getTranslation("course.headline");
  }
}
