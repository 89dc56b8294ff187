package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Scene;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.Diagram;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.SchemaType;
import org.queenside.course.syntax.ValueParsers;

/** Placing pieces until the board shows a target. */
final class SetUpKind extends ExerciseKind<Exercise.SetUp> {
  static final ExerciseField PLACE =
      ExerciseField.of(
          "place",
          SchemaType.list(
              SchemaType.oneOf("K", "Q", "R", "B", "N", "P", "k", "q", "r", "b", "n", "p")),
          "The pieces in the tray, each once. It must fit target and given.");

  static final ExerciseField TARGET =
      ExerciseField.of("target", SchemaType.STRING, SchemaType.PLACEMENT);

  static final ExerciseField GIVEN =
      ExerciseField.of("given", SchemaType.STRING, SchemaType.PLACEMENT);

  static final ExerciseField TIMED =
      ExerciseField.of(
          "timed", SchemaType.FLAG, "Whether the time is shown at the end. It costs no star.");

  SetUpKind() {
    super(
        "set-up",
        exercise -> new State(exercise, exercise.given()),
        List.of(TARGET, HINTS),
        List.of(GIVEN, PLACE, TIMED));
  }

  @Override
  public Exercise.SetUp read(ExerciseYaml fields) {
    Board given = board(fields.value(GIVEN, ValueParsers::placement));
    Board target = board(fields.required(TARGET, "8/8/8/8/8/8/8/R6R", ValueParsers::placement));
    checkTray(fields, given, target);
    Color side = target.pieces(Color.WHITE).isEmpty() ? Color.BLACK : Color.WHITE;
    return new Exercise.SetUp(fields.info(side), given, target, fields.flag(TIMED));
  }

  private static Board board(@Nullable Board board) {
    return board == null ? Board.EMPTY : board;
  }

  /** The tray follows from the target; the file lists it only for its readers. */
  private static void checkTray(ExerciseYaml fields, Board given, Board target) {
    List<Piece> tray = fields.values(PLACE, ValueParsers::piece);
    for (Piece piece : Piece.values()) {
      boolean missing = target.pieces(piece).size() > given.pieces(piece).size();
      if (!tray.isEmpty() && missing != tray.contains(piece)) {
        fields.problem(
            PLACE,
            missing
                ? "'%s' is still to be placed".formatted(piece.letter())
                : "no '%s' is left to be placed".formatted(piece.letter()),
            "List exactly the pieces that are in 'target' but not in 'given'");
      }
    }
  }

  @Override
  public void lint(Exercise.SetUp exercise, ExerciseYaml fields) {
    if (exercise.given().equals(exercise.target())) {
      fields.problem(GIVEN, "nothing is left to place", "Remove pieces from 'given'");
    }
    if (exercise.target().occupied().isEmpty()) {
      fields.problem(TARGET, "there is no piece to place", "Write the pieces as in a FEN");
    }
  }

  @Override
  public Stream<Answer.Try> answersForKey(String key, Exercise.SetUp exercise) {
    return start(exercise).scene().tray().keySet().stream()
        .flatMap(
            piece ->
                WrongAnswerKeys.onSquare(key, square -> new Answer.Place(square, piece, null)));
  }

  @Override
  public String hintKey(Exercise.SetUp exercise) {
    return "hint.squares";
  }

  @Override
  public @Nullable PrintedTask print(Exercise.SetUp exercise) {
    return exercise.timed()
        ? null
        : withFirstBoard(new AnswerFormat.Drawing(start(exercise).scene().tray()), exercise);
  }

  @Override
  public AnswerKey answerKey(Exercise.SetUp exercise) {
    return new AnswerKey.Picture(Diagram.of(exercise.target(), exercise.info().orientation()));
  }

  /** The state of {@link Exercise.SetUp}. A piece stays only on a square where it belongs. */
  record State(Exercise.SetUp exercise, Board board) implements ExerciseState {
    private static final Board START = Position.START.board();

    @Override
    public Verdict judge(Answer.Try answer) {
      if (complete() || !(answer instanceof Answer.Place place)) {
        return Verdict.ignored();
      }
      Square from = place.from();
      if (from != null) {
        return move(from, place.square());
      }
      return place.piece() == null
          ? clear(place.square())
          : place(board, place.piece(), place.square());
    }

    private Verdict clear(Square square) {
      return board.at(square) == null
          ? Verdict.ignored()
          : Verdict.right(new State(exercise, board.without(square)));
    }

    private Verdict move(Square from, Square to) {
      Piece piece = board.at(from);
      return piece == null || from == to ? Verdict.ignored() : put(board.without(from), piece, to);
    }

    private Verdict place(Board board, Piece piece, Square square) {
      return tray().containsKey(piece)
          ? put(board, piece, square)
          : Verdict.ignored("set-up.none-left", piece);
    }

    private Verdict put(Board board, Piece piece, Square square) {
      Piece wanted = exercise.target().at(square);
      if (wanted == piece) {
        return board.at(square) == piece
            ? Verdict.ignored()
            : Verdict.right(new State(exercise, board.with(square, piece)));
      }
      return new Verdict.Rejected(misplaced(exercise.target(), piece, square));
    }

    /** Explains where a misplaced piece belongs, with a rule to remember it. */
    private static AnswerOutcome misplaced(Board target, Piece piece, Square square) {
      SquareSet home = target.pieces(piece);
      BoardHighlights cross = BoardHighlights.crossing(square);
      if (home.isEmpty()) {
        return AnswerOutcome.wrong(cross, "set-up.not-needed", piece);
      }
      if (!START.pieces(piece).containsAll(home)) {
        return AnswerOutcome.wrong(cross, "set-up.elsewhere", piece, square, home);
      }
      Color color = piece.color();
      if (onTheOtherSide(color, square)) {
        return AnswerOutcome.wrong(cross, "set-up.wrong-side", piece, color, homeRank(piece));
      }
      return new AnswerOutcome.Wrong(
          Message.coded("set-up." + rule(piece, square), piece, color, home, square),
          cross,
          misconception(piece, square));
    }

    private static String rule(Piece piece, Square square) {
      Role owner = ownerAtStart(square);
      return switch (piece.role()) {
        case QUEEN -> queenRule(piece.color(), square);
        case KING -> owner == Role.QUEEN ? "king-queen-swapped" : "king-beside-queen";
        case KNIGHT -> owner == Role.BISHOP ? "knight-bishop-swapped" : "knight-beside-rook";
        case BISHOP -> owner == Role.KNIGHT ? "bishop-knight-swapped" : "bishop-in-the-middle";
        case ROOK -> "rook-in-corner";
        case PAWN -> "pawns-in-front";
      };
    }

    /**
     * Returns the rule about the queen's colour, which only helps if the square has the wrong
     * colour.
     */
    private static String queenRule(Color color, Square square) {
      if (square.isLight() == (color == Color.WHITE)) {
        return "queen-beside-king";
      }
      return "queen-own-colour." + (square.isLight() ? "light" : "dark");
    }

    private static @Nullable Misconception misconception(Piece piece, Square square) {
      Role owner = ownerAtStart(square);
      return switch (piece.role()) {
        case QUEEN -> owner == Role.KING ? Misconception.KING_AND_QUEEN_SWAPPED : null;
        case KING -> owner == Role.QUEEN ? Misconception.KING_AND_QUEEN_SWAPPED : null;
        case KNIGHT -> owner == Role.BISHOP ? Misconception.KNIGHT_AND_BISHOP_SWAPPED : null;
        case BISHOP -> owner == Role.KNIGHT ? Misconception.KNIGHT_AND_BISHOP_SWAPPED : null;
        case ROOK, PAWN -> null;
      };
    }

    private static @Nullable Role ownerAtStart(Square square) {
      Piece owner = START.at(square);
      return owner == null ? null : owner.role();
    }

    private static boolean onTheOtherSide(Color color, Square square) {
      return color == Color.WHITE ? square.rank() >= 4 : square.rank() < 4;
    }

    /** Returns the number of the rank on which the piece starts. */
    private static int homeRank(Piece piece) {
      int fromOwnEdge = piece.role() == Role.PAWN ? 2 : 1;
      return piece.color() == Color.WHITE ? fromOwnEdge : 9 - fromOwnEdge;
    }

    /** Returns the pieces still to be placed, and how many of each. */
    Map<Piece, Integer> tray() {
      Map<Piece, Integer> tray = new EnumMap<>(Piece.class);
      for (Piece piece : Piece.values()) {
        int missing = exercise.target().pieces(piece).size() - board.pieces(piece).size();
        if (missing > 0) {
          tray.put(piece, missing);
        }
      }
      return tray;
    }

    private SquareSet standingRight(Board board) {
      return exercise.target().occupied().stream()
          .filter(square -> isRight(board.at(square), square))
          .reduce(SquareSet.EMPTY, SquareSet::with, SquareSet::union);
    }

    private boolean isRight(@Nullable Piece piece, Square square) {
      return piece != null && piece == exercise.target().at(square);
    }

    @Override
    public boolean complete() {
      return board.equals(exercise.target());
    }

    @Override
    public Scene scene() {
      int given = standingRight(exercise.given()).size();
      return new SceneBuilder(Scene.Mode.PLACE, exercise.info(), board)
          .tray(tray())
          .progress(
              standingRight(board).size() - given, exercise.target().occupied().size() - given)
          .scene();
    }

    @Override
    public List<Answer.Try> solution() {
      List<Answer.Try> answers = new ArrayList<>();
      SquareSet right = standingRight(board);
      for (Square square : board.occupied().minus(right)) {
        answers.add(new Answer.Place(square, null, null));
      }
      for (Square square : exercise.target().occupied().minus(right)) {
        answers.add(new Answer.Place(square, exercise.target().at(square), null));
      }
      return answers;
    }

    @Override
    public BoardHighlights pointer() {
      SquareSet missing = exercise.target().occupied().minus(standingRight(board));
      return missing.isEmpty() ? BoardHighlights.NONE : BoardHighlights.framing(missing.first());
    }
  }
}
