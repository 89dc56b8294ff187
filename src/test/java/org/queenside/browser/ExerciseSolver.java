package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.openqa.selenium.WebElement;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.ChessClock;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Scene;
import org.queenside.course.model.ScoreSheet;
import org.queenside.course.run.ExerciseRun;

/**
 * Solves exercises on their page. The answers come from the course itself, so that lessons can
 * change without a change here.
 */
final class ExerciseSolver {

  private final Browser browser;
  private final InputMethod hand;

  ExerciseSolver(Browser browser, InputMethod hand) {
    this.browser = browser;
    this.hand = hand;
  }

  /** Solves the exercise on the page from its start without a mistake. */
  void solve(Exercise exercise) {
    ExerciseRun run = ExerciseRun.start(exercise);
    for (Answer.Try answer : solution(exercise)) {
      give(answer, run.scene());
      run = run.answer(answer).next();
    }
  }

  /** Returns the answers that solve an exercise. */
  static List<Answer.Try> solution(Exercise exercise) {
    AnswerOutcome shown = ExerciseRun.start(exercise).answer(new Answer.ShowMe()).outcome();
    return ((AnswerOutcome.Shown) shown).answers();
  }

  /** Returns whether the page goes on after the last answer, because there is nothing to say. */
  static boolean endsWithoutWords(Exercise exercise) {
    return exercise instanceof Exercise.Read && exercise.info().right() == null;
  }

  /** Asserts that the page shows the exercise as solved. */
  void assertSolved(Exercise exercise) {
    assertThat(browser.findAll(".say queenside-next")).as(exercise.id()).hasSize(1);
    assertThat(browser.findAll(".say.no")).as(exercise.id()).isEmpty();
  }

  /** Gives a wrong answer to the exercise on the page. Returns false if none is possible. */
  boolean fail(Exercise exercise) {
    ExerciseRun run = ExerciseRun.start(exercise);
    var mistake = tries(run.scene()).filter(answer -> isWrong(run, answer)).findFirst();
    mistake.ifPresent(answer -> give(answer, run.scene()));
    return mistake.isPresent();
  }

  /**
   * Gives an answer.
   *
   * @param scene the current scene
   */
  void give(Answer.Try answer, Scene scene) {
    Color orientation = scene.orientation();
    switch (answer) {
      case Answer.Play(Move move) -> hand.move(move, orientation);
      case Answer.Typed(String text) when scene.mode() == Scene.Mode.WRITE -> write(text);
      case Answer.Typed(String text) -> hand.press(option(text));
      case Answer.Choose(int option) when scene.aside() instanceof ScoreSheet ->
          hand.press(browser.findAll(".moves button").get(option));
      case Answer.Claim _ -> hand.press(browser.find(".claims button:first-child"));
      case Answer.Declare _ -> hand.press(browser.find(".claims button:last-child"));
      case Answer.Pick(Square square) -> hand.press(square, orientation);
      case Answer.Toggle(Square square) -> hand.press(square, orientation);
      case Answer.Place(Square square, Piece piece, Square _) when piece != null ->
          hand.put(piece, square, orientation);
      case Answer.Place place -> hand.clear(place.square(), orientation);
      case Answer.Choose(int option) ->
          hand.press(browser.find(".options [data-option='%d']".formatted(option + 1)));
      case Answer.Next _ -> goOn();
      case Answer.TurnTo(int played) ->
          hand.press(browser.findAll(".moves button").get(played - 1));
      case Answer.Done _ when scene.aside() instanceof ChessClock ->
          hand.press(browser.find(".chess-clock button"));
      case Answer.Done _ -> hand.press(browser.find(".acts .wide"));
    }
  }

  /** Presses the button to the next exercise. */
  void goOn() {
    hand.press(browser.find(".lesson .btn.fill"));
  }

  private void write(String text) {
    WebElement field = browser.find("#writing");
    field.clear();
    field.sendKeys(text);
    hand.press(browser.find(".writing .btn"));
  }

  private WebElement option(String text) {
    return browser.findAll(".options .choice button").stream()
        .filter(button -> button.getText().equals(text))
        .findFirst()
        .orElseThrow();
  }

  private static boolean isWrong(ExerciseRun run, Answer.Try answer) {
    return switch (run.answer(answer).outcome()) {
      case AnswerOutcome.Wrong _, AnswerOutcome.Refused _ -> true;
      case AnswerOutcome.Solved _,
          AnswerOutcome.Progressed _,
          AnswerOutcome.Detour _,
          AnswerOutcome.HintGiven _,
          AnswerOutcome.Shown _,
          AnswerOutcome.TakenBack _,
          AnswerOutcome.Ignored _ ->
          false;
    };
  }

  private static Stream<Answer.Try> tries(Scene scene) {
    Stream<Answer.Try> choices =
        IntStream.range(0, scene.options().size()).mapToObj(Answer.Choose::new);
    List<Square> squares = List.of(Square.values());
    return switch (scene.mode()) {
      case MOVE -> scene.pieces().keySet().stream().sorted().flatMap(from -> moves(scene, from));
      case MARK -> squares.stream().map(Answer.Toggle::new);
      case PICK -> Stream.concat(choices, squares.stream().map(Answer.Pick::new));
      case PLACE ->
          scene.tray().keySet().stream()
              .sorted()
              .flatMap(
                  piece -> squares.stream().map(square -> new Answer.Place(square, piece, null)));
      case SHOW, STEP -> Stream.concat(choices, Stream.of(new Answer.Claim()));
      case TURN -> Stream.of(new Answer.Done());
      case WRITE -> Stream.of(new Answer.Typed("Qa1"), new Answer.Typed("Nh8"));
    };
  }

  /** All moves except promotions, which would open a dialog. */
  private static Stream<Answer.Try> moves(Scene scene, Square from) {
    Piece piece = scene.pieces().get(from);
    boolean own = scene.turn() == null || piece == null || piece.color() == scene.turn();
    return Arrays.stream(Square.values())
        .filter(to -> own && to != from && (piece == null || !isPromotion(piece, to)))
        .map(to -> new Answer.Play(Move.of(from, to)));
  }

  private static boolean isPromotion(Piece piece, Square to) {
    return piece.role() == Role.PAWN && (to.rank() == 0 || to.rank() == 7);
  }
}
