package org.queenside.chess;

import org.jspecify.annotations.Nullable;

/** Reads and writes positions in Forsyth–Edwards notation. */
public final class Fen {
  private static final int MAX_DIGITS = 6;

  private final String given;
  private final String text;
  private final boolean lenient;
  private final int end;
  private int offset;

  private Fen(String given, boolean lenient) {
    this.given = given;
    this.text = lenient ? PlainNotation.of(given) : given;
    this.lenient = lenient;
    this.end = lenient ? text.stripTrailing().length() : text.length();
  }

  /**
   * Reads a FEN of four to six fields separated by single spaces; missing counters are {@code 0 1}.
   * The result is not checked against the rules.
   *
   * @throws NotationException if the text isn't a FEN
   */
  public static Setup read(String fen) {
    return new Fen(fen, false).setup();
  }

  /**
   * Reads a FEN from a file or a person: like {@link #read}, but with any kind and amount of white
   * space, including at both ends, and any kind of dash ({@link PlainNotation}). The move number 0,
   * which many collections have, is read as 1.
   *
   * @throws NotationException if the text isn't a FEN
   */
  public static Setup readLenient(String fen) {
    Fen lenient = new Fen(fen, true);
    lenient.skipSpaces();
    return lenient.setup();
  }

  private Setup setup() {
    Board board = board();
    space();
    Color turn = turn();
    space();
    CastlingRights castling = castling();
    space();
    Square enPassant = enPassant();
    int halfmoveClock = offset == end ? 0 : counter();
    int fullmoveNumber = offset == end ? 1 : counter();
    if (offset != end) {
      throw error("nothing expected after the move number");
    }
    if (lenient && fullmoveNumber == 0) {
      fullmoveNumber = 1;
    }
    return new Setup(board, turn, castling, enPassant, halfmoveClock, fullmoveNumber);
  }

  private Board board() {
    Board.Builder builder = new Board.Builder();
    for (int rank = 7; rank >= 0; rank--) {
      rank(builder, rank);
      if (rank > 0) {
        if (next() != '/') {
          throw error("'/' expected after eight files");
        }
        offset++;
      }
    }
    return builder.build();
  }

  private void rank(Board.Builder builder, int rank) {
    int file = 0;
    boolean afterNumber = false;
    while (file < 8) {
      char letter = next();
      boolean number = letter >= '1' && letter <= '8';
      if (number) {
        // Adding them up would hide a forgotten piece or slash.
        if (afterNumber) {
          throw error("two numbers of empty squares side by side");
        }
        file += letter - '0';
        if (file > 8) {
          throw error("rank with more than eight files");
        }
      } else {
        Piece piece = Piece.fromLetter(letter);
        if (piece == null) {
          throw error("piece or number of empty squares expected");
        }
        builder.put(8 * rank + file, piece);
        file++;
      }
      afterNumber = number;
      offset++;
    }
  }

  private Color turn() {
    Color turn =
        switch (next()) {
          case 'w' -> Color.WHITE;
          case 'b' -> Color.BLACK;
          default -> throw error("'w' or 'b' expected");
        };
    offset++;
    return turn;
  }

  private CastlingRights castling() {
    if (next() == '-') {
      offset++;
      return CastlingRights.NONE;
    }
    long rooks = 0;
    while (offset < end && !isSpace(text.charAt(offset))) {
      long rook =
          switch (text.charAt(offset)) {
            case 'K' -> Square.H1.bit();
            case 'Q' -> Square.A1.bit();
            case 'k' -> Square.H8.bit();
            case 'q' -> Square.A8.bit();
            default -> throw error("castling rights KQkq or '-' expected");
          };
      if ((rooks & rook) != 0) {
        throw error("castling right given twice");
      }
      rooks |= rook;
      offset++;
    }
    if (rooks == 0) {
      throw error("castling rights KQkq or '-' expected");
    }
    return new CastlingRights(new SquareSet(rooks));
  }

  private @Nullable Square enPassant() {
    if (next() == '-') {
      offset++;
      return null;
    }
    Square square = Square.find(text, offset);
    if (square == null) {
      throw error("en passant square or '-' expected");
    }
    offset += 2;
    return square;
  }

  private int counter() {
    space();
    int start = offset;
    int value = 0;
    while (offset < end && !isSpace(text.charAt(offset))) {
      int digit = text.charAt(offset) - '0';
      if (digit < 0 || digit > 9 || offset - start == MAX_DIGITS) {
        throw error("number of at most six digits expected");
      }
      value = 10 * value + digit;
      offset++;
    }
    if (offset == start) {
      throw error("number expected");
    }
    return value;
  }

  private void space() {
    if (!isSpace(next())) {
      throw error("space expected");
    }
    offset++;
    if (lenient) {
      skipSpaces();
    }
  }

  private void skipSpaces() {
    while (offset < end && isSpace(text.charAt(offset))) {
      offset++;
    }
  }

  private boolean isSpace(char c) {
    return c == ' ' || lenient && Character.isWhitespace(c);
  }

  private char next() {
    if (offset == end) {
      throw error("FEN too short");
    }
    return text.charAt(offset);
  }

  private NotationException error(String message) {
    return new NotationException(message, given, offset);
  }

  /** Returns the six fields of a position. */
  public static String write(Position position) {
    return writeWithoutCounters(position)
        + ' '
        + position.halfmoveClock()
        + ' '
        + position.fullmoveNumber();
  }

  /** Returns the first four fields of a position, without its counters. */
  public static String writeWithoutCounters(Position position) {
    Square enPassant = position.enPassant();
    return write(position.board())
        + ' '
        + position.turn().letter()
        + ' '
        + position.castling()
        + ' '
        + (enPassant == null ? "-" : enPassant.toString());
  }

  /** Returns the six fields of a setup, which may be an impossible position. */
  public static String write(Setup setup) {
    return "%s %s %s %s %d %d"
        .formatted(
            write(setup.board()),
            setup.turn().letter(),
            setup.castling(),
            setup.enPassant() == null ? "-" : setup.enPassant(),
            setup.halfmoveClock(),
            setup.fullmoveNumber());
  }

  /** Returns the first field, the pieces. */
  public static String write(Board board) {
    StringBuilder fen = new StringBuilder(71);
    for (int rank = 7; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < 8; file++) {
        Piece piece = board.at(Square.of(file, rank));
        if (piece == null) {
          empty++;
          continue;
        }
        if (empty > 0) {
          fen.append(empty);
          empty = 0;
        }
        fen.append(piece.letter());
      }
      if (empty > 0) {
        fen.append(empty);
      }
      if (rank > 0) {
        fen.append('/');
      }
    }
    return fen.toString();
  }
}
