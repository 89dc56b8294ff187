package org.queenside.course.feedback;

import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.San;
import org.queenside.chess.Square;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Message;
import org.queenside.course.model.Notation;
import org.queenside.course.model.WrittenMove;

/**
 * Judges how a move is written down. The signs {@code x}, {@code +}, {@code #} and {@code e.p.} may
 * be left out (FIDE C.13).
 */
public final class NotationGrader {
  private static final Pattern STEP =
      Pattern.compile(
          "([KQRBN♔♕♖♗♘]?)([a-h]?[1-8]?)[-x:]?([a-h][1-8])(=?[KQRBN])?( ?e\\.p\\.)?[+#!?]*");
  private static final Pattern CASTLING = Pattern.compile("[0Oo]-[0Oo](-[0Oo])?[+#!?]*");
  private static final Pattern BOTH_SQUARES = Pattern.compile(".?[a-h][1-8][-x:]?[a-h][1-8].*");
  private static final String FIGURES = "♔♕♖♗♘";
  private static final String LETTERS = "KQRBN";

  private final Position position;
  private final Move move;
  private final Notation notation;
  private final Role role;

  /**
   * Prepares to judge a move of a game.
   *
   * @param index the index of the move, from 0
   */
  public NotationGrader(GameScore score, int index, Notation notation) {
    this.position = score.after(index);
    this.move = score.moves().get(index);
    this.notation = notation;
    this.role = Objects.requireNonNull(position.at(move.from())).role();
  }

  /** Returns the usual way to write the move. */
  public String usual() {
    return notation.write(position, move);
  }

  /** Returns what is wrong with the text, or null if it is good enough. */
  @Nullable
  public Message problem(String text) {
    String written = spelled(text);
    if (role == Role.PAWN && written.startsWith("P")) {
      return Message.coded("write.pawn");
    }
    if (role == Role.BISHOP && isSmallBishop(written)) {
      return Message.coded("write.capital", new WrittenMove("B"));
    }
    try {
      Move read = San.read(position, written);
      return read.equals(move) ? style(written) : other(read, written);
    } catch (NotationException unread) {
      return unread(written);
    }
  }

  /** Returns the text with small letters for files if only that makes it a move. */
  private String spelled(String text) {
    List<String> spellings = LenientMoveParser.spellings(text);
    return spellings.stream().filter(this::isTheMove).findFirst().orElse(spellings.getFirst());
  }

  /** A small {@code b} is read as the file, so the bishop's move needs its capital. */
  private boolean isSmallBishop(String written) {
    return written.startsWith("b") && !isRank(written, 1) && isTheMove("B" + written.substring(1));
  }

  private boolean isTheMove(String written) {
    try {
      return San.read(position, written).equals(move);
    } catch (NotationException another) {
      return false;
    }
  }

  /** Returns whether the text looks like a move. */
  public static boolean looksLikeMove(String text) {
    return LenientMoveParser.spellings(text).stream().anyMatch(NotationGrader::isShapedLikeMove);
  }

  private static boolean isShapedLikeMove(String written) {
    return STEP.matcher(written).matches()
        || CASTLING.matcher(written).matches()
        || written.matches("[PpKQRBNkqrn][a-h1-8x:-]+.*");
  }

  /** Returns the usual way to write the move if the text differs from it, or null. */
  @Nullable
  public Message note(String text) {
    String usual = usual();
    return plain(text).equals(plain(usual))
        ? null
        : Message.coded("write.usual", WrittenMove.of(notation, usual));
  }

  private static String plain(String text) {
    String plain = text.strip().replace('O', '0').replace('o', '0').replaceAll("[!? ]", "");
    for (int piece = 0; piece < LETTERS.length(); piece++) {
      plain = plain.replace(FIGURES.charAt(piece), LETTERS.charAt(piece));
    }
    return plain.replace("e.p.", "");
  }

  /** Explains what is wrong with a text that names the right move. */
  private @Nullable Message style(String written) {
    if (isCastling()) {
      return CASTLING.matcher(written).matches() ? null : castling(written);
    }
    char first = written.charAt(0);
    boolean letter = LETTERS.indexOf(first) >= 0 || FIGURES.indexOf(first) >= 0;
    if (role != Role.PAWN && !letter) {
      boolean small = first == Character.toLowerCase(role.letter()) && !isRank(written, 1);
      return small
          ? Message.coded("write.capital", letter(role))
          : Message.coded("write.letter", role, letter(role));
    }
    return notation == Notation.LONG && !BOTH_SQUARES.matcher(written).matches()
        ? Message.coded("write.long")
        : null;
  }

  private static WrittenMove letter(Role role) {
    return new WrittenMove(String.valueOf(role.letter()));
  }

  private static boolean isRank(String text, int index) {
    return index < text.length() && text.charAt(index) >= '1' && text.charAt(index) <= '8';
  }

  /** Explains that the text names another legal move. */
  private Message other(Move read, String written) {
    if (isCastling(read) || isCastling()) {
      return castling(written);
    }
    Role other = Objects.requireNonNull(position.at(read.from())).role();
    if (other != role) {
      return roles(other);
    }
    if (read.to() != move.to()) {
      return Message.coded("write.target", role, read.to());
    }
    return read.from() == move.from()
        ? Message.coded("write.promotion-other", Objects.requireNonNull(move.promotion()))
        : Message.coded("write.origin", role, read.from(), move.from());
  }

  private Message unread(String written) {
    if (isCastling() || CASTLING.matcher(written).matches()) {
      return castling(written);
    }
    Matcher step = STEP.matcher(written);
    if (!step.matches()) {
      return Message.coded("write.unclear");
    }
    Role named = role(step.group(1));
    if (named != role) {
      return roles(named);
    }
    Square to = Objects.requireNonNull(Square.find(step.group(3)));
    if (to != move.to()) {
      return Message.coded("write.target", role, to);
    }
    if (move.promotion() != null || step.group(4) != null) {
      return promotion(step.group(4) != null);
    }
    return step.group(2).isEmpty() && rivals().size() > 1
        ? Message.coded("write.which", rivals().size(), role, to)
        : Message.coded("write.from", role, to);
  }

  private Message promotion(boolean named) {
    Role promotion = move.promotion();
    if (promotion == null) {
      return Message.coded("write.no-promotion", role);
    }
    return named
        ? Message.coded("write.promotion-other", promotion)
        : Message.coded("write.promotion");
  }

  /** Returns the starting squares of all moves that the text could mean. */
  private List<Square> rivals() {
    Piece piece = position.at(move.from());
    return position.legalMoves().stream()
        .filter(other -> other.to() == move.to() && position.at(other.from()) == piece)
        .map(Move::from)
        .distinct()
        .toList();
  }

  private Message castling(String written) {
    if (!isCastling()) {
      return Message.coded("write.no-castling", role);
    }
    return CASTLING.matcher(written).matches()
        ? Message.coded("write.castling-side")
        : Message.coded("write.castling");
  }

  private Message roles(Role named) {
    return named == Role.KING && role == Role.KNIGHT
        ? Message.coded("write.king-for-knight")
        : Message.coded("write.role", named, role);
  }

  private static Role role(String letter) {
    if (letter.isEmpty()) {
      return Role.PAWN;
    }
    int figure = FIGURES.indexOf(letter);
    char piece = figure < 0 ? letter.charAt(0) : LETTERS.charAt(figure);
    return Objects.requireNonNull(Piece.fromLetter(piece)).role();
  }

  private boolean isCastling() {
    return isCastling(move);
  }

  private boolean isCastling(Move candidate) {
    return CastlingSide.of(position.at(candidate.from()), candidate) != null;
  }
}
