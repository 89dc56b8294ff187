package org.queenside.course.feedback;

import java.util.Objects;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.model.Message;
import org.queenside.course.model.Notation;

/** Explains how a move differs from the one on the score sheet. */
public final class ScoreSheetFeedback {
  private ScoreSheetFeedback() {}

  /** Explains a legal move that isn't the one on the sheet. */
  public static Message of(Position position, Move wanted, Move made, Notation notation) {
    String written = notation.write(position, wanted);
    Role role = role(position, wanted);
    if (role(position, made) != role) {
      return Message.coded("sheet.role", written, role, role(position, made));
    }
    if (written.startsWith("0-0") || written.startsWith("Castles")) {
      boolean castled = CastlingSide.of(position.at(made.from()), made) != null;
      return Message.coded(castled ? "sheet.castling-side" : "sheet.castling", written);
    }
    if (made.from() != wanted.from()) {
      return made.to() == wanted.to()
          ? Message.coded("sheet.origin", written, role, made.from())
          : Message.coded("sheet.other", written, role, made.from(), made.to());
    }
    if (made.to() == wanted.to()) {
      return Message.coded("sheet.promotion", written, Objects.requireNonNull(wanted.promotion()));
    }
    return notation == Notation.DESCRIPTIVE && isMirrored(made.to(), wanted.to())
        ? Message.coded("sheet.mirrored", written, position.turn())
        : Message.coded("sheet.target", written, made.to());
  }

  private static Role role(Position position, Move move) {
    return Objects.requireNonNull(position.at(move.from())).role();
  }

  /** Returns whether the square is right if the ranks are counted from the other player's side. */
  private static boolean isMirrored(Square made, Square wanted) {
    return made.file() == wanted.file() && made.rank() == 7 - wanted.rank();
  }
}
