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
import org.queenside.text.Term;

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
  static Term piece(Role role) {
    return Term.of("piece." + key(role));
  }

  /** Returns "rook" for the piece on an occupied square. */
  Term pieceAt(Square square) {
    return piece(requirePiece(square).role());
  }

  /** Returns "the rook on f3" for an occupied square. */
  Term pieceOn(Square square) {
    return Term.of("piece.on", pieceAt(square), square);
  }

  Piece requirePiece(Square square) {
    return Objects.requireNonNull(position.at(square), square::toString);
  }

  /** Returns "the rook on f3 and the bishop on e4"; beyond two pieces the rest are only counted. */
  Term piecesOn(SquareSet squares) {
    List<Term> pieces = squares.stream().map(this::pieceOn).toList();
    return switch (pieces.size()) {
      case 1 -> pieces.getFirst();
      case 2 -> Term.of("list.and.two", pieces.get(0), pieces.get(1));
      default -> Term.of("list.and.more", pieces.get(0), pieces.get(1), pieces.size() - 2);
    };
  }

  /** Returns "take the rook or move the king". */
  Term ways(Set<CheckResponse> ways, Square checker) {
    List<Term> texts =
        ways.stream().sorted().map(way -> Term.of("ways." + key(way), pieceAt(checker))).toList();
    return switch (texts.size()) {
      case 1 -> texts.getFirst();
      case 2 -> Term.of("list.or.two", texts.get(0), texts.get(1));
      default -> Term.of("list.or.three", texts.get(0), texts.get(1), texts.get(2));
    };
  }

  /** Returns "the e-file", "rank 5" or "the g2–e4 diagonal". */
  static Term line(Line line) {
    Square start = line.start();
    return Term.of(
        "line." + key(line.kind()),
        start,
        line.end(),
        start.toString().charAt(1),
        start.toString().charAt(0));
  }

  /** Returns "White". */
  static Term side(Color color) {
    return Term.of("side." + key(color));
  }

  /** Returns "white". */
  static Term colour(Color color) {
    return Term.of("pieces." + key(color));
  }

  /** Returns "kingside". */
  static Term castling(CastlingSide side) {
    return Term.of("castling." + key(side));
  }

  /** Returns "light" or "dark". */
  static Term shade(Square square) {
    return Term.of(square.isLight() ? "shade.light" : "shade.dark");
  }

  /** Returns the name of a constant as it is used in keys, such as {@code fifty-moves}. */
  static String key(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
