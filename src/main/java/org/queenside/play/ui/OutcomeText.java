package org.queenside.play.ui;

import java.util.Arrays;
import org.queenside.chess.Color;
import org.queenside.chess.Outcome;
import org.queenside.look.Words;

/** Says how a game of chess ended. */
final class OutcomeText {

  private final Words words;

  OutcomeText(Words words) {
    this.words = words;
  }

  String of(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Checkmate(Color winner) -> say("checkmate", winner);
      case Outcome.Stalemate(Color onMove) -> say("stalemate", onMove);
      case Outcome.DeadPosition _ -> say("dead");
      case Outcome.ThreefoldRepetition(Color claimant) -> say("threefold", claimant);
      case Outcome.FivefoldRepetition _ -> say("fivefold");
      case Outcome.FiftyMoves(Color claimant) -> say("fifty", claimant);
      case Outcome.SeventyFiveMoves _ -> say("seventy-five");
      case Outcome.Agreement _ -> say("agreement");
      case Outcome.Resignation(Color by, boolean mateImpossible) ->
          say(mateImpossible ? "resigned-draw" : "resigned", by, by.opposite());
    };
  }

  private String say(String key, Color... sides) {
    Object[] names =
        Arrays.stream(sides).map(side -> words.say("play.side." + side.letter())).toArray();
    return words.say("play.end." + key, names);
  }
}
