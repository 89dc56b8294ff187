package org.queenside.board;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
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
import org.queenside.text.MessageBundle;

/** Phrases for sentences about rulings, for the pieces of one position. */
final class RulingMessages {
  private static final String BUNDLE = "vaadin-i18n.ruling";
  private static final Pattern SQUARE = Pattern.compile("\\b[a-h][1-8]\\b");

  private final Position position;
  private final Locale locale;
  private final MessageBundle messages;

  RulingMessages(Position position, Locale locale) {
    this.position = position;
    this.locale = locale;
    this.messages = MessageBundle.of(BUNDLE, locale);
  }

  /** Returns a sentence that starts with a capital letter, with its squares marked. */
  String sentence(String key, Object... arguments) {
    String text = messages.get(key, arguments);
    int first = text.offsetByCodePoints(0, 1);
    String capitalized = text.substring(0, first).toUpperCase(locale) + text.substring(first);
    return SQUARE.matcher(capitalized).replaceAll("**$0**");
  }

  /** Returns "rook". */
  String piece(Role role) {
    return messages.get("piece." + key(role));
  }

  /** Returns "rook" for the piece on an occupied square. */
  String pieceAt(Square square) {
    return piece(requirePiece(square).role());
  }

  /** Returns "the rook on f3" for an occupied square. */
  String pieceOn(Square square) {
    return messages.get("piece.on", pieceAt(square), square);
  }

  Piece requirePiece(Square square) {
    return Objects.requireNonNull(position.at(square), square::toString);
  }

  /** Returns "the rook on f3 and the bishop on e4"; beyond two pieces the rest are only counted. */
  String piecesOn(SquareSet squares) {
    List<String> pieces = squares.stream().map(this::pieceOn).toList();
    return switch (pieces.size()) {
      case 1 -> pieces.getFirst();
      case 2 -> messages.get("list.and.two", pieces.get(0), pieces.get(1));
      default -> messages.get("list.and.more", pieces.get(0), pieces.get(1), pieces.size() - 2);
    };
  }

  /** Returns "take the rook or move the king". */
  String ways(Set<CheckResponse> ways, Square checker) {
    List<String> texts =
        ways.stream()
            .sorted()
            .map(way -> messages.get("ways." + key(way), pieceAt(checker)))
            .toList();
    return switch (texts.size()) {
      case 1 -> texts.getFirst();
      case 2 -> messages.get("list.or.two", texts.get(0), texts.get(1));
      default -> messages.get("list.or.three", texts.get(0), texts.get(1), texts.get(2));
    };
  }

  /** Returns "the e-file", "rank 5" or "the g2–e4 diagonal". */
  String line(Line line) {
    Square start = line.start();
    return messages.get(
        "line." + key(line.kind()),
        start,
        line.end(),
        start.toString().charAt(1),
        start.toString().charAt(0));
  }

  /** Returns "White". */
  String side(Color color) {
    return messages.get("side." + key(color));
  }

  /** Returns "white". */
  String colour(Color color) {
    return messages.get("pieces." + key(color));
  }

  /** Returns "kingside". */
  String castling(CastlingSide side) {
    return messages.get("castling." + key(side));
  }

  /** Returns "light" or "dark". */
  String shade(Square square) {
    return messages.get(square.isLight() ? "shade.light" : "shade.dark");
  }

  /** Returns the name of a constant as it is used in keys, such as {@code fifty-moves}. */
  static String key(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
