package org.queenside.play;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/**
 * A game between two people at one table, with all that has been done in it as a short text: from
 * that text and the first position it can be played again at any time.
 *
 * @param game the game as it stands
 * @param transcript what was done, joined by dots: {@code e2e4.e7e5.draw}; a move that was only
 *     declared with a claim stands behind its claim
 */
public record LocalGame(Game game, String transcript) {
  /** A longer text than any game of chess needs is not read. */
  private static final int LONGEST = 12_000;

  private static final String RESIGNS = "resigns-";
  private static final String DRAW = "draw";

  /** Begins a game. */
  public static LocalGame from(Position start) {
    return new LocalGame(Game.from(start), "");
  }

  /**
   * Plays a game again.
   *
   * @throws IllegalArgumentException if something in the text is against the rules, or no text of
   *     this kind
   */
  public static LocalGame read(Position start, String deeds) {
    LocalGame table = from(start);
    if (deeds.isEmpty()) {
      return table;
    }
    if (deeds.length() > LONGEST) {
      throw new IllegalArgumentException("the game is too long");
    }
    try {
      for (String deed : deeds.split("\\.", -1)) {
        table = table.again(deed);
      }
    } catch (IllegalStateException afterTheEnd) {
      throw new IllegalArgumentException(afterTheEnd);
    }
    return table;
  }

  private LocalGame again(String deed) {
    if (deed.equals(DRAW)) {
      return agree();
    }
    for (Color color : Color.values()) {
      if (deed.equals(RESIGNS + color.letter())) {
        return resign(color);
      }
    }
    for (DrawClaim claim : DrawClaim.values()) {
      if (deed.equals(name(claim))) {
        return claim(claim);
      }
      if (deed.startsWith(name(claim) + "-")) {
        return claim(claim, Move.parseUci(deed.substring(name(claim).length() + 1)));
      }
    }
    return play(Move.parseUci(deed));
  }

  private static String name(DrawClaim claim) {
    return claim.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Returns the table after a move.
   *
   * @throws IllegalArgumentException if the move is not legal
   * @throws IllegalStateException if the game is over
   */
  public LocalGame play(Move move) {
    return after(game.play(move), move.toString());
  }

  /**
   * Returns the table after a right claim.
   *
   * @throws IllegalArgumentException if the claim is wrong
   * @throws IllegalStateException if the game is over
   */
  public LocalGame claim(DrawClaim claim) {
    return after(game.claim(claim), name(claim));
  }

  /**
   * Returns the table after a right claim with the move that was about to be made.
   *
   * @throws IllegalArgumentException if the claim is wrong or the move is not legal
   * @throws IllegalStateException if the game is over
   */
  public LocalGame claim(DrawClaim claim, Move intended) {
    return after(game.claim(claim, intended), name(claim) + "-" + intended);
  }

  /**
   * Returns the table after a player gave up.
   *
   * @throws IllegalStateException if the game is over
   */
  public LocalGame resign(Color by) {
    return after(game.resign(by), RESIGNS + by.letter());
  }

  /**
   * Returns the table after both agreed on a draw.
   *
   * @throws IllegalStateException if the game is over, or no move was made by each
   */
  public LocalGame agree() {
    return after(game.agree(), DRAW);
  }

  /** Returns the last move, or null if none was made. */
  public @Nullable Move lastMove() {
    var moves = game.moves();
    return moves.isEmpty() ? null : moves.getLast();
  }

  private LocalGame after(Game next, String deed) {
    return new LocalGame(next, transcript.isEmpty() ? deed : transcript + "." + deed);
  }
}
