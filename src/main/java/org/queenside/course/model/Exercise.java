package org.queenside.course.model;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.RulingContext;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.chess.pgn.PgnNode;
import org.queenside.play.MiniGame;
import org.queenside.play.Strength;

/** A task at the board. The right answer is never stored: it follows from the rules. */
public sealed interface Exercise {

  /** Returns the texts and settings that every exercise has. */
  ExerciseInfo info();

  /** Returns the name of this exercise, unique within its lesson. */
  default String id() {
    return info().id();
  }

  /** Returns whether the learner only follows, so nothing can go wrong. */
  default boolean isFollowed() {
    return false;
  }

  /**
   * Returns whether the exercise fits in a review or a test: it asks something that takes only a
   * few moves to answer.
   */
  default boolean fitsTest() {
    return true;
  }

  /** A demonstration that the learner steps through. */
  record Read(ExerciseInfo info, Position position, List<DemoStep> steps) implements Exercise {
    public Read {
      steps = List.copyOf(steps);
    }

    @Override
    public boolean isFollowed() {
      return true;
    }

    @Override
    public boolean fitsTest() {
      return false;
    }
  }

  /** Find squares by name. */
  record FindSquares(ExerciseInfo info, Position position, List<Square> squares)
      implements Exercise {
    public FindSquares {
      squares = List.copyOf(squares);
    }
  }

  /** Name lit squares. */
  record NameSquares(ExerciseInfo info, Position position, List<Square> squares)
      implements Exercise {
    public NameSquares {
      squares = List.copyOf(squares);
    }
  }

  /** Mark all squares that fit a rule. */
  record MarkSquares(ExerciseInfo info, Position position, SquareRule rule) implements Exercise {}

  /** An exercise in which only one side moves. */
  sealed interface SoloTask extends Exercise {
    Position position();

    /** Returns the number of moves after which a star is lost, or 0 for no limit. */
    int par();

    /** Returns whether pieces must not move to where the other side could take them. */
    boolean safe();
  }

  /** Collect stars with the pieces of one side. */
  record Collect(ExerciseInfo info, Position position, SquareSet stars, int par, boolean safe)
      implements SoloTask {}

  /** Capture all pieces of the other side except its king. */
  record CaptureAll(ExerciseInfo info, Position position, int par, boolean safe)
      implements SoloTask {}

  /**
   * Reach a goal in one or a few moves. Any move that reaches it is right.
   *
   * @param context what led to the position
   * @param moves the number of moves the learner may use
   * @param replies moves of the other side, one after each of the learner's moves that doesn't
   *     reach the goal yet; without replies, the other side doesn't move
   */
  record ReachGoal(
      ExerciseInfo info,
      Position position,
      RulingContext context,
      Goal goal,
      int moves,
      List<Move> replies)
      implements Exercise {
    public ReachGoal {
      replies = List.copyOf(replies);
    }
  }

  /**
   * Find all moves of some kind.
   *
   * @param context what led to the position
   */
  record FindAll(ExerciseInfo info, Position position, RulingContext context, MoveKind wanted)
      implements Exercise {}

  /**
   * Judge a check: say whether it is mate and, if it isn't, play a way out.
   *
   * @param position a position in which the side to move is in check
   * @param context what led to the position
   */
  record MateOrNot(ExerciseInfo info, Position position, RulingContext context)
      implements Exercise {}

  /**
   * Play a line with replies.
   *
   * @param context what led to the position
   * @param sides the side the learner plays, or both
   * @param line the moves; variations of the learner's moves are accepted as well, or refuted if
   *     they are marked as mistakes
   * @param clock whether the learner presses a clock after every move
   */
  record Script(
      ExerciseInfo info,
      Position position,
      RulingContext context,
      Set<Color> sides,
      List<PgnNode> line,
      boolean clock)
      implements Exercise {
    public Script {
      sides = Set.copyOf(sides);
      line = List.copyOf(line);
    }
  }

  /**
   * Mate a lone king against the best defence.
   *
   * @param par the number of moves after which a star is lost, or 0 for no limit
   */
  record MateLoneKing(ExerciseInfo info, Position position, int par) implements Exercise {
    @Override
    public boolean fitsTest() {
      return false;
    }
  }

  /** Win a mini-game against the computer. The learner moves first. */
  record WinMiniGame(ExerciseInfo info, MiniGame game, Position position, Strength strength)
      implements Exercise {
    @Override
    public boolean fitsTest() {
      return false;
    }
  }

  /**
   * Try an illegal move to see what the board says.
   *
   * @param context what led to the position
   * @param reason the code of the main reason that the refusal must give
   * @param move the move to try, or null if any try with that reason counts
   */
  record TryForbidden(
      ExerciseInfo info,
      Position position,
      RulingContext context,
      String reason,
      @Nullable Move move)
      implements Exercise {}

  /**
   * Say of each move of the other player whether it is allowed, and show why not.
   *
   * @param explained whether a forbidden move is explained before the next one is made
   */
  record Catch(ExerciseInfo info, List<OpponentMove> moves, boolean explained)
      implements Exercise {
    public Catch {
      moves = List.copyOf(moves);
    }
  }

  /**
   * Place pieces until the board shows the target.
   *
   * @param timed whether the time is shown at the end
   */
  record SetUp(ExerciseInfo info, Board given, Board target, boolean timed) implements Exercise {
    @Override
    public boolean fitsTest() {
      return !timed;
    }
  }

  /**
   * Find the faults in a set-up.
   *
   * @param pieces the faulty set-up
   * @param turned whether the board is rotated by 90 degrees, so that a1 is light
   * @param side the side whose pieces are set up, or null for both
   */
  record FindSetUpMistake(ExerciseInfo info, Board pieces, boolean turned, @Nullable Color side)
      implements Exercise {

    /**
     * Returns the squares of each fault among the pieces: one square, or two whose pieces were
     * swapped.
     */
    public List<SquareSet> faults() {
      return SetUpFaultFinder.of(this);
    }
  }

  /**
   * Turn an empty board until it is right for two players.
   *
   * @param turned whether it starts rotated by 90 degrees, so that a1 is light
   */
  record TurnBoard(ExerciseInfo info, boolean turned) implements Exercise {}

  /**
   * Answer a question, by one of its options or a square.
   *
   * @param context what led to the position
   */
  record Choose(ExerciseInfo info, Position position, RulingContext context, Question question)
      implements Exercise {}

  /** An exercise about the moves of a game. */
  sealed interface GameExercise extends Exercise {
    GameScore score();
  }

  /**
   * Go through a game, forwards and backwards.
   *
   * @param remarks comments on positions, by the number of moves that led there
   * @param notation the notation in which the moves are shown first
   */
  record Replay(ExerciseInfo info, GameScore score, Map<Integer, String> remarks, Notation notation)
      implements GameExercise {
    public Replay {
      remarks = Map.copyOf(remarks);
    }

    @Override
    public boolean isFollowed() {
      return true;
    }

    @Override
    public boolean fitsTest() {
      return false;
    }
  }

  /** Write down moves made on the board. */
  record WriteMoves(ExerciseInfo info, GameScore score, Notation notation)
      implements GameExercise {}

  /**
   * Play the moves of a score sheet on the board.
   *
   * @param side the side whose moves the learner makes, or null for both
   */
  record PlayScoreSheet(ExerciseInfo info, GameScore score, Notation notation, @Nullable Color side)
      implements GameExercise {}

  /**
   * Find and correct the mistakes on a score sheet.
   *
   * @param score the game as it was played
   * @param written the entries of the sheet, one for each move
   */
  record FindScoreSheetMistake(
      ExerciseInfo info, GameScore score, List<String> written, Notation notation)
      implements GameExercise {
    public FindScoreSheetMistake {
      written = List.copyOf(written);
    }
  }

  /**
   * Deal with a game that is drawn, or about to be.
   *
   * @param played the number of moves on the board at the start
   * @param side the side that the learner plays, or null to watch and claim for both
   * @param counters whether the counters are shown
   */
  record Draw(
      ExerciseInfo info,
      GameScore score,
      int played,
      DrawTask task,
      @Nullable Color side,
      boolean counters)
      implements GameExercise {}
}
