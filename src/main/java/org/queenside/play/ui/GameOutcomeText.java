package org.queenside.play.ui;

import java.util.Arrays;
import org.queenside.board.PieceName;
import org.queenside.chess.Color;
import org.queenside.chess.GameOutcome;
import org.queenside.ui.Translator;

/** Describes how a game of chess ended. */
public final class GameOutcomeText {

  private final Translator translator;

  public GameOutcomeText(Translator translator) {
    this.translator = translator;
  }

  /** Returns how the game ended, in one or two sentences. */
  public String of(GameOutcome outcome) {
    return switch (outcome) {
      case GameOutcome.Checkmate(Color winner) -> text("checkmate", winner);
      case GameOutcome.Stalemate(Color onMove) -> text("stalemate", onMove);
      case GameOutcome.DeadPosition _ -> text("dead");
      case GameOutcome.ThreefoldRepetition(Color claimant) -> text("threefold", claimant);
      case GameOutcome.FivefoldRepetition _ -> text("fivefold");
      case GameOutcome.FiftyMoves(Color claimant) -> text("fifty", claimant);
      case GameOutcome.SeventyFiveMoves _ -> text("seventy-five");
      case GameOutcome.Agreement _ -> text("agreement");
      case GameOutcome.Resignation(Color by, boolean mateImpossible) ->
          text(mateImpossible ? "resigned-draw" : "resigned", by, by.opposite());
      case GameOutcome.FlagFall(Color by, boolean mateImpossible) ->
          text(mateImpossible ? "flag-draw" : "flag", by, by.opposite());
      case GameOutcome.Abandonment(Color by, boolean mateImpossible) ->
          text(mateImpossible ? "left-draw" : "left", by, by.opposite());
      case GameOutcome.IllegalMoves(Color by, boolean mateImpossible) ->
          text(mateImpossible ? "illegal-draw" : "illegal", by, by.opposite());
    };
  }

  private String text(String key, Color... sides) {
    return translator.translate(
        "play.end." + key, Arrays.stream(sides).map(PieceName::of).toArray());
  }
}
