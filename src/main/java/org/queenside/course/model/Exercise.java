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

  /** Returns the name of this exercise, unique in its lesson. */
  default String id() {
    return info().id();
  }

  /** Returns whether the learner only follows, so that nothing can go wrong. */
  default boolean isFollowed() {
    return false;
  }

  /**
   * Returns whether the exercise fits into a review or a test: something is asked, and it is
   * answered in a few moves.
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

  /** Squares to find by name. */
  record FindSquares(ExerciseInfo info, Position position, List<Square> squares)
      implements Exercise {
    public FindSquares {
      squares = List.copyOf(squares);
    }
  }

  /** Lit squares to name. */
  record NameSquares(ExerciseInfo info, Position position, List<Square> squares)
      implements Exercise {
    public NameSquares {
      squares = List.copyOf(squares);
    }
  }

  /** Squares to mark: all that fit a rule. */
  record MarkSquares(ExerciseInfo info, Position position, SquareRule rule) implements Exercise {}

  /** An exercise in which only one side moves. */
  sealed interface SoloTask extends Exercise {
    Position position();

    /** Returns the number of moves after which a star is lost, or 0 for no limit. */
    int par();

    /** Returns whether a piece may not end its move where the other side could take it. */
    boolean safe();
  }

  /** Stars to collect with the pieces of one side. */
  record Collect(ExerciseInfo info, Position position, SquareSet stars, int par, boolean safe)
      implements SoloTask {}

  /** Pieces to capture: all of the other side except its king. */
  record CaptureAll(ExerciseInfo info, Position position, int par, boolean safe)
      implements SoloTask {}

  /**
   * A goal to reach by a move, or by a few. Any move that reaches it is right.
   *
   * @param past what led to the position
   * @param moves how many moves the learner may need
   * @param replies moves of the other side, one after each move of the learner that does not yet
   *     reach the goal; without them the other side does not move
   */
  record ReachGoal(
      ExerciseInfo info,
      Position position,
      RulingContext past,
      Goal goal,
      int moves,
      List<Move> replies)
      implements Exercise {
    public ReachGoal {
      replies = List.copyOf(replies);
    }
  }

  /**
   * Moves to find: all of a kind.
   *
   * @param past what led to the position
   */
  record FindAll(ExerciseInfo info, Position position, RulingContext past, MoveKind wanted)
      implements Exercise {}

  /**
   * A check. The learner says whether it is mate and, if it isn't, plays a way out.
   *
   * @param position the side to move is in check
   * @param past what led to the position
   */
  record MateOrNot(ExerciseInfo info, Position position, RulingContext past) implements Exercise {}

  /**
   * A line of play with replies.
   *
   * @param past what led to the position
   * @param sides the side the learner plays, or both
   * @param line the moves; variations of the learner's moves are accepted as well, or refuted if
   *     they are marked as mistakes
   */
  record Script(
      ExerciseInfo info,
      Position position,
      RulingContext past,
      Set<Color> sides,
      List<PgnNode> line)
      implements Exercise {
    public Script {
      sides = Set.copyOf(sides);
      line = List.copyOf(line);
    }
  }

  /**
   * A lone king to mate, against the best defence.
   *
   * @param par the number of moves after which a star is lost, or 0 for no limit
   */
  record MateLoneKing(ExerciseInfo info, Position position, int par) implements Exercise {
    @Override
    public boolean fitsTest() {
      return false;
    }
  }

  /** A mini-game to win against the computer. The learner moves first. */
  record WinMiniGame(ExerciseInfo info, MiniGame game, Position position, Strength strength)
      implements Exercise {
    @Override
    public boolean fitsTest() {
      return false;
    }
  }

  /**
   * A move against the rules to try, to see what the board says.
   *
   * @param past what led to the position
   * @param reason code of the reason that the refusal must give first
   * @param move the move to try, or null if any try with that reason counts
   */
  record TryForbidden(
      ExerciseInfo info, Position position, RulingContext past, String reason, @Nullable Move move)
      implements Exercise {}

  /**
   * Pieces to place until the board shows the target.
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
   * A set-up with faults to find.
   *
   * @param pieces the faulty set-up
   * @param turned whether the board is turned by a quarter, so that a1 is light
   * @param side the side that is set up, or null for both
   */
  record FindFault(ExerciseInfo info, Board pieces, boolean turned, @Nullable Color side)
      implements Exercise {

    /**
     * Returns the squares of each fault among the pieces: one square, or two whose pieces have been
     * swapped.
     */
    public List<SquareSet> faults() {
      return SetUpFaultFinder.of(this);
    }
  }

  /**
   * An empty board to turn until it lies right for two players.
   *
   * @param turned whether it starts turned by a quarter, so that a1 is light
   */
  record TurnBoard(ExerciseInfo info, boolean turned) implements Exercise {}

  /**
   * A question with options.
   *
   * @param past what led to the position
   */
  record Choose(ExerciseInfo info, Position position, RulingContext past, Question question)
      implements Exercise {}

  /** An exercise about the moves of a game. */
  sealed interface GameExercise extends Exercise {
    GameScore score();
  }

  /**
   * A game that the learner goes through, forward and back.
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

  /** Moves on the board to write down. */
  record WriteMoves(ExerciseInfo info, GameScore score, Notation notation)
      implements GameExercise {}

  /**
   * Moves on a score sheet to make on the board.
   *
   * @param side the side whose moves the learner makes, or null for both
   */
  record PlaySheet(ExerciseInfo info, GameScore score, Notation notation, @Nullable Color side)
      implements GameExercise {}

  /**
   * A score sheet with mistakes to find and correct.
   *
   * @param score the game as it was played
   * @param written the entries of the sheet, one for each move
   */
  record SheetFault(ExerciseInfo info, GameScore score, List<String> written, Notation notation)
      implements GameExercise {
    public SheetFault {
      written = List.copyOf(written);
    }
  }

  /**
   * A game that is drawn, or about to be.
   *
   * @param played how many of its moves are on the board at the start
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
