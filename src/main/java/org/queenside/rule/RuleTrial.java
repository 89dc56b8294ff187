package org.queenside.rule;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;

/**
 * The state of the board of a rule card on which moves are tried out. It is immutable.
 *
 * @param game the game so far; on a one-sided card it starts again after every move
 * @param side the only side that moves, or null if both move in turn
 * @param lastMove the last move, or null if none was made
 */
public record RuleTrial(Game game, @Nullable Color side, @Nullable Move lastMove) {

  /** Begins with the position of a card. */
  public static RuleTrial of(RuleCard card) {
    Position start = card.position();
    return new RuleTrial(Game.from(start), card.oneSided() ? start.turn() : null, null);
  }

  /** Returns the position on the board. */
  public Position position() {
    return game.position();
  }

  /** Returns whether the game has ended. A one-sided board never ends. */
  public boolean isOver() {
    return side == null && game.isOver();
  }

  /** Returns the reason for which the player to move can claim a draw, if any. */
  public Optional<DrawClaim> claim() {
    return side == null ? game.claims().stream().findFirst() : Optional.empty();
  }

  /** Rules on an attempted move. */
  public Ruling rule(Move move) {
    return side == null ? game.rule(move) : Ruling.of(position(), move);
  }

  /** Returns the state after a legal move. */
  public RuleTrial after(Ruling.Legal legal) {
    Game next = side == null ? game.play(legal.move()) : Game.from(legal.after().withTurn(side));
    return new RuleTrial(next, side, legal.move());
  }
}
