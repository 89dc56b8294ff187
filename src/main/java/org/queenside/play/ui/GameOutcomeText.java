package org.queenside.play.ui;

import java.util.Arrays;
import org.queenside.chess.Color;
import org.queenside.chess.GameOutcome;
import org.queenside.ui.Translator;

/** Says how a game of chess ended. */
final class GameOutcomeText {

  private final Translator words;

  GameOutcomeText(Translator words) {
    this.words = words;
  }

  String of(GameOutcome outcome) {
    return switch (outcome) {
      case GameOutcome.Checkmate(Color winner) -> say("checkmate", winner);
      case GameOutcome.Stalemate(Color onMove) -> say("stalemate", onMove);
      case GameOutcome.DeadPosition _ -> say("dead");
      case GameOutcome.ThreefoldRepetition(Color claimant) -> say("threefold", claimant);
      case GameOutcome.FivefoldRepetition _ -> say("fivefold");
      case GameOutcome.FiftyMoves(Color claimant) -> say("fifty", claimant);
      case GameOutcome.SeventyFiveMoves _ -> say("seventy-five");
      case GameOutcome.Agreement _ -> say("agreement");
      case GameOutcome.Resignation(Color by, boolean mateImpossible) ->
          say(mateImpossible ? "resigned-draw" : "resigned", by, by.opposite());
    };
  }

  private String say(String key, Color... sides) {
    Object[] names =
        Arrays.stream(sides).map(side -> words.translate("play.side." + side.letter())).toArray();
    return words.translate("play.end." + key, names);
  }
}
