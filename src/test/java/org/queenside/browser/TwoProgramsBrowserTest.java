package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.queenside.Application;
import org.queenside.TestTimeout;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.game.GameId;
import org.queenside.game.PeerGameService;
import org.queenside.game.PeerPair;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.session.TestSignIns;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.PuzzleCollectionService;
import org.queenside.puzzle.format.LichessFileGenerator;
import org.queenside.puzzle.transfer.ImportService;
import org.queenside.puzzle.transfer.PuzzleImport;
import org.queenside.puzzle.transfer.PuzzleImporter;
import org.queenside.school.live.LiveLessonService;
import org.queenside.school.live.LiveQuestionCatalog;
import org.queenside.school.report.SchoolClassFixture;
import org.queenside.store.JobLock;
import org.queenside.store.OnPostgreSql;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.Environment;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Two programs on one PostgreSQL behave as one. */
@BrowserTest
@OnPostgreSql
class TwoProgramsBrowserTest {

  @TempDir private static Path folder;
  private static ConfigurableApplicationContext second;

  @Autowired private Environment settings;
  @Autowired private JdbcClient jdbc;
  @Autowired private Course course;
  @Autowired private ImportService imports;
  @Autowired private PuzzleImporter importer;
  @Autowired private PuzzleCollectionService collections;
  @Autowired private JobLock jobs;
  @Autowired private SchoolClassFixture classes;
  @Autowired private TestSignIns signIns;
  @Autowired private PeerGameService games;
  @Autowired private LiveLessonService lessons;

  @BeforeAll
  static void startTheSecond(@Autowired Environment settings) {
    second =
        SpringApplication.run(
            Application.class,
            "--server.port=0",
            "--spring.datasource.url=" + settings.getProperty("spring.datasource.url"),
            "--queenside.data=" + folder.resolve("second"));
  }

  @AfterAll
  static void stopTheSecond() {
    second.close();
  }

  @Test
  void aPageSurvivesTheDeathOfOneProgram(Browser browser) throws Exception {
    Lesson lesson = course.lessons().getFirst();
    Exercise first = lesson.exercises().getFirst();
    Exercise next = lesson.exercises().get(1);
    try (SwitchingProxy proxy = new SwitchingProxy(port(settings))) {
      Browser learner = new Browser(browser.driver(), proxy.address());
      ExerciseSolver pupil = new ExerciseSolver(learner, new MouseInput(learner));
      learner.open("/learn/" + lesson.id() + "/" + first.id());
      pupil.solve(first);
      pupil.goOn();

      WebElement hint = learner.find(".acts .soft");
      learner.awaitSettled(hint);

      proxy.switchTo(SwitchingProxy.NONE);
      WebElement old = learner.find("h1.task");
      hint.click();
      learner.await("return window.Vaadin.connectionState.state !== 'connected'");
      proxy.switchTo(port(second.getEnvironment()));
      learner.awaitPageAfter(old);

      learner.awaitText(".say", "Hint 1");
      learner.awaitRest();
      assertThat(learner.path()).startsWith("/learn/" + lesson.id() + "/" + next.id() + "?");
      assertThat(learner.findAll(".dots .done")).hasSize(1);
      pupil.solve(next);
      pupil.assertSolved(next);
    }
  }

  /** The rook collects three stars. Its third move is made while no program answers. */
  @Test
  void aMoveMadeAfterTheDeathOfAProgramCountsInTheOther(Browser browser) throws Exception {
    try (SwitchingProxy proxy = new SwitchingProxy(port(settings))) {
      Browser learner = new Browser(browser.driver(), proxy.address());
      MouseInput mouse = new MouseInput(learner);
      learner.open("/learn/rook/maze");
      mouse.move(Move.parseUci("d2d4"), Color.BLACK);
      mouse.move(Move.parseUci("d4f4"), Color.BLACK);
      learner.awaitText("main", "1 of 3");

      proxy.switchTo(SwitchingProxy.NONE);
      WebElement old = learner.find("h1.task");
      learner.square(Square.F4).click();
      learner.square(Square.H4).click();
      learner.await("return window.Vaadin.connectionState.state !== 'connected'");
      proxy.switchTo(port(second.getEnvironment()));
      learner.awaitPageAfter(old);

      learner.await("return document.querySelector('queenside-board').state.pieces.h4 === 'r'");
      learner.awaitRest();
      mouse.move(Move.parseUci("h4h8"), Color.BLACK);
      learner.awaitText("main", "2 of 3");
      assertThat(learner.findAll(".say")).isEmpty();
    }
  }

  /** Ben's pages come from the first program, Mia's from the second. */
  @Test
  void twoPupilsOnTwoProgramsPlayAndAgreeToADraw(Browser ben, AdditionalBrowsers browsers) {
    var made = classes.make();
    Browser mia =
        new Browser(
            browsers.another().driver(), "http://localhost:" + port(second.getEnvironment()));
    signIns.signIn(ben, made.ben());
    signIns.signIn(mia, made.mia());
    PeerPair pair = new PeerPair(made.ben().id(), made.mia().id());
    GameId game =
        games.start(made.id().value(), List.of(pair), null, Duration.ofMinutes(3)).getFirst();
    ben.open("/play/game/" + game);
    mia.open("/play/game/" + game);
    mia.awaitText(".peer", "Ben is at the board");
    ben.awaitText(".peer", "Mia is at the board");

    play(ben, "e4");
    play(mia, "e5");
    play(ben, "Nf3");
    play(mia, "Nc6");
    ben.awaitText(".turn", "Your move");
    ben.awaitText(".others button", "Offer a draw").click();
    ben.awaitText(".foot button", "Offer a draw").click();
    mia.awaitText(".foot button", "Accept").click();

    mia.awaitText(".say", "draw");
    ben.awaitText(".say", "Mia agreed to a draw.");
  }

  /** The teacher's page comes from the first program, Mia's from the second. */
  @Test
  void aLiveLessonReachesPupilsOnTheOtherProgram(Browser teacher, AdditionalBrowsers browsers) {
    var made = classes.make();
    Browser mia =
        new Browser(
            browsers.another().driver(), "http://localhost:" + port(second.getEnvironment()));
    signIns.signIn(teacher, made.teacher());
    signIns.signIn(mia, made.mia());
    mia.open("/rules");
    teacher.open("/class/" + made.id() + "/live");
    String backRank =
        LiveQuestionCatalog.item(Position.fromFen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"));
    ActingAs.run(made.teacher(), () -> lessons.start(made.id(), List.of(backRank)));

    mia.awaitText(".live-screen h1", "Mate in one.");
    mia.find(".live-screen .qb-typed input").sendKeys("Ra8", Keys.ENTER);
    mia.awaitText(".live-screen .say", "Your answer is in");
    teacher.awaitText(".live .answered", "1 of 1 answered");
    teacher.awaitText(".live button", "Show the answer").click();
    mia.awaitText(".live-screen .say", "Right");
  }

  private static void play(Browser player, String move) {
    player.awaitText(".turn", "Your move");
    player.find(".qb-typed input").sendKeys(move, Keys.ENTER);
    player.awaitRest();
  }

  @Test
  void anImportIsSeenAndStoppedInEitherProgramAndRunsInOne() throws Exception {
    ImportService others = second.getBean(ImportService.class);
    Path file = LichessFileGenerator.write(3_000, 9, folder.resolve("two programs.csv"));
    PuzzleCollectionId collection =
        importer.begin("two programs", "two programs.csv", Files.size(file));
    assertThat(find(others, collection).state()).isEqualTo(PuzzleImport.State.RUNNING);
    assertThatThrownBy(() -> receive(others, file)).hasMessageContaining("already being imported");

    importer.run(collection, file, Locale.ENGLISH, _ -> others.stop(collection));

    assertThat(find(others, collection).state()).isEqualTo(PuzzleImport.State.STOPPED);
    assertThat(rows(collection)).isZero();

    PuzzleCollectionId again = receive(others, file);

    await()
        .atMost(TestTimeout.LIMIT)
        .until(() -> find(imports, again).state() == PuzzleImport.State.DONE);
    assertThat(find(imports, again).counts().taken()).isEqualTo(2_400);
    assertThat(rows(again)).isEqualTo(2_400);
    collections.delete(again);
  }

  private static PuzzleCollectionId receive(ImportService service, Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return service.receive("two programs.csv", in, Files.size(file), Locale.ENGLISH);
    }
  }

  private int rows(PuzzleCollectionId collection) {
    return jdbc.sql("select count(*) from puzzle where collection_id = ?")
        .param(collection.value())
        .query(Integer.class)
        .single();
  }

  @Test
  void aScheduledJobRunsInOneProgramOnly() {
    assertThat(jobs.tryAcquire("job-of-two", JobLock.DAILY)).isTrue();
    assertThat(second.getBean(JobLock.class).tryAcquire("job-of-two", JobLock.DAILY)).isFalse();
  }

  private static PuzzleImport find(ImportService service, PuzzleCollectionId collection) {
    List<PuzzleImport> all = service.all();
    return all.stream()
        .filter(one -> one.collection().equals(collection))
        .findFirst()
        .orElseThrow();
  }

  private static int port(Environment settings) {
    return Integer.parseInt(settings.getRequiredProperty("local.server.port"));
  }
}
