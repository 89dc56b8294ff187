package org.queenside.course.kind;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.feedback.SetUpFeedback;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Scene;

/** The state of {@link Exercise.SetUp}. A piece stays only on a square where it belongs. */
record SetUpState(Exercise.SetUp exercise, Board board) implements ExerciseState {

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
        : Verdict.right(new SetUpState(exercise, board.without(square)));
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
          : Verdict.right(new SetUpState(exercise, board.with(square, piece)));
    }
    return new Verdict.Rejected(SetUpFeedback.of(exercise.target(), piece, square));
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
        .progress(standingRight(board).size() - given, exercise.target().occupied().size() - given)
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
