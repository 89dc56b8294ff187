package org.queenside.school.live;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.ActingAs;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptRepository;
import org.queenside.progress.ProgressService;
import org.queenside.progress.RecordedAttempt;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleSetSampler;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.report.ClassMisconceptionService;
import org.queenside.school.report.SchoolClassFixture;
import org.queenside.school.report.SchoolClassFixture.CreatedClass;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StatementLog;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A teacher leads a class through some mates in one. */
@SpringBootTest
class LiveLessonServiceTest {

  private final LiveLessonService lessons;
  private final LiveAnswerService answers;
  private final LiveQuestionCatalog catalog;
  private final SchoolClassFixture classes;
  private final Course course;
  private final JdbcClient jdbc;
  private final AttemptRepository attempts;
  private final ClassMisconceptionService misconceptions;
  private final ItemTitleResolver titles;
  private final ProgressService progress;
  private final CreatedClass made;
  private final ClassId id;
  private final List<String> items;

  LiveLessonServiceTest(
      @Autowired LiveLessonService lessons,
      @Autowired LiveAnswerService answers,
      @Autowired LiveQuestionCatalog catalog,
      @Autowired PuzzleSetSampler puzzles,
      @Autowired SchoolClassFixture classes,
      @Autowired Course course,
      @Autowired JdbcClient jdbc,
      @Autowired AttemptRepository attempts,
      @Autowired ClassMisconceptionService misconceptions,
      @Autowired ItemTitleResolver titles,
      @Autowired ProgressService progress) {
    this.lessons = lessons;
    this.answers = answers;
    this.catalog = catalog;
    this.classes = classes;
    this.course = course;
    this.jdbc = jdbc;
    this.attempts = attempts;
    this.misconceptions = misconceptions;
    this.titles = titles;
    this.progress = progress;
    made = classes.make();
    id = made.id();
    items =
        puzzles.draw(PuzzleFilter.ALL, 2, PuzzleSetSampler.DifficultyRange.ALL).stream()
            .map(PuzzleId::item)
            .toList();
  }

  private void teach(Runnable action) {
    ActingAs.run(made.teacher(), action::run);
  }

  private LiveStep start() {
    teach(() -> lessons.start(id, items));
    return lesson().step();
  }

  private LiveLesson lesson() {
    return requireNonNull(screen().lesson());
  }

  private LiveClassScreen screen() {
    return classes.as(made.teacher(), () -> lessons.poll(id));
  }

  private @Nullable PupilLiveScreen poll(Account pupil) {
    return classes.as(pupil, () -> answers.poll(Locale.ENGLISH));
  }

  private LiveAnswerResponse answer(Account pupil, LiveStep step, Answer.Try answer) {
    return classes.as(pupil, () -> answers.answer(step, answer));
  }

  private Answer.Try solution(int question) {
    return requireNonNull(catalog.find(items.get(question))).solution();
  }

  /** A legal move that isn't mate. */
  private Answer.Try mistake(int question) {
    var position =
        requireNonNull(requireNonNull(catalog.find(items.get(question))).scene().position());
    Move move =
        position.legalMoves().stream()
            .filter(each -> !position.play(each).isCheckmate())
            .findFirst()
            .orElseThrow();
    return new Answer.Play(move);
  }

  private void teacherLeft(String interval) {
    jdbc.sql(
            "update live_lesson set teacher_seen_at = teacher_seen_at - interval "
                + interval
                + " where class_id = ?")
        .param(id.value())
        .update();
  }

  @Test
  void answersArriveAndAreReplacedUntilTheAnswerIsShown() {
    assertThat(poll(made.ben())).isNull();
    LiveStep step = start();
    assertThat(poll(made.ben()))
        .matches(screen -> screen.number() == 1 && screen.of() == 2 && !screen.isShown());

    assertThat(answer(made.ben(), step, mistake(0))).isInstanceOf(LiveAnswerResponse.Taken.class);
    assertThat(answer(made.mia(), step, mistake(0))).isInstanceOf(LiveAnswerResponse.Taken.class);
    assertThat(answer(made.ben(), step, solution(0))).isInstanceOf(LiveAnswerResponse.Taken.class);
    assertThat(screen().answers()).extracting(LiveAnswer::isRight).containsExactly(false, true);

    teach(() -> lessons.showAnswer(id, step));
    assertThatThrownBy(() -> answer(made.mia(), step, solution(0)))
        .isInstanceOf(ConflictException.class);
    assertThat(poll(made.mia()))
        .matches(screen -> screen.isShown() && !requireNonNull(screen.answer()).isRight());

    teach(() -> lessons.next(id, step));
    assertThatThrownBy(() -> answer(made.mia(), step, solution(0)))
        .isInstanceOf(ConflictException.class);
    assertThat(poll(made.mia())).matches(screen -> screen.number() == 2 && screen.answer() == null);

    teach(() -> lessons.end(id, lesson().step()));
    assertThat(poll(made.mia())).isNull();
    assertThat(classes.as(made.teacher(), () -> lessons.results(id)))
        .containsExactly(
            new LiveQuestionResult(0, items.get(0), 2, 1),
            new LiveQuestionResult(1, items.get(1), 0, 0));
  }

  @Test
  void aRefusedOrUnreadableAnswerIsNotStored() {
    LiveStep step = start();
    assertThat(answer(made.ben(), step, new Answer.Play(Move.parseUci("a1a1"))))
        .isInstanceOf(LiveAnswerResponse.Refused.class);
    assertThat(answer(made.ben(), step, new Answer.Typed("what?")))
        .isInstanceOf(LiveAnswerResponse.Unclear.class);
    assertThat(answer(made.ben(), step, new Answer.Choose(99)))
        .isInstanceOf(LiveAnswerResponse.Unclear.class);
    assertThat(screen().answers()).isEmpty();
  }

  @Test
  void triesGoIntoTheLogWithoutCountingForTheCourse() {
    String item = "rook/first-capture";
    teach(() -> lessons.start(id, List.of(item)));
    LiveStep step = lesson().step();

    // The rook would jump over the knight on b5.
    answer(made.ben(), step, new Answer.Play(Move.parseUci("b2b8")));
    answer(made.ben(), step, new Answer.Play(Move.parseUci("b2b5")));
    answer(made.ben(), step, new Answer.Play(Move.parseUci("b2b5")));
    answer(made.mia(), step, new Answer.Play(Move.parseUci("b2g2")));

    assertThat(attempts.all(made.ben().id()))
        .extracting(RecordedAttempt::attempt)
        .extracting(Attempt::item, Attempt::tried, Attempt::outcome, Attempt::misconception)
        .containsExactly(
            tuple("live/" + item, "b2b8", Attempt.Outcome.REFUSED, "sliders-jump"),
            tuple("live/" + item, "b2b5", Attempt.Outcome.SOLVED, null));
    assertThat(attempts.all(made.mia().id()))
        .extracting(each -> each.attempt().outcome())
        .containsExactly(Attempt.Outcome.WRONG);
    assertThat(classes.as(made.teacher(), () -> misconceptions.findings(id)))
        .singleElement()
        .satisfies(
            found -> {
              assertThat(found.holders()).extracting(Pupil::name).containsExactly("Ben");
              assertThat(found.tested()).isEqualTo(2);
              assertThat(titles.title(found.commonest().item(), Locale.ENGLISH))
                  .isEqualTo("In a live lesson: Take the knight with the rook.");
            });
    assertThat(classes.as(made.ben(), progress::read).stars(item)).isZero();
  }

  @Test
  void pastedPositionsAreNotRecorded() {
    String item = LiveQuestionCatalog.item(Position.fromFen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"));
    teach(() -> lessons.start(id, List.of(item)));

    answer(made.ben(), lesson().step(), new Answer.Play(Move.parseUci("a1a8")));

    assertThat(screen().answers()).hasSize(1);
    assertThat(attempts.all(made.ben().id())).isEmpty();
  }

  @Test
  void questionOfALiveLessonIsNotATask() {
    assertThatThrownBy(
            () ->
                classes.assign(
                    made, "Live", List.of(AssignedItem.once("live/rook/first-move", "live"))))
        .isInstanceOf(RecordNotFoundException.class);
  }

  @Test
  void twoTapsOnNextGoOnOnce() {
    LiveStep step = start();
    teach(() -> lessons.next(id, step));
    assertThatThrownBy(() -> teach(() -> lessons.next(id, step)))
        .isInstanceOf(ConflictException.class);
    LiveStep last = lesson().step();
    assertThatThrownBy(() -> teach(() -> lessons.next(id, last)))
        .isInstanceOf(ConflictException.class);
    teach(() -> lessons.add(id, last, items.subList(0, 1)));
    assertThat(lesson()).matches(now -> now.question() == 2 && now.items().size() == 3);
  }

  @Test
  void screensComeBackWhenTheTeacherIsAwayAndTheLessonEndsByItself() {
    LiveStep step = start();
    teach(() -> lessons.pause(id, step, true));
    assertThat(poll(made.ben())).matches(screen -> screen.isPaused() && !screen.isTeacherAway());
    String before = requireNonNull(poll(made.ben())).signal().text();

    teacherLeft("'3' minute");
    assertThat(poll(made.ben()))
        .matches(screen -> !screen.isPaused() && screen.isTeacherAway())
        .matches(screen -> !screen.signal().text().equals(before));
    // Another of the teacher's tablets continues the lesson.
    assertThat(screen().lesson()).isNotNull();
    assertThat(poll(made.ben())).matches(PupilLiveScreen::isPaused);

    teacherLeft("'31' minute");
    assertThat(poll(made.ben())).isNull();
    assertThat(screen().lesson()).isNull();
    LiveStep second = start();
    assertThat(second).isNotEqualTo(step);
  }

  @Test
  void aBoardIsOnAllScreensAndBecomesAQuestion() {
    DemonstrationBoard first = DemonstrationBoard.of(Position.START);
    teach(() -> lessons.start(id, first));
    LiveStep before = lesson().step();
    assertThat(poll(made.ben())).matches(screen -> first.equals(screen.board()));
    String signal = requireNonNull(poll(made.ben())).signal().text();

    DemonstrationBoard moved = first.after(Move.parseUci("e2e4"));
    teach(() -> lessons.showBoard(id, before, moved));
    assertThat(poll(made.mia()))
        .matches(screen -> moved.equals(screen.board()))
        .matches(screen -> !screen.signal().text().equals(signal));
    assertThatThrownBy(() -> answer(made.ben(), before, new Answer.Play(Move.parseUci("e7e5"))))
        .as("nothing is asked")
        .isInstanceOf(ConflictException.class);

    assertThat(classes.as(made.teacher(), () -> lessons.askForMove(id, before))).isTrue();
    LiveStep asked = lesson().step();
    assertThat(poll(made.ben()))
        .matches(screen -> screen.board() == null)
        .matches(screen -> requireNonNull(screen.question()).isOpen());
    assertThat(answer(made.ben(), asked, new Answer.Play(Move.parseUci("e7e5"))))
        .isEqualTo(new LiveAnswerResponse.Taken("e7e5"));
    assertThat(answer(made.mia(), asked, new Answer.Play(Move.parseUci("e2e4"))))
        .isInstanceOf(LiveAnswerResponse.Refused.class);
    assertThat(attempts.all(made.ben().id())).isEmpty();

    teach(() -> lessons.showBoard(id, asked, moved.after(Move.parseUci("e7e5"))));
    assertThat(screen().answers()).as("the answers are kept").hasSize(1);
    teach(() -> lessons.hideBoard(id, asked));
    assertThat(lesson().isBoardShown()).isFalse();
    teach(() -> lessons.end(id, asked));
    assertThat(classes.as(made.teacher(), () -> lessons.results(id)))
        .as("there was no right answer")
        .isEmpty();
  }

  @Test
  void aMoveIsAskedBetweenTwoQuestionsButNotWhereNoneIsPossible() {
    LiveStep step = start();
    teach(() -> lessons.showBoard(id, step, DemonstrationBoard.of(Position.START)));
    assertThat(classes.as(made.teacher(), () -> lessons.askForMove(id, step))).isTrue();
    assertThat(lesson().items()).hasSize(3).last().isEqualTo(items.get(1));

    LiveStep asked = lesson().step();
    Position stalemate = Position.fromFen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    teach(() -> lessons.showBoard(id, asked, DemonstrationBoard.of(stalemate)));
    assertThat(classes.as(made.teacher(), () -> lessons.askForMove(id, asked))).isFalse();
    teach(() -> lessons.next(id, asked));
    assertThat(lesson()).matches(now -> now.item().equals(items.get(1)) && !now.isBoardShown());
  }

  @Test
  void strangersAndArchivedClassesAreRefused() {
    LiveStep step = start();
    CreatedClass other = classes.make();
    assertThat(poll(other.ben())).isNull();
    assertThatThrownBy(() -> answer(other.ben(), step, solution(0)))
        .isInstanceOf(ConflictException.class);
    assertThatThrownBy(() -> classes.as(other.teacher(), () -> lessons.poll(id)))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> ActingAs.run(other.teacher(), () -> lessons.next(other.id(), step)))
        .isInstanceOf(ConflictException.class);
    assertThatThrownBy(() -> teach(() -> lessons.start(id, items)))
        .isInstanceOf(ConflictException.class);
    assertThatThrownBy(() -> teach(() -> lessons.start(id, List.of("rook:test"))))
        .isInstanceOf(IllegalArgumentException.class);

    jdbc.sql("update school_class set archived_at = now() where id = ?").param(id.value()).update();
    assertThat(poll(made.ben())).isNull();
    assertThatThrownBy(() -> start()).isInstanceOf(ClassArchivedException.class);
  }

  @Test
  void onlyExercisesWithOneAnswerAreAsked() {
    Lesson checkmate = requireNonNull(course.lesson("checkmate"));
    assertThat(catalog.of(checkmate)).isNotEmpty();
    for (Lesson lesson : course.lessons()) {
      for (String item : catalog.of(lesson)) {
        LiveQuestion question = requireNonNull(catalog.find(item));
        String code = requireNonNull(question.code(question.solution()));
        assertThat(question.judge(question.answer(code)).outcome().isRight()).as(item).isTrue();
      }
    }
  }

  @Test
  void askingForNewsTakesFewStatements() {
    LiveStep step = start();
    assertThat(StatementLog.of(() -> screen())).hasSizeLessThan(8);
    answer(made.ben(), step, solution(0));
    List<String> sent = StatementLog.of(() -> poll(made.ben()));
    assertThat(sent).hasSizeLessThan(5);
  }
}
