package org.queenside.puzzle.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Arrow;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.NaiveBoard;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Message;
import org.queenside.course.run.ExerciseRun;
import org.queenside.puzzle.BuiltInCollection;
import org.queenside.puzzle.NewPuzzle;
import org.queenside.puzzle.TestPuzzles;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.puzzle.pattern.PuzzleLabels;

/**
 * Checks what learners read about a wrong move: each way out is a legal move of the named kind,
 * according to the rules and to a separate slow board.
 */
class RefutationTest {

  private static final int MOVES = 500;
  private static final long SEED = 20_260_401;

  private final Map<String, Integer> texts = new TreeMap<>();

  @Test
  void fiveHundredRandomWrongMovesGetTrueRefutations() {
    List<Position> positions =
        BuiltInCollection.puzzles().stream().map(NewPuzzle::position).toList();
    var random = new Random(SEED);
    int judged = 0;
    while (judged < MOVES) {
      Position position = positions.get(random.nextInt(positions.size()));
      Move move = anyWrongMove(position, random);
      if (move != null) {
        prove(position, move);
        judged++;
      }
    }

    assertThat(texts).containsKeys("mate.no-check", "escape.move", "escape.capture");
  }

  @Test
  void aBlockAStalemateAndAnEnPassantCaptureAreNamed() {
    prove("6k1/1r3ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "a1a8", "escape.block");
    prove("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", "g5g6", "mate.stalemate");
    prove("8/8/8/2k5/1p6/8/P7/K1B1R3 w - - 0 1", "c1e3", "escape.move");
    prove("r5k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "d1d8", "escape.capture");
    prove("6R1/8/7p/7k/5p1b/8/6P1/K7 w - - 0 1", "g2g4", "escape.capture");
  }

  private void prove(String fen, String move, String kind) {
    texts.clear();
    prove(Position.fromFen(fen), Move.parseUci(move));
    assertThat(texts).as(move).containsOnlyKeys(kind);
  }

  /** Chooses checks half of the time, because only those need a way out. */
  private static @Nullable Move anyWrongMove(Position position, Random random) {
    List<Move> mates = position.matesInOne();
    List<Move> wrong = new ArrayList<>(position.legalMoves());
    wrong.removeAll(mates);
    List<Move> checks = new ArrayList<>(position.checkingMoves());
    checks.removeAll(mates);
    List<Move> pool = !checks.isEmpty() && random.nextBoolean() ? checks : wrong;
    return pool.isEmpty() ? null : pool.get(random.nextInt(pool.size()));
  }

  private void prove(Position position, Move move) {
    // Only hints depend on labels.
    PuzzleLabels labels = new PuzzleLabels(MatePattern.OTHER, Role.QUEEN, 3, 1, 1);
    ExerciseRun run =
        ExerciseRun.start(
            MateHints.exercise(TestPuzzles.puzzle(position, labels), TestTranslator.WORDS));
    AnswerOutcome outcome = run.answer(new Answer.Play(move)).outcome();
    assertThat(outcome).as("%s in %s", move, position).isInstanceOf(AnswerOutcome.Wrong.class);
    AnswerOutcome.Wrong wrong = (AnswerOutcome.Wrong) outcome;
    NaiveBoard after = NaiveBoard.after(position, move);
    Color loser = position.turn().opposite();
    boolean check = !after.checkers(loser).isEmpty();
    Message.Coded why = (Message.Coded) wrong.why();
    String what = move + " in " + position + ": " + TestTranslator.COURSE.text(why);
    switch (why.key()) {
      case "mate.no-check" -> {
        assertThat(check).as(what).isFalse();
        assertThat(position.play(move).legalMoves()).as(what).isNotEmpty();
        note("mate.no-check");
      }
      case "mate.stalemate" -> {
        assertThat(check).as(what).isFalse();
        assertThat(position.play(move).legalMoves()).as(what).isEmpty();
        note("mate.stalemate");
      }
      case "mate.escape" -> {
        assertThat(check).as(what).isTrue();
        Arrow arrow = wrong.highlights().arrows().getFirst();
        proveEscape(position.play(move), after, arrow, (Message.Coded) why.args().getFirst(), what);
      }
      default -> throw new AssertionError("no such answer is known: " + what);
    }
  }

  private void proveEscape(
      Position position, NaiveBoard board, Arrow arrow, Message.Coded how, String what) {
    Move reply =
        position.legalMoves().stream()
            .filter(each -> each.from() == arrow.from() && each.to() == arrow.to())
            .findFirst()
            .orElseThrow(() -> new AssertionError("the way out is not legal: " + what));
    NaiveBoard next = NaiveBoard.after(position, reply);
    assertThat(next.checkers(position.turn())).as(what).isEmpty();
    Square king = Objects.requireNonNull(board.king(position.turn()));
    Set<Square> checkers = board.checkers(position.turn());
    boolean takes = checkers.stream().anyMatch(each -> next.at(each) != board.at(each));
    note(how.key());
    switch (how.key()) {
      case "escape.move" -> {
        assertThat(reply.from()).as(what).isEqualTo(king);
        assertThat(takes).as(what).isFalse();
        assertThat(how.args()).as(what).containsExactly(reply.to());
      }
      case "escape.capture" -> {
        assertThat(takes).as(what).isTrue();
        assertThat(how.args().get(0)).as(what).isEqualTo(board.at(reply.from()));
        assertThat(how.args().get(1)).as(what).isEqualTo(reply.from());
        assertThat(checkers.contains((Square) how.args().get(2))).as(what).isTrue();
      }
      case "escape.block" -> {
        assertThat(takes).as(what).isFalse();
        assertThat(checkers.size()).as(what).isEqualTo(1);
        assertThat(NaiveBoard.between(king, checkers.iterator().next()))
            .as(what)
            .contains(reply.to());
        assertThat(how.args())
            .as(what)
            .containsExactly(
                Objects.requireNonNull(board.at(reply.from())), reply.from(), reply.to());
      }
      default -> throw new AssertionError("no such way out is known: " + what);
    }
  }

  private void note(String kind) {
    texts.merge(kind, 1, Integer::sum);
  }
}
