package org.queenside.game;

import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.MoveFact;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.engine.Score;
import org.queenside.engine.Search;
import org.queenside.engine.SearchResult;

/**
 * A good move and its idea.
 *
 * @param theme what the player should think of
 */
public record GameHint(Theme theme, Move move) {

  /** What a player should think of, before the piece and the move are revealed. */
  public enum Theme {
    /** The move mates. */
    MATE,
    /** The king is in check. */
    ESCAPE,
    /** A few checks lead to mate. */
    ATTACK,
    /** Something can be taken. */
    TAKE,
    /** A pawn can be promoted. */
    PROMOTE,
    /** One of the player's pieces is attacked. */
    SAVE,
    /** The king should castle. */
    CASTLE,
    /** A knight or bishop hasn't moved yet. */
    DEVELOP,
    /** A pawn should move up. */
    PUSH,
    /** Anything else. */
    IMPROVE;

    /** Returns the name used in messages. */
    public String code() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final long NODES = 20_000;
  private static final int LONGEST_ATTACK = 3;

  static GameHint of(Game game, BooleanSupplier cancelled) {
    SearchResult best = Search.of(game, NODES, cancelled);
    return new GameHint(theme(game.position(), best), best.best());
  }

  private static Theme theme(Position position, SearchResult best) {
    Move move = best.best();
    if (!(Ruling.of(position, move) instanceof Ruling.Legal legal)) {
      throw new IllegalArgumentException("not a legal move: " + move);
    }
    if (legal.has(MoveFact.Checkmate.class)) {
      return Theme.MATE;
    }
    if (position.isCheck()) {
      return Theme.ESCAPE;
    }
    if (best.score() instanceof Score.MateIn(int moves) && moves <= LONGEST_ATTACK) {
      return Theme.ATTACK;
    }
    if (move.promotion() != null) {
      return Theme.PROMOTE;
    }
    if (legal.has(MoveFact.Capture.class)) {
      return Theme.TAKE;
    }
    if (position.pieces(Role.PAWN).contains(move.from())) {
      return Theme.PUSH;
    }
    if (!position.attackers(move.from(), position.turn().opposite()).isEmpty()) {
      return Theme.SAVE;
    }
    if (legal.has(MoveFact.Castling.class)) {
      return Theme.CASTLE;
    }
    return isDeveloping(position, move) ? Theme.DEVELOP : Theme.IMPROVE;
  }

  private static boolean isDeveloping(Position position, Move move) {
    Square from = move.from();
    var piece = position.at(from);
    return piece != null
        && from.rank() == position.turn().homeRank()
        && (piece.role() == Role.KNIGHT || piece.role() == Role.BISHOP);
  }
}
