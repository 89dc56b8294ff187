package org.queenside.chess;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The pieces on their squares, and what they attack. A board has no side to move and no rights, and
 * doesn't check legality: any piece can be on any square.
 *
 * <p>Stored as six bitboards. A queen is in both {@code diagonals} and {@code straights}.
 */
public final class Board {
  /** The board without pieces. */
  public static final Board EMPTY = new Board(0, 0, 0, 0, 0, 0);

  final long pawns;
  final long knights;
  final long diagonals;
  final long straights;
  final long kings;
  final long white;

  private Board(long pawns, long knights, long diagonals, long straights, long kings, long white) {
    this.pawns = pawns;
    this.knights = knights;
    this.diagonals = diagonals;
    this.straights = straights;
    this.kings = kings;
    this.white = white;
  }

  /** Returns the board with exactly the given pieces. */
  public static Board of(Map<Square, Piece> pieces) {
    Builder builder = new Builder();
    pieces.forEach((square, piece) -> builder.put(square.ordinal(), piece));
    return builder.build();
  }

  /** Returns the piece on a square, or null if it is empty. */
  public @Nullable Piece at(Square square) {
    long bit = square.bit();
    Role role = roleAt(bit);
    return role == null ? null : Piece.of((white & bit) != 0 ? Color.WHITE : Color.BLACK, role);
  }

  private @Nullable Role roleAt(long bit) {
    if ((occupancy() & bit) == 0) {
      return null;
    }
    if ((pawns & bit) != 0) {
      return Role.PAWN;
    }
    if ((knights & bit) != 0) {
      return Role.KNIGHT;
    }
    if ((kings & bit) != 0) {
      return Role.KING;
    }
    if ((diagonals & bit) == 0) {
      return Role.ROOK;
    }
    return (straights & bit) == 0 ? Role.BISHOP : Role.QUEEN;
  }

  /** Returns the squares of all pieces. */
  public SquareSet occupied() {
    return new SquareSet(occupancy());
  }

  /** Returns the squares of all pieces of one side. */
  public SquareSet pieces(Color color) {
    return new SquareSet(bits(color));
  }

  /** Returns the squares of all pieces of one role, on both sides. */
  public SquareSet pieces(Role role) {
    return new SquareSet(bits(role));
  }

  /** Returns the squares of all pieces of one role and side. */
  public SquareSet pieces(Piece piece) {
    return new SquareSet(bits(piece.role()) & bits(piece.color()));
  }

  /** Returns the square of a side's king, or null if it has none. */
  public @Nullable Square king(Color color) {
    long king = kings & bits(color);
    return king == 0 ? null : Square.at(Long.numberOfTrailingZeros(king));
  }

  /** Returns all pieces by square, from a1 along the ranks to h8; unmodifiable. */
  public Map<Square, Piece> toMap() {
    Map<Square, Piece> pieces = new EnumMap<>(Square.class);
    for (Square square : occupied()) {
      pieces.put(square, at(square));
    }
    return Collections.unmodifiableMap(pieces);
  }

  /** Returns the squares that the piece on a square attacks; none if it is empty. */
  public SquareSet attacks(Square from) {
    Piece piece = at(from);
    return piece == null ? SquareSet.EMPTY : Attacks.of(piece, from, occupied());
  }

  /**
   * Returns the squares of the pieces of one side that attack a square, even if they are pinned
   * (FIDE 3.1.2).
   */
  public SquareSet attackers(Square target, Color by) {
    return new SquareSet(attackers(target.ordinal(), occupancy()) & bits(by));
  }

  /** Returns this board with a piece on a square, replacing any other piece there. */
  public Board with(Square square, Piece piece) {
    Builder builder = new Builder(without(square));
    builder.put(square.ordinal(), piece);
    return builder.build();
  }

  /** Returns this board with an empty square. */
  public Board without(Square square) {
    long kept = ~square.bit();
    return new Board(
        pawns & kept,
        knights & kept,
        diagonals & kept,
        straights & kept,
        kings & kept,
        white & kept);
  }

  long occupancy() {
    return pawns | knights | diagonals | straights | kings;
  }

  long bits(Color color) {
    return color == Color.WHITE ? white : occupancy() & ~white;
  }

  long bits(Role role) {
    return switch (role) {
      case PAWN -> pawns;
      case KNIGHT -> knights;
      case BISHOP -> diagonals & ~straights;
      case ROOK -> straights & ~diagonals;
      case QUEEN -> diagonals & straights;
      case KING -> kings;
    };
  }

  /** The pieces of both sides that attack a square if exactly the given squares are occupied. */
  long attackers(int target, long occupied) {
    return Attacks.pawn(Color.BLACK, target) & pawns & white
        | Attacks.pawn(Color.WHITE, target) & pawns & ~white
        | Attacks.knight(target) & knights
        | SliderAttacks.bishop(target, occupied) & diagonals
        | SliderAttacks.rook(target, occupied) & straights
        | Attacks.king(target) & kings;
  }

  /** Every square that some piece of one side attacks if exactly the given squares are occupied. */
  long attackedBy(Color color, long occupied) {
    long own = bits(color);
    int forward = color == Color.WHITE ? 8 : -8;
    long ahead = Long.rotateLeft(pawns & own, forward);
    long attacked = Attacks.west(ahead) | Attacks.east(ahead);
    for (long rest = knights & own; rest != 0; rest &= rest - 1) {
      attacked |= Attacks.knight(Long.numberOfTrailingZeros(rest));
    }
    for (long rest = diagonals & own; rest != 0; rest &= rest - 1) {
      attacked |= SliderAttacks.bishop(Long.numberOfTrailingZeros(rest), occupied);
    }
    for (long rest = straights & own; rest != 0; rest &= rest - 1) {
      attacked |= SliderAttacks.rook(Long.numberOfTrailingZeros(rest), occupied);
    }
    for (long rest = kings & own; rest != 0; rest &= rest - 1) {
      attacked |= Attacks.king(Long.numberOfTrailingZeros(rest));
    }
    return attacked;
  }

  /** This board after the piece on one square moved to another and captured any piece there. */
  Board moved(int from, int to) {
    return shifted(from, to, ~(1L << from | 1L << to));
  }

  /** This board after a pawn captured another on the square beside it. */
  Board capturedEnPassant(int from, int to) {
    int captured = from & 0x38 | to & 7;
    return shifted(from, to, ~(1L << from | 1L << to | 1L << captured));
  }

  Board castled(int kingFrom, int kingTo, int rookFrom, int rookTo) {
    return moved(kingFrom, kingTo).moved(rookFrom, rookTo);
  }

  /** This board after a pawn moved and became another piece. */
  Board promoted(int from, int to, int role) {
    Board moved = moved(from, to);
    long bit = 1L << to;
    return new Board(
        moved.pawns & ~bit,
        moved.knights | (role == Role.KNIGHT.ordinal() ? bit : 0),
        moved.diagonals | (role == Role.BISHOP.ordinal() || role == Role.QUEEN.ordinal() ? bit : 0),
        moved.straights | (role == Role.ROOK.ordinal() || role == Role.QUEEN.ordinal() ? bit : 0),
        moved.kings,
        moved.white);
  }

  /** Keeps the given squares and copies the piece from one square to another, without branches. */
  private Board shifted(int from, int to, long kept) {
    return new Board(
        pawns & kept | (pawns >>> from & 1) << to,
        knights & kept | (knights >>> from & 1) << to,
        diagonals & kept | (diagonals >>> from & 1) << to,
        straights & kept | (straights >>> from & 1) << to,
        kings & kept | (kings >>> from & 1) << to,
        white & kept | (white >>> from & 1) << to);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof Board other
        && pawns == other.pawns
        && knights == other.knights
        && diagonals == other.diagonals
        && straights == other.straights
        && kings == other.kings
        && white == other.white;
  }

  @Override
  public int hashCode() {
    long hash = pawns;
    hash = 31 * hash + knights;
    hash = 31 * hash + diagonals;
    hash = 31 * hash + straights;
    hash = 31 * hash + kings;
    hash = 31 * hash + white;
    return Long.hashCode(hash * 0x9E3779B97F4A7C15L);
  }

  /** Returns the pieces as in a FEN, such as {@code 8/8/8/8/8/8/R7/8}. */
  @Override
  public String toString() {
    return Fen.write(this);
  }

  /** Collects pieces for a board. */
  static final class Builder {
    /** For each piece, the bitboards it belongs to: one bit each, in the order of the fields. */
    private static final int[] SETS = Stream.of(Piece.values()).mapToInt(Builder::sets).toArray();

    private long pawns;
    private long knights;
    private long diagonals;
    private long straights;
    private long kings;
    private long white;

    Builder() {}

    private Builder(Board board) {
      pawns = board.pawns;
      knights = board.knights;
      diagonals = board.diagonals;
      straights = board.straights;
      kings = board.kings;
      white = board.white;
    }

    private static int sets(Piece piece) {
      int role =
          switch (piece.role()) {
            case PAWN -> 0b00001;
            case KNIGHT -> 0b00010;
            case BISHOP -> 0b00100;
            case ROOK -> 0b01000;
            case QUEEN -> 0b01100;
            case KING -> 0b10000;
          };
      return piece.color() == Color.WHITE ? role | 0b100000 : role;
    }

    /** Puts a piece on an empty square. */
    void put(int square, Piece piece) {
      int sets = SETS[piece.ordinal()];
      pawns |= (sets & 1L) << square;
      knights |= (sets >> 1 & 1L) << square;
      diagonals |= (sets >> 2 & 1L) << square;
      straights |= (sets >> 3 & 1L) << square;
      kings |= (sets >> 4 & 1L) << square;
      white |= (sets >> 5 & 1L) << square;
    }

    Board build() {
      return new Board(pawns, knights, diagonals, straights, kings, white);
    }
  }
}
