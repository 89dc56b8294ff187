package org.queenside.chess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A board with the side to move, castling and en passant rights and the two counters: everything
 * that decides which moves are legal. {@link Game} knows the earlier positions and handles rules
 * such as repetition.
 *
 * <p>In lessons a side may have no king; then it is never in check. A king is never captured.
 */
public final class Position {
  /** The position in which every game begins (FIDE 2.3). */
  public static final Position START =
      fromFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");

  private static final long KING_HOMES = 1L << 4 | 1L << 60;

  final Board board;

  /** The home squares of rooks that may castle, and the target square of en passant. */
  final long rights;

  private final int halfmoveClock;

  /** Twice the number of completed full moves, plus one if Black is to move. */
  private final int ply;

  Position(Board board, long rights, int halfmoveClock, int ply) {
    this.board = board;
    this.rights = rights;
    this.halfmoveClock = halfmoveClock;
    this.ply = ply;
  }

  /**
   * Reads a position that can occur in a game.
   *
   * @throws NotationException if the text isn't a FEN
   * @throws IllegalArgumentException if the FEN describes an impossible position; the message lists
   *     the problems
   */
  public static Position fromFen(String fen) {
    return orThrow(Fen.read(fen).position(), fen);
  }

  /**
   * Reads a position for a lesson, in which kings may be missing.
   *
   * @throws NotationException if the text isn't a FEN
   * @throws IllegalArgumentException if the FEN describes an impossible position; the message lists
   *     the problems
   */
  public static Position lessonFromFen(String fen) {
    return orThrow(Fen.read(fen).lessonPosition(), fen);
  }

  private static Position orThrow(PositionResult result, String fen) {
    return switch (result) {
      case PositionResult.Valid(Position position) -> position;
      case PositionResult.Invalid(List<SetupProblem> problems) ->
          throw new IllegalArgumentException("impossible position " + fen + ": " + problems);
    };
  }

  /** Returns the pieces on their squares. */
  public Board board() {
    return board;
  }

  /** Returns the side to move. */
  public Color turn() {
    return (ply & 1) == 0 ? Color.WHITE : Color.BLACK;
  }

  /** Returns the piece on a square, or null if it is empty. */
  public @Nullable Piece at(Square square) {
    return board.at(square);
  }

  /** Returns the squares of all pieces of one side. */
  public SquareSet pieces(Color color) {
    return board.pieces(color);
  }

  /** Returns the squares of all pieces of one role, on both sides. */
  public SquareSet pieces(Role role) {
    return board.pieces(role);
  }

  /** Returns the squares of all pieces of one role and side. */
  public SquareSet pieces(Piece piece) {
    return board.pieces(piece);
  }

  /** Returns the squares of all pieces. */
  public SquareSet occupied() {
    return board.occupied();
  }

  /** Returns the square of a side's king, or null if it has none. */
  public @Nullable Square king(Color color) {
    return board.king(color);
  }

  /** Returns the castling rights that aren't lost. */
  public CastlingRights castling() {
    return new CastlingRights(new SquareSet(rights & CastlingRights.CORNERS));
  }

  /**
   * Returns the square that a double step has just passed over, or null if the last move wasn't
   * one. A capture there may be impossible; see {@link #canCaptureEnPassant()}.
   */
  public @Nullable Square enPassant() {
    long bit = enPassantBit();
    return bit == 0 ? null : Square.at(Long.numberOfTrailingZeros(bit));
  }

  /** Returns true if a capture en passant is legal now. */
  public boolean canCaptureEnPassant() {
    return enPassantBit() != 0 && new MoveGenerator(this).enPassantOrigins() != 0;
  }

  /** Returns the number of moves by either side since the last capture or pawn move. */
  public int halfmoveClock() {
    return halfmoveClock;
  }

  /** Returns the number of the current move, from 1; it goes up after Black's move. */
  public int fullmoveNumber() {
    return (ply >> 1) + 1;
  }

  /** Returns every legal move once; a promotion counts once for each piece it may become. */
  public List<Move> legalMoves() {
    return codes().toMoves();
  }

  /** Returns the number of legal moves without listing them. */
  public int legalMoveCount() {
    return new MoveGenerator(this).count();
  }

  public boolean hasLegalMove() {
    return new MoveGenerator(this).any();
  }

  /** Returns true if the move is legal. Castling must be the king's move of two squares. */
  public boolean isLegal(Move move) {
    return targets(move.from()).contains(move.to())
        && (move.promotion() != null) == isPromotion(move);
  }

  private boolean isPromotion(Move move) {
    return (board.pawns & move.from().bit()) != 0
        && (move.to().rank() == 0 || move.to().rank() == 7);
  }

  /**
   * Returns the squares to which the piece on a square can legally move; none if it is the other
   * side's turn.
   */
  public SquareSet targets(Square from) {
    return new SquareSet(new MoveGenerator(this).targets(from.ordinal()));
  }

  /** Returns the legal targets of every piece that can move. */
  public Map<Square, SquareSet> targets() {
    Map<Square, SquareSet> targets = new EnumMap<>(Square.class);
    for (Square from : pieces(turn())) {
      SquareSet reached = targets(from);
      if (!reached.isEmpty()) {
        targets.put(from, reached);
      }
    }
    return targets;
  }

  /** Returns the squares that the piece on a square attacks; none if it is empty. */
  public SquareSet attacks(Square from) {
    return board.attacks(from);
  }

  /** Returns the squares of the pieces of one side that attack a square, even if pinned. */
  public SquareSet attackers(Square target, Color by) {
    return board.attackers(target, by);
  }

  /** Returns the squares of the pieces that give check to the side to move. */
  public SquareSet checkers() {
    return new SquareSet(checkersOf(turn()));
  }

  private long checkersOf(Color color) {
    long king = board.kings & board.bits(color);
    return king == 0
        ? 0
        : board.attackers(Long.numberOfTrailingZeros(king), board.occupancy())
            & board.bits(color.opposite());
  }

  /**
   * Returns the squares of a side's pinned pieces: each is the only piece between its king and an
   * attacker (FIDE 3.1.3).
   */
  public SquareSet pinned(Color color) {
    return Pins.of(board, color);
  }

  /** Returns true if the side to move is in check (FIDE 3.9.1). */
  public boolean isCheck() {
    return checkersOf(turn()) != 0;
  }

  /** Returns true if the side to move is in check and has no legal move (FIDE 5.1.1). */
  public boolean isCheckmate() {
    MoveGenerator generator = new MoveGenerator(this);
    return generator.checkers != 0 && !generator.any();
  }

  /** Returns true if the side to move is not in check and has no legal move (FIDE 5.2.1). */
  public boolean isStalemate() {
    MoveGenerator generator = new MoveGenerator(this);
    return generator.checkers == 0 && !generator.any();
  }

  /**
   * Returns every legal move that gives check; a promotion counts once for each piece that gives
   * check.
   */
  public List<Move> checkingMoves() {
    return checkingMoves(false);
  }

  /** Returns every legal move that mates. */
  public List<Move> matesInOne() {
    return checkingMoves(true);
  }

  private List<Move> checkingMoves(boolean onlyMates) {
    MoveList moves = codes();
    CheckingMoves checks = new CheckingMoves(this);
    List<Move> found = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      int code = moves.get(i);
      if (checks.contains(code) && !(onlyMates && after(code).hasLegalMove())) {
        found.add(Move.ofCode(code));
      }
    }
    return Collections.unmodifiableList(found);
  }

  /**
   * Returns the position after a move.
   *
   * @throws IllegalArgumentException if the move is not legal
   */
  public Position play(Move move) {
    if (!isLegal(move)) {
      throw new IllegalArgumentException(move + " is not legal in " + this);
    }
    return after(code(move));
  }

  /**
   * Returns the position after a move that is known to be legal, such as one of {@link
   * #legalMoves()}. Searches make millions of moves, so it isn't checked again: after any other
   * move the position is nonsense.
   */
  public Position playLegal(Move move) {
    return after(code(move));
  }

  /**
   * Returns this position with the given side to move and no en passant right, for lessons in which
   * one side moves several times in a row. The counters don't change.
   */
  public Position withTurn(Color turn) {
    return new Position(
        board, rights & CastlingRights.CORNERS, halfmoveClock, ply & ~1 | turn.ordinal());
  }

  /**
   * Returns true if both are the same position for the repetition rules (FIDE 9.2.3): the same
   * pieces, side to move, castling rights and possible en passant captures. The counters don't
   * matter.
   */
  public boolean samePosition(Position other) {
    return board.equals(other.board)
        && turn() == other.turn()
        && repetitionKey().equals(other.repetitionKey());
  }

  /**
   * Returns this position without what the repetition rules ignore: the counters are reset, and
   * there is no en passant square unless a capture is legal. Two positions are the same (FIDE
   * 9.2.3) exactly if their keys are equal.
   */
  public Position repetitionKey() {
    long kept = canCaptureEnPassant() ? rights : rights & CastlingRights.CORNERS;
    return new Position(board, kept, 0, ply & 1);
  }

  /** The legal moves as {@link MoveCode}s. */
  MoveList codes() {
    return new MoveGenerator(this).list();
  }

  long enPassantBit() {
    return rights & ~CastlingRights.CORNERS;
  }

  /** The {@link MoveCode} of a legal move. */
  int code(Move move) {
    int from = move.from().ordinal();
    int to = move.to().ordinal();
    Role promotion = move.promotion();
    int kind = MoveCode.PLAIN;
    if (promotion != null) {
      kind = promotion.ordinal();
    } else if ((board.pawns & move.from().bit()) != 0) {
      if (Math.abs(from - to) == 16) {
        kind = MoveCode.DOUBLE_STEP;
      } else if ((enPassantBit() & move.to().bit()) != 0
          && move.from().file() != move.to().file()) {
        kind = MoveCode.EN_PASSANT;
      }
    } else if ((board.kings & move.from().bit()) != 0 && Math.abs(from - to) == 2) {
      kind = MoveCode.CASTLING;
    }
    return MoveCode.of(from, to, kind);
  }

  /** The position after a legal move. */
  Position after(int code) {
    int from = MoveCode.from(code);
    int to = MoveCode.to(code);
    int kind = MoveCode.kind(code);
    long touched = 1L << from | 1L << to;
    boolean irreversible = (board.pawns & 1L << from) != 0 || (board.occupancy() & 1L << to) != 0;
    long kingLeft = touched & KING_HOMES;
    long lost = touched | kingLeft << 3 | kingLeft >>> 4;
    long kept = rights & CastlingRights.CORNERS & ~lost;
    int clock = irreversible ? 0 : halfmoveClock + 1;
    return switch (kind) {
      case MoveCode.PLAIN -> new Position(board.moved(from, to), kept, clock, ply + 1);
      case MoveCode.DOUBLE_STEP ->
          new Position(board.moved(from, to), kept | 1L << (from + to) / 2, clock, ply + 1);
      case MoveCode.EN_PASSANT ->
          new Position(board.capturedEnPassant(from, to), kept, clock, ply + 1);
      case MoveCode.CASTLING -> {
        boolean kingside = to > from;
        int rookFrom = kingside ? from + 3 : from - 4;
        yield new Position(
            board.castled(from, to, rookFrom, (from + to) / 2), kept, clock, ply + 1);
      }
      default -> new Position(board.promoted(from, to, kind), kept, clock, ply + 1);
    };
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof Position other
        && board.equals(other.board)
        && rights == other.rights
        && halfmoveClock == other.halfmoveClock
        && ply == other.ply;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * board.hashCode() + Long.hashCode(rights)) + 31 * halfmoveClock + ply;
  }

  /** Returns the FEN of this position. */
  @Override
  public String toString() {
    return Fen.write(this);
  }
}
