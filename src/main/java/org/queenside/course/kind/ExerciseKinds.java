package org.queenside.course.kind;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;

/** All kinds of exercises. */
public final class ExerciseKinds {
  private static final ReadKind READ = new ReadKind();
  private static final FindSquaresKind FIND_SQUARES = new FindSquaresKind();
  private static final NameSquaresKind NAME_SQUARES = new NameSquaresKind();
  private static final MarkSquaresKind MARK_SQUARES = new MarkSquaresKind();
  private static final CollectKind COLLECT = new CollectKind();
  private static final CaptureAllKind CAPTURE_ALL = new CaptureAllKind();
  private static final ReachGoalKind REACH_GOAL = new ReachGoalKind();
  private static final TryForbiddenKind TRY_FORBIDDEN = new TryForbiddenKind();
  private static final CatchKind CATCH = new CatchKind();
  private static final FindAllKind FIND_ALL = new FindAllKind();
  private static final MateOrNotKind MATE_OR_NOT = new MateOrNotKind();
  private static final ScriptKind SCRIPT = new ScriptKind();
  private static final MateLoneKingKind MATE_LONE_KING = new MateLoneKingKind();
  private static final WinMiniGameKind WIN_MINI_GAME = new WinMiniGameKind();
  private static final SetUpKind SET_UP = new SetUpKind();
  private static final FindSetUpMistakeKind FIND_FAULT = new FindSetUpMistakeKind();
  private static final TurnBoardKind TURN_BOARD = new TurnBoardKind();
  private static final ChooseKind CHOOSE = new ChooseKind();
  private static final ReplayKind REPLAY = new ReplayKind();
  private static final WriteMovesKind WRITE_MOVES = new WriteMovesKind();
  private static final PlayScoreSheetKind PLAY_SHEET = new PlayScoreSheetKind();
  private static final FindScoreSheetMistakeKind SHEET_FAULT = new FindScoreSheetMistakeKind();
  private static final DrawKind DRAW = new DrawKind();

  private static final List<ExerciseKind<?>> ALL =
      List.of(
          READ,
          FIND_SQUARES,
          NAME_SQUARES,
          MARK_SQUARES,
          COLLECT,
          CAPTURE_ALL,
          REACH_GOAL,
          TRY_FORBIDDEN,
          CATCH,
          FIND_ALL,
          MATE_OR_NOT,
          SCRIPT,
          MATE_LONE_KING,
          WIN_MINI_GAME,
          SET_UP,
          FIND_FAULT,
          TURN_BOARD,
          CHOOSE,
          REPLAY,
          WRITE_MOVES,
          PLAY_SHEET,
          SHEET_FAULT,
          DRAW);

  private ExerciseKinds() {}

  /** Returns the kind of an exercise. */
  @SuppressWarnings("unchecked") // The switch pairs each record with its own kind.
  public static <E extends Exercise> ExerciseKind<E> of(E exercise) {
    return (ExerciseKind<E>)
        switch ((Exercise) exercise) {
          case Exercise.Read _ -> READ;
          case Exercise.FindSquares _ -> FIND_SQUARES;
          case Exercise.NameSquares _ -> NAME_SQUARES;
          case Exercise.MarkSquares _ -> MARK_SQUARES;
          case Exercise.Collect _ -> COLLECT;
          case Exercise.CaptureAll _ -> CAPTURE_ALL;
          case Exercise.ReachGoal _ -> REACH_GOAL;
          case Exercise.TryForbidden _ -> TRY_FORBIDDEN;
          case Exercise.Catch _ -> CATCH;
          case Exercise.FindAll _ -> FIND_ALL;
          case Exercise.MateOrNot _ -> MATE_OR_NOT;
          case Exercise.Script _ -> SCRIPT;
          case Exercise.MateLoneKing _ -> MATE_LONE_KING;
          case Exercise.WinMiniGame _ -> WIN_MINI_GAME;
          case Exercise.SetUp _ -> SET_UP;
          case Exercise.FindSetUpMistake _ -> FIND_FAULT;
          case Exercise.TurnBoard _ -> TURN_BOARD;
          case Exercise.Choose _ -> CHOOSE;
          case Exercise.Replay _ -> REPLAY;
          case Exercise.WriteMoves _ -> WRITE_MOVES;
          case Exercise.PlayScoreSheet _ -> PLAY_SHEET;
          case Exercise.FindScoreSheetMistake _ -> SHEET_FAULT;
          case Exercise.Draw _ -> DRAW;
        };
  }

  /**
   * Returns all kinds. If two share a word, the first one is meant unless the fields describe the
   * second.
   */
  public static List<ExerciseKind<?>> all() {
    return ALL;
  }

  /** Returns the words that authors write after {@code kind:}. */
  public static List<String> words() {
    return ALL.stream().map(ExerciseKind::word).distinct().toList();
  }

  /** Returns all fields that exercises can have. */
  public static Set<ExerciseField> fields() {
    return ALL.stream()
        .flatMap(kind -> kind.fields().stream())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /**
   * Returns the kind that an author means.
   *
   * @param word one of {@link #words()}
   * @param fields the other fields, which decide between two kinds with the same word
   */
  public static ExerciseKind<?> describedBy(String word, ExerciseYaml fields) {
    return ALL.reversed().stream()
        .filter(kind -> kind.word().equals(word) && kind.isDescribedBy(fields))
        .findFirst()
        .orElseThrow();
  }
}
