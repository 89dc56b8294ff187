package org.queenside.course.lesson.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.dependency.StyleSheet;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.queenside.course.examination.ui.ReadyToPlayView;
import org.queenside.course.model.Course;
import org.queenside.course.model.CoursePart;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.LessonCast;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.progress.NextPlay;
import org.queenside.course.progress.PathStatus;
import org.queenside.course.ui.Badge;
import org.queenside.course.ui.LessonIcon;
import org.queenside.course.ui.PathStep;
import org.queenside.progress.Area;
import org.queenside.progress.ProgressService;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.CharacterPicture;
import org.queenside.ui.Focus;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Icon;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Page;
import org.queenside.ui.SettingSwitch;
import org.queenside.ui.StarRating;

/**
 * The end of a lesson: the last position, what the beaten character says, what the learner can do
 * now, the stars, the badge and the next step.
 */
@Route("learn/:lesson/done")
@AnonymousAllowed
@StyleSheet("context://board/lesson-end.css")
class LessonDoneView extends Page implements HasPageHeader {

  private final Course course;
  private final ProgressService progress;
  private String title = "";

  LessonDoneView(Course course, ProgressService progress) {
    super("finish");
    this.course = course;
    this.progress = progress;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    Lesson lesson = course.lesson(event.getRouteParameters().get("lesson").orElse(""));
    if (lesson == null) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    title = lesson.title();
    show(
        new LessonStatus(lesson, progress.read()),
        LastPosition.of(event.getLocation().getQueryParameters()));
  }

  /**
   * Shows the end of a lesson.
   *
   * @param last where the learner comes from; empty if not from the lesson
   */
  private void show(LessonStatus standing, Optional<LastPosition> last) {
    removeAll();
    Lesson lesson = standing.lesson();
    int stars = standing.stars();
    var row = new StarRating(stars, getTranslation("stars.of", stars));
    setClassName("lesson-end", standing.finished());
    if (!standing.finished()) {
      long open = lesson.path().stream().filter(e -> !standing.done(e)).count();
      add(row, new H1(getTranslation("done.open", unbroken(title))));
      add(new Paragraph(getTranslation("done.open.text", open)));
      add(Markup.div("go", LinkButton.filled(standing.address(), "done.goOn"), toCourse()));
      return;
    }
    var headline = new H1(getTranslation("done.headline", unbroken(title)));
    var won = Markup.div("won", row);
    // Learners who passed the test, or did the lesson as it used to be, have won their stars there.
    if (lesson.path().stream().allMatch(standing::done)) {
      won.add(new Span(getTranslation("done.stars", won(standing), most(lesson))));
    }
    var words = Markup.div("words", won, headline);
    if (lesson.can().isEmpty()) {
      words.add(new Paragraph(lesson.summary()));
    } else {
      words.add(new H2(getTranslation("done.can")), learnt(lesson));
    }
    part(lesson).ifPresent(part -> words.add(towardsBadge(part, standing, last.isPresent())));
    words.add(Markup.div("go", onward(standing)));
    if (!standing.mastered()) {
      words.add(LinkButton.text(weakest(standing), "done.again"));
    }
    var ending = Markup.div("ending", picture(lesson, last));
    if (lesson.cast() != null) {
      ending.add(beaten(lesson.cast()));
      words.add(SettingSwitch.forQuiet());
    }
    add(ending, words);
    Focus.moveTo(headline);
  }

  /** Keeps a line from ending in the middle of a word such as set-up. */
  private static String unbroken(String title) {
    return title.replace("-", "-\u2060");
  }

  private static int won(LessonStatus standing) {
    return standing.progress().stars(standing.lesson().pathItems());
  }

  private static int most(Lesson lesson) {
    return lesson.path().size() * StarRating.ALL;
  }

  private static UnorderedList learnt(Lesson lesson) {
    var list = new UnorderedList();
    lesson.can().forEach(each -> list.add(new ListItem(Icon.TICK.draw(), Notice.rich(each))));
    return list;
  }

  private static Component picture(Lesson lesson, Optional<LastPosition> last) {
    return last.flatMap(LastPosition::picture)
        .<Component>map(board -> board)
        .orElseGet(() -> Markup.div("picture", new LessonIcon(lesson.icon(), false)));
  }

  private Div beaten(LessonCast cast) {
    String code = cast.member().code();
    String name = getTranslation("opponent." + code);
    var speaker = Markup.span("sr", getTranslation("lesson.greeting", name) + " ");
    return Markup.div(
        "bubble beaten-line",
        Markup.span("head", new CharacterPicture(code).beaten()),
        Markup.span("said", new Span(speaker, new Span(cast.beaten()))));
  }

  private Optional<CoursePart> part(Lesson lesson) {
    return course.pathParts().stream().filter(part -> part.lessons().contains(lesson)).findFirst();
  }

  /** Returns the lessons of a part as on the path, and its badge or what is missing for it. */
  private Div towardsBadge(CoursePart part, LessonStatus standing, boolean justDone) {
    var status = new PathStatus(course, standing.progress());
    var line = new Div(squares(part, standing));
    if (!status.earned(part)) {
      int left = status.open(part);
      if (left > 0) {
        String text = getTranslation("done.badge.left", left, Badge.name(this, part));
        line.add(Markup.paragraph("note", text));
      }
      return line;
    }
    if (justDone && !part.scene().isEmpty()) {
      line.add(new PartScene(part));
    }
    line.add(badge(part));
    return line;
  }

  /** Draws the lessons of a part, which is only decoration. A star flies to the one just done. */
  private static Div squares(CoursePart part, LessonStatus standing) {
    var squares = Markup.div("squares");
    squares.getElement().setAttribute("aria-hidden", "true");
    for (Lesson lesson : part.lessons()) {
      boolean done = new LessonStatus(lesson, standing.progress()).finished();
      var square = Markup.span("square", new LessonIcon(lesson.icon(), !done));
      square.setClassName("done", done);
      if (lesson.equals(standing.lesson())) {
        square.addClassName("here");
        square.add(Icon.STAR.draw());
      }
      squares.add(square);
    }
    return squares;
  }

  private Div badge(CoursePart part) {
    Badge badge = Badge.of(part, course.pathParts().indexOf(part), true);
    var name = new Span(getTranslation("done.badge", Badge.name(this, part)));
    var line = Markup.div("row badge-line", badge, name);
    if (part.ready()) {
      line.add(LinkButton.outlined(ReadyToPlayView.ADDRESS, "done.badge.print"));
    }
    return line;
  }

  private LinkButton[] onward(LessonStatus standing) {
    List<LinkButton> ways = new ArrayList<>();
    Lesson after = course.after(standing.lesson());
    game(standing).ifPresent(ways::add);
    ButtonStyle style = ways.isEmpty() ? ButtonStyle.FILLED : ButtonStyle.OUTLINED;
    if (after == null) {
      ways.add(new LinkButton(style, "course", getTranslation("done.course")));
    } else {
      var next = new LessonStatus(after, standing.progress());
      String text = getTranslation("done.next", after.title());
      ways.add(new LinkButton(style, next.address(), text));
    }
    deeper(standing).ifPresent(ways::add);
    if (new PathStatus(course, standing.progress()).isReadyToPlay()) {
      ways.add(LinkButton.outlined("play", "done.play"));
      if (after == null) {
        ways.add(LinkButton.outlined(ReadyToPlayView.ADDRESS, "done.badge.print"));
      }
    } else if (after != null) {
      ways.add(toCourse());
    }
    return ways.toArray(LinkButton[]::new);
  }

  /** Returns the link to the whole game that follows the lesson on the path, until it is won. */
  private Optional<LinkButton> game(LessonStatus standing) {
    boolean follows =
        course.pathParts().stream()
            .anyMatch(part -> part.game() && part.lessons().getLast().equals(standing.lesson()));
    var status = new PathStatus(course, standing.progress());
    return follows
            && NextPlay.of(status, progress.finished(Area.GAME)) instanceof NextPlay.Whole game
            && game.isReached()
        ? Optional.of(LinkButton.filled(PathStep.GAME, "course.to-game", game.number()))
        : Optional.empty();
  }

  /** Returns the link to the deeper exercises, unless all of them are done. */
  private Optional<LinkButton> deeper(LessonStatus standing) {
    Lesson lesson = standing.lesson();
    List<Exercise> open =
        lesson.deeper().stream().filter(exercise -> !standing.done(exercise)).toList();
    return open.stream()
        .findFirst()
        .map(
            first ->
                LinkButton.outlined(
                    LessonStatus.address(lesson, first), "done.deeper", open.size()));
  }

  /** Returns the first exercise without all stars. */
  private static String weakest(LessonStatus standing) {
    Lesson lesson = standing.lesson();
    return lesson.path().stream()
        .filter(exercise -> standing.progress().stars(lesson.item(exercise)) < StarRating.ALL)
        .findFirst()
        .map(exercise -> LessonStatus.address(lesson, exercise))
        .orElseGet(standing::address);
  }

  private static LinkButton toCourse() {
    return LinkButton.outlined("course", "done.course");
  }

  @Override
  public String getPageTitle() {
    return getTranslation("done.title", title);
  }

  @Override
  public String heading() {
    return title;
  }

  @Override
  public String back() {
    return "course";
  }
}
