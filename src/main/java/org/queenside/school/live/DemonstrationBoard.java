package org.queenside.school.live;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Arrow;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * The board that a teacher shows to a class.
 *
 * @param setup the pieces and the side to move
 * @param last the last move, or null
 * @param arrows what the teacher has drawn, at most {@link #MOST_ARROWS}; the oldest come first
 * @param circles the squares that the teacher has circled
 * @param front the side at the bottom
 */
public record DemonstrationBoard(
    Setup setup, @Nullable Move last, List<Arrow> arrows, SquareSet circles, Color front) {

  /** The most arrows; with another one, the oldest disappears. */
  static final int MOST_ARROWS = 40;

  private static final String BETWEEN = ",";
  private static final int PARTS = 5;

  /** Copies the arrows, and leaves out the oldest if there are too many. */
  public DemonstrationBoard {
    arrows = List.copyOf(arrows.subList(Math.max(0, arrows.size() - MOST_ARROWS), arrows.size()));
  }

  /** Returns a board with these pieces, on which nothing is drawn. */
  public static DemonstrationBoard of(Setup setup, Color front) {
    return new DemonstrationBoard(setup, null, List.of(), SquareSet.EMPTY, front);
  }

  /** Returns a board with a position, seen from White's side. */
  public static DemonstrationBoard of(Position position) {
    return of(Fen.read(position.toString()), Color.WHITE);
  }

  /** Returns this board with other pieces. What was drawn about the old ones is gone. */
  public DemonstrationBoard with(Setup other, @Nullable Move move) {
    return new DemonstrationBoard(other, move, List.of(), SquareSet.EMPTY, front);
  }

  /** Returns this board after a legal move. */
  public DemonstrationBoard after(Move move) {
    return with(Fen.read(setup.unchecked().play(move).toString()), move);
  }

  /** Returns this board with an arrow, or without it if it has been drawn. */
  public DemonstrationBoard toggled(Arrow arrow) {
    List<Arrow> others = new ArrayList<>(arrows);
    if (!others.remove(arrow)) {
      others.add(arrow);
    }
    return new DemonstrationBoard(setup, last, others, circles, front);
  }

  /** Returns this board with a circle, or without it if it has been drawn. */
  public DemonstrationBoard toggled(Square circle) {
    SquareSet others =
        circles.contains(circle)
            ? circles.minus(SquareSet.of(circle))
            : circles.union(SquareSet.of(circle));
    return new DemonstrationBoard(setup, last, arrows, others, front);
  }

  /** Returns this board without arrows and circles. */
  public DemonstrationBoard cleared() {
    return with(setup, last);
  }

  /** Returns this board seen from the other side. */
  public DemonstrationBoard turned() {
    return new DemonstrationBoard(setup, last, arrows, circles, front.opposite());
  }

  /** Returns the position in which the rules can judge a move, or what is wrong with it. */
  public PositionResult position() {
    return setup.lessonPosition();
  }

  /** Returns a text for the database. */
  String text() {
    return String.join(
        "|",
        setup.unchecked().toString(),
        last == null ? "" : last.toString(),
        arrows.stream()
            .map(arrow -> arrow.from().toString() + arrow.to())
            .collect(Collectors.joining(BETWEEN)),
        circles.stream().map(Square::toString).collect(Collectors.joining(BETWEEN)),
        String.valueOf(front.letter()));
  }

  /** Reads what {@link #text} wrote. */
  static DemonstrationBoard parse(String text) {
    String[] parts = text.split("\\|", PARTS);
    return new DemonstrationBoard(
        Fen.read(parts[0]),
        parts[1].isEmpty() ? null : Move.parseUci(parts[1]),
        list(
            parts[2],
            each -> new Arrow(Square.parse(each.substring(0, 2)), Square.parse(each.substring(2)))),
        list(parts[3], Square::parse).stream()
            .reduce(SquareSet.EMPTY, SquareSet::with, SquareSet::union),
        parts[4].charAt(0) == Color.WHITE.letter() ? Color.WHITE : Color.BLACK);
  }

  private static <T> List<T> list(String part, Function<String, T> read) {
    return part.isEmpty() ? List.of() : Arrays.stream(part.split(BETWEEN)).map(read).toList();
  }
}
