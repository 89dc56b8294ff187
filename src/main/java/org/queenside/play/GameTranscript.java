package org.queenside.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/**
 * A game together with its transcript, from which it can be replayed. Games are stored in this
 * form, and the address of the page holds games at one screen in this form.
 *
 * @param game the current state of the game
 * @param transcript the moves, illegal tries that count, claims, draws, resignations, flag falls
 *     and other ends, joined by dots: {@code e2e4.tried-e7e4.e7e5.draw}; a move declared with a
 *     claim comes after the claim: {@code fifty-moves-e2e4}
 */
public record GameTranscript(Game game, String transcript) {
  /** Longer than the transcript of any real game. */
  public static final int MAX_LENGTH = 12_000;

  private static final String RESIGNS = "resigns-";
  private static final String FLAG = "flag-";
  private static final String LEFT = "left-";
  private static final String ILLEGAL = "illegal-";
  private static final String TRIED = "tried-";
  private static final String DRAW = "draw";

  /**
   * An illegal move that counts.
   *
   * @param halfmoves the number of moves that were made before it
   * @param move the move, which wasn't played
   */
  public record IllegalTry(int halfmoves, Move move) {}

  /** Starts a game. */
  public static GameTranscript from(Position start) {
    return new GameTranscript(Game.from(start), "");
  }

  /**
   * Replays a game.
   *
   * @throws IllegalArgumentException if the transcript breaks the rules or can't be read
   */
  public static GameTranscript read(Position start, String transcript) {
    GameTranscript current = from(start);
    if (transcript.isEmpty()) {
      return current;
    }
    if (transcript.length() > MAX_LENGTH) {
      throw new IllegalArgumentException("the transcript is too long");
    }
    try {
      for (String action : transcript.split("\\.", -1)) {
        current = current.apply(action);
      }
    } catch (IllegalStateException afterTheEnd) {
      throw new IllegalArgumentException(afterTheEnd);
    }
    return current;
  }

  private GameTranscript apply(String action) {
    if (action.equals(DRAW)) {
      return agree();
    }
    for (Color color : Color.values()) {
      if (action.equals(RESIGNS + color.letter())) {
        return resign(color);
      }
      if (action.equals(FLAG + color.letter())) {
        return flag(color);
      }
      if (action.equals(LEFT + color.letter())) {
        return abandon(color);
      }
      if (action.equals(ILLEGAL + color.letter())) {
        return forfeit(color);
      }
    }
    if (action.startsWith(TRIED)) {
      return tried(Move.parseUci(action.substring(TRIED.length())));
    }
    for (DrawClaim claim : DrawClaim.values()) {
      if (action.equals(name(claim))) {
        return claim(claim);
      }
      if (action.startsWith(name(claim) + "-")) {
        return claim(claim, Move.parseUci(action.substring(name(claim).length() + 1)));
      }
    }
    return play(Move.parseUci(action));
  }

  private static String name(DrawClaim claim) {
    return claim.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Returns the game after a move.
   *
   * @throws IllegalArgumentException if the move is not legal
   * @throws IllegalStateException if the game is over
   */
  public GameTranscript play(Move move) {
    return after(game.play(move), move.toString());
  }

  /**
   * Returns the game after a correct claim.
   *
   * @throws IllegalArgumentException if the claim is wrong
   * @throws IllegalStateException if the game is over
   */
  public GameTranscript claim(DrawClaim claim) {
    return after(game.claim(claim), name(claim));
  }

  /**
   * Returns the game after a correct claim with a declared move.
   *
   * @throws IllegalArgumentException if the claim is wrong or the move is not legal
   * @throws IllegalStateException if the game is over
   */
  public GameTranscript claim(DrawClaim claim, Move intended) {
    return after(game.claim(claim, intended), name(claim) + "-" + intended);
  }

  /**
   * Returns the game after a player resigned.
   *
   * @throws IllegalStateException if the game is over
   */
  public GameTranscript resign(Color by) {
    return after(game.resign(by), RESIGNS + by.letter());
  }

  /**
   * Returns the game after a player's time ran out.
   *
   * @throws IllegalStateException if the game is over
   */
  public GameTranscript flag(Color by) {
    return after(game.flag(by), FLAG + by.letter());
  }

  /**
   * Returns the game after a player was away for too long.
   *
   * @throws IllegalStateException if the game is over
   */
  public GameTranscript abandon(Color by) {
    return after(game.abandon(by), LEFT + by.letter());
  }

  /**
   * Returns the game with an illegal move of the player to move, which is noted but not played.
   *
   * @throws IllegalArgumentException if the move is legal
   * @throws IllegalStateException if the game is over
   */
  public GameTranscript tried(Move move) {
    if (game.isOver()) {
      throw new IllegalStateException("the game is over");
    }
    if (game.position().isLegal(move)) {
      throw new IllegalArgumentException(move + " is legal");
    }
    return after(game, TRIED + move);
  }

  /** Returns the illegal moves that were noted, in order. */
  public List<IllegalTry> tries() {
    List<IllegalTry> tries = new ArrayList<>();
    int actions = 0;
    for (String action : transcript.split("\\.", -1)) {
      if (action.startsWith(TRIED)) {
        // Only moves come before a try, because anything else ends the game.
        Move move = Move.parseUci(action.substring(TRIED.length()));
        tries.add(new IllegalTry(actions - tries.size(), move));
      }
      actions++;
    }
    return List.copyOf(tries);
  }

  /**
   * Returns the game after a player lost it by illegal moves.
   *
   * @throws IllegalStateException if the game is over
   */
  public GameTranscript forfeit(Color by) {
    return after(game.forfeit(by), ILLEGAL + by.letter());
  }

  /**
   * Returns the game after the players agreed on a draw.
   *
   * @throws IllegalStateException if the game is over or a player hasn't made a move yet
   */
  public GameTranscript agree() {
    return after(game.agree(), DRAW);
  }

  /** Returns the last move, or null if none was made. */
  public @Nullable Move lastMove() {
    var moves = game.moves();
    return moves.isEmpty() ? null : moves.getLast();
  }

  private GameTranscript after(Game next, String action) {
    return new GameTranscript(next, transcript.isEmpty() ? action : transcript + "." + action);
  }
}
