package org.queenside.game;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.engine.ComputerPlayer;
import org.queenside.engine.Opponent;

/** What the computer does when it is its turn. */
public sealed interface ComputerTurn {

  /** It plays a move. */
  record Moves(Move move) implements ComputerTurn {}

  /** It claims a draw. */
  record Claims(DrawClaim claim) implements ComputerTurn {}

  /** It resigns. */
  record Resigns() implements ComputerTurn {}

  /** Returns what an opponent does. The same game and seed always give the same turn. */
  static ComputerTurn of(Game game, Opponent opponent, long seed, BooleanSupplier cancelled) {
    Optional<DrawClaim> claim = ComputerPlayer.claim(game, opponent, cancelled);
    if (claim.isPresent()) {
      return new Claims(claim.get());
    }
    return ComputerPlayer.resigns(game, opponent, cancelled)
        ? new Resigns()
        : new Moves(ComputerPlayer.choose(game, opponent, seed, cancelled));
  }
}
