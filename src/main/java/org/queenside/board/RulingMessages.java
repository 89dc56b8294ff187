package org.queenside.board;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.regex.Pattern;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.CheckResponse;
import org.queenside.chess.Color;
import org.queenside.chess.Line;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** The words a ruling is made of, from the message bundle, for the pieces of one position. */
final class RulingMessages {
  private static final String BUNDLE = "org.queenside.board.ruling";
  private static final Pattern SQUARE = Pattern.compile("\\b[a-h][1-8]\\b");

  private final Position position;
  private final Locale locale;
  private final ResourceBundle bundle;

  RulingMessages(Position position, Locale locale) {
    this.position = position;
    this.locale = locale;
    this.bundle = ResourceBundle.getBundle(BUNDLE, locale);
  }

  /** Returns a whole sentence: begun with a capital, its squares marked. */
  String sentence(String key, Object... arguments) {
    String text = say(key, arguments);
    int first = text.offsetByCodePoints(0, 1);
    String begun = text.substring(0, first).toUpperCase(locale) + text.substring(first);
    return SQUARE.matcher(begun).replaceAll("**$0**");
  }

  private String say(String key, Object... arguments) {
    return new MessageFormat(bundle.getString(key), locale).format(arguments);
  }

  /** Returns "rook". */
  String piece(Role role) {
    return say("piece." + key(role));
  }

  /** Returns "rook" for the piece on a square that is not empty. */
  String pieceAt(Square square) {
    return piece(standingOn(square).role());
  }

  /** Returns "the rook on f3" for a square that is not empty. */
  String pieceOn(Square square) {
    return say("piece.on", pieceAt(square), square);
  }

  Piece standingOn(Square square) {
    return Objects.requireNonNull(position.at(square), square::toString);
  }

  /** Returns "the rook on f3 and the bishop on e4"; of more than two pieces the rest is counted. */
  String piecesOn(SquareSet squares) {
    List<String> pieces = squares.stream().map(this::pieceOn).toList();
    return switch (pieces.size()) {
      case 1 -> pieces.getFirst();
      case 2 -> say("list.and.two", pieces.get(0), pieces.get(1));
      default -> say("list.and.more", pieces.get(0), pieces.get(1), pieces.size() - 2);
    };
  }

  /** Returns "take the rook or move the king". */
  String ways(Set<CheckResponse> ways, Square checker) {
    List<String> said =
        ways.stream().sorted().map(way -> say("ways." + key(way), pieceAt(checker))).toList();
    return switch (said.size()) {
      case 1 -> said.getFirst();
      case 2 -> say("list.or.two", said.get(0), said.get(1));
      default -> say("list.or.three", said.get(0), said.get(1), said.get(2));
    };
  }

  /** Returns "the e-file", "rank 5" or "the g2–e4 diagonal". */
  String line(Line line) {
    Square start = line.start();
    return say(
        "line." + key(line.kind()),
        start,
        line.end(),
        start.toString().charAt(1),
        start.toString().charAt(0));
  }

  /** Returns "White". */
  String side(Color color) {
    return say("side." + key(color));
  }

  /** Returns "white". */
  String colour(Color color) {
    return say("pieces." + key(color));
  }

  /** Returns "kingside". */
  String castling(CastlingSide side) {
    return say("castling." + key(side));
  }

  /** Returns "light" or "dark". */
  String shade(Square square) {
    return say(square.isLight() ? "shade.light" : "shade.dark");
  }

  /** Returns the name of a constant as it stands in a key, such as {@code fifty-moves}. */
  static String key(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
