package org.queenside.course.run;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Past;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.course.Misconception;
import org.queenside.course.Say;
import org.queenside.course.Sketch;

/** Which castlings are possible at the moment. */
final class CastlingChoices {
  private static final List<Set<CastlingSide>> OPTIONS =
      List.of(
          EnumSet.of(CastlingSide.KINGSIDE),
          EnumSet.of(CastlingSide.QUEENSIDE),
          EnumSet.allOf(CastlingSide.class),
          EnumSet.noneOf(CastlingSide.class));

  private CastlingChoices() {}

  static List<Choice> of(Position position, Past past) {
    Set<CastlingSide> possible = EnumSet.noneOf(CastlingSide.class);
    for (CastlingSide side : CastlingSide.values()) {
      if (position.isLegal(move(position.turn(), side))) {
        possible.add(side);
      }
    }
    return OPTIONS.stream().map(option -> choice(option, possible, position, past)).toList();
  }

  private static Choice choice(
      Set<CastlingSide> chosen, Set<CastlingSide> possible, Position position, Past past) {
    Say label = Say.coded("castlings." + key(chosen));
    // The first side about which the choice is wrong; of a right choice, whatever is refused.
    CastlingSide telling =
        Stream.of(CastlingSide.values())
            .filter(
                side ->
                    chosen.equals(possible)
                        ? !possible.contains(side)
                        : chosen.contains(side) != possible.contains(side))
            .findFirst()
            .orElse(CastlingSide.KINGSIDE);
    Move move = move(position.turn(), telling);
    boolean right = chosen.equals(possible);
    return switch (Ruling.of(position, move, past)) {
      case Ruling.Legal _ -> {
        boolean rookInReach = Permission.rookIsInReach(position, telling);
        yield Choice.of(
                label,
                right,
                Say.coded(
                    rookInReach
                        ? "reason.castles.rook-attacked"
                        : "castlings.because." + key(EnumSet.of(telling))),
                Sketch.arrow(move.from(), move.to()))
            .showing(rookInReach ? Misconception.ATTACKED_ROOK_FORBIDS_CASTLING : null);
      }
      case Ruling.Illegal illegal ->
          Choice.of(label, right, new Say.Ruled(illegal), Sketch.NONE)
              .showing(Belief.shownBy(illegal));
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

  private static Move move(Color color, CastlingSide side) {
    return Move.of(CastlingSide.kingFrom(color), side.kingTo(color));
  }
}
