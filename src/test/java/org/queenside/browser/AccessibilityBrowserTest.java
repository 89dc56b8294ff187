package org.queenside.browser;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.identity.account.LearnerId;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.progress.Effort;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleService;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.report.ParentLinkService;
import org.queenside.school.report.SchoolClassFixture;
import org.queenside.school.report.SchoolClassFixture.CreatedClass;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Axe finds no violation on any page, on a computer and a phone, in light and dark mode. */
@BrowserTest
class AccessibilityBrowserTest {

  private final Browser browser;
  private final Course course;
  private final AccessibilityScan looks;

  AccessibilityBrowserTest(Browser browser, @Autowired Course course) {
    this.browser = browser;
    this.course = course;
    this.looks = new AccessibilityScan(browser);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void aPageForANewVisitor(String path) {
    browser.open(path);

    looks.assertAccessible(path);
  }

  /** This page has no scripts, so {@link Browser#open} can't wait for it. */
  @Test
  void thePageForAnUnknownAddress() {
    browser.open("/course");
    browser.driver().navigate().to(browser.driver().getCurrentUrl().replace("course", "no-such"));

    looks.assertAccessible("/no-such");
  }

  static Stream<String> pages() {
    return Stream.of(
        "/",
        "/course",
        "/placement",
        "/placement?seed=1&marks=w",
        "/placement?seed=1&marks=rrwww",
        "/practice/no-such-drill",
        FailingView.PATH,
        "/learn/board/done",
        "/play",
        "/play?fen=nonsense",
        "/play/games",
        "/play/guest",
        "/play/chess?game=e2e4.e7e5",
        "/play/chess?game=e2e4.e7e5.draw",
        "/play/knight-race?computer=easy&side=b",
        "/puzzles",
        "/puzzles/themes",
        "/puzzles/me",
        "/puzzles/level");
  }

  @Test
  void pagesOfAReturningLearner(@Autowired AttemptLogService log, @Autowired JdbcClient jdbc) {
    Lesson lesson = course.lessons().getFirst();
    browser.open("/learn/" + lesson.id());
    new ExerciseSolver(browser, new MouseInput(browser)).solve(lesson.exercises().getFirst());
    LearnerId learner = new LearnerId(newest(jdbc));
    Effort effort = new Effort(0, 0, Duration.ofSeconds(1));
    lesson
        .exercises()
        .forEach(each -> log.record(learner, Attempt.solved(lesson.item(each), "a1", effort, 3)));

    browser.open("/learn/" + lesson.id() + "/done?board=8/R7/8/8/8/8/8/8");
    assertThat(browser.findAll(".finish .stars .off")).isEmpty();
    looks.assertAccessible("lesson done");
    browser.open("/");
    looks.assertAccessible("start page");
    browser.open("/course");
    assertThat(browser.findAll(".tile .stars")).hasSize(1);
    looks.assertAccessible("course");
    browser.click(".yours .btn");
    looks.assertAccessible("forget me");
  }

  @Test
  void pagesOfAPuzzleSolver(@Autowired PuzzleService puzzles, @Autowired JdbcClient jdbc) {
    browser.open("/puzzles/streak");
    browser.click(".finish .fill");
    long id =
        jdbc.sql("select puzzle_id from puzzle_streak where learner_id = ?")
            .param(newest(jdbc))
            .query(Long.class)
            .single();
    Position position = requireNonNull(puzzles.find(new PuzzleId(id))).position();
    new MouseInput(browser).move(quiet(position), position.turn());
    looks.assertAccessible("streak, missed");
    browser.click(".lesson .btn.fill");
    looks.assertAccessible("end of a streak");
    browser.open("/puzzles/streak/" + id);
    new MouseInput(browser).move(position.matesInOne().getFirst(), position.turn());
    browser.open("/puzzles/me");
    assertThat(browser.findAll(".drawing")).isNotEmpty();
    browser.click(".numbers summary");
    looks.assertAccessible("what was solved");
  }

  @Test
  void thePageOfAPupilsParents(
      @Autowired SchoolClassFixture school,
      @Autowired ParentLinkService links,
      @Autowired AttemptLogService log) {
    CreatedClass made = school.make();
    LearnerId pupil = made.ben().id();
    school.assign(made, "Rooks", List.of(AssignedItem.once("rook/first-move", "lesson/rook")));
    log.record(pupil, Attempt.wrong("rook/first-move", "a2a6", Effort.NONE, "sliders-jump"));
    log.record(pupil, Attempt.solved("rook/maze", "d2d1", Effort.NONE, 2));
    String token =
        school.as(made.teacher(), () -> links.create(made.id(), Set.of(pupil)).get(pupil));

    browser.open("/parents/" + token);
    browser.awaitText("main", "Rooks");
    looks.assertAccessible("the page of parents");

    browser.open("/parents/" + "A".repeat(43));
    looks.assertAccessible("an address for parents that no longer works");
  }

  private static Move quiet(Position position) {
    return position.legalMoves().stream()
        .filter(move -> move.promotion() == null && !position.play(move).isCheckmate())
        .findFirst()
        .orElseThrow();
  }

  private static UUID newest(JdbcClient jdbc) {
    return jdbc.sql("select id from learner order by created_at desc limit 1")
        .query(UUID.class)
        .single();
  }
}
