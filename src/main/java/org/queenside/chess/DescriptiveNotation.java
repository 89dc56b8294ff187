package org.queenside.chess;

import java.util.List;
import java.util.Objects;

/**
 * Descriptive notation, used in English books until about 1980: {@code P-K4}, {@code N-KB3}, {@code
 * BxP ch}. Each player counts the ranks from their own side, and files are named after the pieces
 * that start on them. Moves are only written this way, to help readers of old books; there is no
 * parser.
 */
public final class DescriptiveNotation {
  private static final String[] FILES = {"QR", "QN", "QB", "Q", "K", "KB", "KN", "KR"};

  private final Position position;
  private final Move move;

  private DescriptiveNotation(Position position, Move move) {
    this.position = position;
    this.move = move;
  }

  /** How precisely the squares are given. The first level that fits only one legal move is used. */
  private enum Detail {
    LEAST,
    SQUARE,
    ORIGIN,
    BOTH
  }

  /**
   * Returns the move in the shortest form that fits no other legal move.
   *
   * @throws IllegalArgumentException if the move is not legal
   */
  public static String write(Position position, Move move) {
    Position after = position.play(move);
    String text = shortest(position, move);
    if (!after.isCheck()) {
      return text;
    }
    return text + (after.hasLegalMove() ? " ch" : " mate");
  }

  private static String shortest(Position position, Move move) {
    List<DescriptiveNotation> others =
        position.legalMoves().stream()
            .filter(other -> !other.equals(move))
            .map(other -> new DescriptiveNotation(position, other))
            .toList();
    DescriptiveNotation wanted = new DescriptiveNotation(position, move);
    for (Detail detail : Detail.values()) {
      String text = wanted.text(detail);
      if (others.stream().noneMatch(other -> other.text(detail).equals(text))) {
        return text;
      }
    }
    throw new IllegalStateException("no unambiguous text for " + move + " in " + position);
  }

  private String text(Detail detail) {
    int kind = MoveCode.kind(position.code(move));
    return switch (kind) {
      case MoveCode.CASTLING -> castling(detail);
      case MoveCode.EN_PASSANT -> capture(Role.PAWN, detail) + " e.p.";
      default -> squares(detail) + promotion();
    };
  }

  private String castling(Detail detail) {
    if (detail == Detail.LEAST) {
      return "Castles";
    }
    return move.to().file() > move.from().file() ? "Castles K" : "Castles Q";
  }

  private String squares(Detail detail) {
    Piece captured = position.at(move.to());
    if (captured != null) {
      return capture(captured.role(), detail);
    }
    String to = name(move.to());
    return switch (detail) {
      case LEAST -> piece() + "-" + shortName(move.to());
      case SQUARE -> piece() + "-" + to;
      case ORIGIN -> origin() + "-" + shortName(move.to());
      case BOTH -> origin() + "-" + to;
    };
  }

  private String capture(Role captured, Detail detail) {
    String plain = "x" + captured.letter();
    String exact = plain + "(" + name(move.to()) + ")";
    return switch (detail) {
      case LEAST -> piece() + plain;
      case SQUARE -> piece() + exact;
      case ORIGIN -> origin() + plain;
      case BOTH -> origin() + exact;
    };
  }

  private String promotion() {
    Role promotion = move.promotion();
    return promotion == null ? "" : "=" + promotion.letter();
  }

  private String origin() {
    return piece() + "(" + name(move.from()) + ")";
  }

  private String piece() {
    return String.valueOf(Objects.requireNonNull(position.at(move.from())).role().letter());
  }

  private String name(Square square) {
    int rank = position.turn() == Color.WHITE ? square.rank() + 1 : 8 - square.rank();
    return FILES[square.file()] + rank;
  }

  /** Returns the square's name without the side of the board, such as B3 for KB3 and QB3. */
  private String shortName(Square square) {
    String name = name(square);
    return name.length() == 3 ? name.substring(1) : name;
  }
}
