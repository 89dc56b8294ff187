package org.queenside.course.question;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
import org.queenside.course.feedback.LegalMoveExplanation;
import org.queenside.course.feedback.MisconceptionClassifier;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;

/** On which sides castling is possible at the moment. */
final class CastlingOptions {
  private static final List<Set<CastlingSide>> OPTIONS =
      List.of(
          EnumSet.of(CastlingSide.KINGSIDE),
          EnumSet.of(CastlingSide.QUEENSIDE),
          EnumSet.allOf(CastlingSide.class),
          EnumSet.noneOf(CastlingSide.class));

  private CastlingOptions() {}

  static List<JudgedOption> of(Position position, RulingContext context) {
    Set<CastlingSide> possible = EnumSet.noneOf(CastlingSide.class);
    for (CastlingSide side : CastlingSide.values()) {
      if (position.isLegal(side.move(position.turn()))) {
        possible.add(side);
      }
    }
    return OPTIONS.stream().map(option -> choice(option, possible, position, context)).toList();
  }

  private static JudgedOption choice(
      Set<CastlingSide> chosen,
      Set<CastlingSide> possible,
      Position position,
      RulingContext context) {
    Message label = Message.coded("castlings." + key(chosen));
    // Explains the first side that the choice gets wrong or, if it is right, a side on which
    // castling is illegal.
    CastlingSide telling =
        Stream.of(CastlingSide.values())
            .filter(
                side ->
                    chosen.equals(possible)
                        ? !possible.contains(side)
                        : chosen.contains(side) != possible.contains(side))
            .findFirst()
            .orElse(CastlingSide.KINGSIDE);
    Move move = telling.move(position.turn());
    boolean right = chosen.equals(possible);
    return switch (Ruling.of(position, move, context)) {
      case Ruling.Legal _ -> {
        boolean rookInReach = LegalMoveExplanation.rookIsInReach(position, telling);
        yield JudgedOption.of(
                label,
                right,
                Message.coded(
                    rookInReach
                        ? "reason.castles.rook-attacked"
                        : "castlings.because." + key(EnumSet.of(telling))),
                BoardHighlights.arrow(move))
            .showing(rookInReach ? Misconception.ATTACKED_ROOK_FORBIDS_CASTLING : null);
      }
      case Ruling.Illegal illegal ->
          JudgedOption.of(label, right, new Message.Refusal(illegal))
              .showing(MisconceptionClassifier.shownBy(illegal));
    };
  }

  private static String key(Set<CastlingSide> sides) {
    if (sides.size() == CastlingSide.values().length) {
      return "both";
    }
    if (sides.isEmpty()) {
      return "neither";
    }
    return sides.contains(CastlingSide.KINGSIDE) ? "kingside" : "queenside";
  }
}
