package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.San;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.engine.Search;
import org.queenside.trick.Trick;
import org.queenside.trick.TrickFinder;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A child's first hour on a phone: a lesson with its game, a caught trick, a whole game won. */
@BrowserTest
class FirstHourBrowserTest {

  /** Enough to beat the easiest opponents, and quick. */
  private static final long NODES = 20_000;

  private static final int MOST_MOVES = 80;

  private final Browser browser;
  private final TouchInput finger;
  private final Course course;
  private final JdbcClient jdbc;

  FirstHourBrowserTest(Browser browser, @Autowired Course course, @Autowired JdbcClient jdbc) {
    this.browser = browser;
    this.finger = new TouchInput(browser);
    this.course = course;
    this.jdbc = jdbc;
  }

  @Test
  void aChildPlaysFromTheStartToTheFirstGameWon() {
    browser.resize(390, 844);
    browser.open("/");
    browser.click(".start .btn.fill");
    playFirstLesson();

    browser.open("/play/game/" + UUID.randomUUID() + "?opponent=tricky-fox&side=white&help=moves");
    catchTrick();

    browser.open("/course");
    browser.click(".tile[href*='from=path']");
    browser.click(".dock .btn.fill, .start-game .btn.fill, main .btn.fill");
    Game won = playWhole(Game.from(Position.START));
    assertThat(won.isOver()).isTrue();
    browser.awaitText("main", "That square on your path is yours.");
    assertThat(browser.find(".signature").getText()).contains("Hungry Pawn");
    assertThat(browser.accessibilityViolations()).isEmpty();

    browser.open("/course");
    assertThat(browser.findAll(".tile .won")).isNotEmpty();
  }

  private void playFirstLesson() {
    Lesson lesson = course.path().getFirst();
    assertThat(lesson.path()).hasSizeLessThanOrEqualTo(8);
    assertThat(lesson.path().getLast()).isInstanceOf(Exercise.WinMiniGame.class);
    assertThat(browser.findAll(".greeting")).hasSize(1);
    ExerciseSolver child = new ExerciseSolver(browser, finger);
    for (Exercise exercise : lesson.path()) {
      child.solve(exercise);
      child.assertSolved(exercise);
      child.goOn();
    }
    assertThat(browser.path()).startsWith("/learn/" + lesson.id() + "/done");
  }

  /** Plays until the opponent tries a trick, and says why it isn't allowed. */
  private void catchTrick() {
    Game game = Game.from(Position.START);
    Game answered = game;
    do {
      game = play(answered);
      answered = withAnswer(game);
    } while (answered != game);
    Trick trick = openTrick(game);
    press("That’s not allowed!");
    browser.awaitText(".say", "You’re right! Why?");
    if (trick.proof().isEmpty()) {
      // The reasons stand in an order that isn't known here, and one wrong one is free.
      finger.press(browser.find(".say .btn"));
    } else {
      finger.press(trick.proof().first(), Color.WHITE);
      browser.awaitText(".say", "You caught it!");
    }
  }

  private Trick openTrick(Game game) {
    String id = browser.path().replaceFirst(".*/", "").replaceFirst("\\?.*", "");
    String played =
        jdbc.sql("select played from game_trick where game_id = :id and outcome = 'open'")
            .param("id", UUID.fromString(id))
            .query(String.class)
            .single();
    return TrickFinder.read(game, played).orElseThrow();
  }

  private Game playWhole(Game start) {
    Game game = start;
    for (int moves = 0; moves < MOST_MOVES && !game.isOver(); moves++) {
      game = play(game);
      if (!game.isOver()) {
        game = withAnswer(game);
      }
    }
    return game;
  }

  private Game play(Game game) {
    Move move = Search.of(game, NODES, () -> false).best();
    finger.move(move, Color.WHITE);
    return game.play(move);
  }

  /** Returns the game with the answer that the score sheet shows; the same game if none is new. */
  private Game withAnswer(Game game) {
    browser.awaitText(".turn", "Your move");
    List<String> moves =
        WholeGameBrowserTest.sheet(browser).stream().filter(text -> !text.endsWith(".")).toList();
    return moves.size() > game.moves().size()
        ? game.play(San.read(game.position(), moves.getLast()))
        : game;
  }

  private void press(String label) {
    @Nullable WebElement button =
        browser.findAll("main button").stream()
            .filter(each -> each.getText().equals(label))
            .findFirst()
            .orElse(null);
    assertThat(button).as(label).isNotNull();
    finger.press(button);
  }
}
