package org.queenside.chess;

import static org.queenside.chess.ParsedSan.UNKNOWN;

import org.jspecify.annotations.Nullable;

/** Parses one written move, from left to right. */
final class SanParser {
  private static final String FIGURINES = "♔♕♖♗♘♙♚♛♜♝♞♟";
  private static final String FIGURINE_LETTERS = "KQRBNPKQRBNP";
  private static final String DASHES = "-‐‑‒–—−";
  private static final String CAPTURES = "xX×:";
  private static final String MARKS = "+#!?†‡";
  private static final String[] EN_PASSANT = {"e.p.", "e.p", "ep.", "ep", "(ep)", "(e.p.)"};

  private final String text;
  private int at;

  SanParser(String text) {
    this.text = text;
  }

  ParsedSan parse() {
    skipSpaces();
    ParsedSan move = isCastlingLetter(next()) ? castling() : step();
    marks();
    return move;
  }

  private ParsedSan castling() {
    int begin = at;
    int letters = 0;
    while (isCastlingLetter(next())) {
      letters++;
      at++;
      if (isDash(next()) && isCastlingLetter(charAt(at + 1))) {
        at++;
      }
    }
    return switch (letters) {
      case 2 -> new ParsedSan.Castling(CastlingSide.KINGSIDE);
      case 3 -> new ParsedSan.Castling(CastlingSide.QUEENSIDE);
      default -> throw new NotationException("castling is O-O or O-O-O", text, begin);
    };
  }

  private ParsedSan step() {
    Role role = next() == 'b' ? null : role();
    skipSpaces();
    int firstOffset = at;
    int firstFile = file();
    int firstRank = rank();
    boolean capture = CAPTURES.indexOf(next()) >= 0;
    boolean connected = capture || isDash(next());
    if (connected) {
      at++;
    }
    int offset = at;
    int file = !connected && firstRank != UNKNOWN && isBishop() ? UNKNOWN : file();
    if (file == UNKNOWN && !connected) {
      Square to = square(firstFile, firstRank);
      return new ParsedSan.Step(role, UNKNOWN, UNKNOWN, false, to, firstOffset, promotion());
    }
    Square to = square(file, rank());
    return new ParsedSan.Step(role, firstFile, firstRank, capture, to, offset, promotion());
  }

  private Square square(int file, int rank) {
    if (file == UNKNOWN) {
      throw error("a square is missing, such as e4");
    }
    if (rank == UNKNOWN) {
      throw error("the rank is missing, a digit from 1 to 8");
    }
    return Square.of(file, rank);
  }

  private @Nullable Role promotion() {
    int before = at;
    skipSpaces();
    char sign = next();
    boolean announced = sign == '=' || sign == '/';
    boolean bracket = sign == '(';
    if (announced || bracket) {
      at++;
      skipSpaces();
    }
    int named = at;
    Role role = role();
    if (role == null) {
      if (announced) {
        throw error("Q, R, B or N is missing");
      }
      at = before;
      return null;
    }
    if (!Role.PROMOTIONS.contains(role)) {
      at = named;
      throw error("a pawn becomes a queen, rook, bishop or knight");
    }
    if (bracket) {
      if (next() != ')') {
        throw error("the bracket is not closed");
      }
      at++;
    }
    return role;
  }

  private void marks() {
    while (at < text.length()) {
      if (MARKS.indexOf(next()) >= 0 || Character.isWhitespace(next())) {
        at++;
      } else if (!enPassantMark()) {
        throw error("unexpected text after the move");
      }
    }
  }

  private boolean enPassantMark() {
    for (String mark : EN_PASSANT) {
      if (text.startsWith(mark, at)) {
        at += mark.length();
        return true;
      }
    }
    return false;
  }

  private @Nullable Role role() {
    char c = next();
    int figurine = c < FIGURINES.charAt(0) ? -1 : FIGURINES.indexOf(c);
    Role role = Role.fromLetter(figurine < 0 ? c : FIGURINE_LETTERS.charAt(figurine));
    if (role != null) {
      at++;
    }
    return role;
  }

  /** Returns whether a {@code b} is a bishop that a pawn becomes, as in {@code c8b}. */
  private boolean isBishop() {
    char rank = charAt(at + 1);
    return next() == 'b' && (rank < '1' || rank > '8');
  }

  private int file() {
    int file = next() - 'a';
    return file < 0 || file > 7 ? UNKNOWN : passing(file);
  }

  private int rank() {
    int rank = next() - '1';
    return rank < 0 || rank > 7 ? UNKNOWN : passing(rank);
  }

  private int passing(int value) {
    at++;
    return value;
  }

  private void skipSpaces() {
    while (Character.isWhitespace(next())) {
      at++;
    }
  }

  private char next() {
    return charAt(at);
  }

  /** Returns the character at an index, or 0 beyond the end. */
  private char charAt(int index) {
    return index < text.length() ? text.charAt(index) : 0;
  }

  private static boolean isCastlingLetter(char c) {
    return c == 'O' || c == '0' || c == 'o';
  }

  private static boolean isDash(char c) {
    return DASHES.indexOf(c) >= 0;
  }

  private NotationException error(String problem) {
    return new NotationException(problem, text, at);
  }
}
