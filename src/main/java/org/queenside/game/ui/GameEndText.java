package org.queenside.game.ui;

import org.queenside.chess.Color;
import org.queenside.chess.GameOutcome;
import org.queenside.play.ui.GameOutcomeText;
import org.queenside.ui.Translator;

/** How a game ended, told to one of its players. */
record GameEndText(Translator translator, Color own, String opponent) {

  String of(GameOutcome outcome) {
    return switch (outcome) {
      case GameOutcome.Checkmate(Color winner) -> text("checkmate", winner);
      case GameOutcome.Stalemate(Color onMove) -> text("stalemate", onMove);
      case GameOutcome.ThreefoldRepetition(Color claimant) -> text("threefold", claimant);
      case GameOutcome.FiftyMoves(Color claimant) -> text("fifty", claimant);
      case GameOutcome.Resignation(Color by, boolean drawn) ->
          text(drawn ? "resigned-draw" : "resigned", by);
      case GameOutcome.FlagFall(Color by, boolean drawn) -> text(drawn ? "flag-draw" : "flag", by);
      case GameOutcome.Abandonment(Color by, boolean drawn) ->
          text(drawn ? "left-draw" : "left", by);
      case GameOutcome.IllegalMoves(Color by, boolean drawn) ->
          text(drawn ? "illegal-draw" : "illegal", by);
      case GameOutcome.Agreement _ -> translator.translate("game.end.agreement", opponent);
      case GameOutcome.DeadPosition _,
          GameOutcome.FivefoldRepetition _,
          GameOutcome.SeventyFiveMoves _ ->
          new GameOutcomeText(translator).of(outcome);
    };
  }

  private String text(String ending, Color who) {
    return translator.translate("game.end." + ending + (who == own ? ".own" : ".other"), opponent);
  }
}
