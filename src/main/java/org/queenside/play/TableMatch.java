package org.queenside.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;
import org.queenside.chess.Past;
import org.queenside.chess.Ruling;

/**
 * A mini-game between two people at one table, or between one and the computer; immutable.
 *
 * @param matches the game after each move, from its beginning on; never empty
 * @param computer how strong the computer is, or null if two people play
 * @param own the side that the person plays who plays against the computer
 */
public record TableMatch(List<Match> matches, @Nullable Strength computer, Color own) {
  /** A longer text than any of these games needs is not read. */
  private static final int LONGEST = 4_000;

  public TableMatch {
    matches = List.copyOf(matches);
  }

  /** Begins a game. */
  public static TableMatch of(MiniGame game, @Nullable Strength computer, Color own) {
    return new TableMatch(List.of(Match.of(game)), computer, own);
  }

  /** Returns the game as it stands. */
  public Match match() {
    return matches.getLast();
  }

  /** Returns the moves made so far. */
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (Match match : matches) {
      if (match.last() != null) {
        moves.add(match.last());
      }
    }
    return List.copyOf(moves);
  }

  /** Judges a tried move, with all that was played before. */
  public Ruling rule(Move move) {
    Past past = Past.from(matches.getFirst().position(), moves());
    return Ruling.of(match().position(), move, past.triedBySide(computer == null ? null : own));
  }

  /**
   * Returns the table after a move.
   *
   * @throws IllegalArgumentException if the move is not legal
   * @throws IllegalStateException if the game is over
   */
  public TableMatch play(Move move) {
    List<Match> longer = new ArrayList<>(matches);
    longer.add(match().play(move));
    return new TableMatch(longer, computer, own);
  }

  /** Returns the table after the computer's move, or this one if it has none to make. */
  public TableMatch answered() {
    return isTheComputersTurn() && computer != null
        ? play(Opponent.reply(match(), computer))
        : this;
  }

  private boolean isTheComputersTurn() {
    return computer != null && match().verdict() == null && match().turn() != own;
  }

  /** Returns whether a move of a person can be taken back. */
  public boolean canTakeBack() {
    return matches.size() > (computer != null && own == Color.BLACK ? 2 : 1);
  }

  /** Returns the table before the last move of a person, or this one if there was none. */
  public TableMatch takenBack() {
    int kept = matches.size();
    if (canTakeBack()) {
      do {
        kept--;
      } while (computer != null && matches.get(kept - 1).turn() != own);
    }
    return new TableMatch(matches.subList(0, kept), computer, own);
  }

  /** Returns the moves as text, to be {@linkplain #replayed} later: {@code e2e4.e7e5}. */
  public String text() {
    return moves().stream().map(Move::toString).collect(Collectors.joining("."));
  }

  /** Returns the table after the moves of a text, as far as they are moves that can be made. */
  public TableMatch replayed(String text) {
    TableMatch table = this;
    if (text.isEmpty() || text.length() > LONGEST) {
      return table;
    }
    for (String word : text.split("\\.", -1)) {
      Move move = read(word);
      if (move == null || !table.match().moves().contains(move)) {
        return table;
      }
      table = table.play(move);
    }
    return table;
  }

  private static @Nullable Move read(String word) {
    try {
      return Move.parseUci(word);
    } catch (NotationException noMove) {
      return null;
    }
  }
}
