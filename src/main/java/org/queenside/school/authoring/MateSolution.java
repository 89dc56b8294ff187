package org.queenside.school.authoring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/**
 * How a mate in several moves goes.
 *
 * @param keys the first moves after which mate cannot be avoided
 * @param replies the other side's moves, one fewer than the moves to mate; none if there is no way
 * @param unreadable what the author wrote that is no possible reply, or null
 */
record MateSolution(List<Move> keys, List<Move> replies, @Nullable String unreadable) {
  static final MateSolution NONE = new MateSolution(List.of(), List.of(), null);

  MateSolution {
    keys = List.copyOf(keys);
    replies = List.copyOf(replies);
  }

  /**
   * Makes a plan.
   *
   * @param written the author's replies, or blank for those that the rules choose
   * @throws ForcedMateSearch.Unproven if it takes too long
   */
  static MateSolution of(Position position, int moves, String written) {
    ForcedMateSearch mates = new ForcedMateSearch();
    List<Move> keys = mates.in(position, moves);
    List<String> words =
        Arrays.stream(written.split("[,;\\s]+")).filter(word -> !word.isBlank()).toList();
    return words.isEmpty()
        ? new MateSolution(keys, chosen(position, keys, moves, mates), null)
        : asWritten(position, keys, moves, words, mates);
  }

  /** The replies that leave the fewest other ways: best where no wrong first move is helped. */
  private static List<Move> chosen(
      Position position, List<Move> keys, int moves, ForcedMateSearch mates) {
    Position after = afterLasting(position, keys);
    if (moves == 1 || after == null) {
      return List.of();
    }
    Map<Move, Integer> helped = moves == 2 ? helped(position, keys, mates) : Map.of();
    Move reply =
        after.legalMoves().stream()
            .min(
                Comparator.<Move>comparingLong(move -> notAnswered(position, keys, move))
                    .thenComparingInt(move -> helped.getOrDefault(move, 0))
                    .thenComparingInt(move -> mates.in(after.play(move), moves - 1).size()))
            .orElseThrow();
    Position next = after.play(reply);
    List<Move> replies = new ArrayList<>(List.of(reply));
    replies.addAll(chosen(next, mates.in(next, moves - 1), moves - 1, mates));
    return replies;
  }

  /** The position after the first key that does not mate at once, or null if all do. */
  private static @Nullable Position afterLasting(Position position, List<Move> keys) {
    return keys.stream()
        .map(position::play)
        .filter(Position::hasLegalMove)
        .findFirst()
        .orElse(null);
  }

  private static long notAnswered(Position position, List<Move> keys, Move reply) {
    return keys.stream().filter(key -> !position.play(key).isLegal(reply)).count();
  }

  /** How many first moves lead to mate only because of a reply. */
  private static Map<Move, Integer> helped(
      Position position, List<Move> keys, ForcedMateSearch mates) {
    Map<Move, Integer> helped = new HashMap<>();
    for (Move move : position.legalMoves()) {
      Position after = position.play(move);
      if (!keys.contains(move)) {
        after.legalMoves().stream()
            .filter(reply -> mates.exists(after.play(reply), 1))
            .forEach(reply -> helped.merge(reply, 1, Integer::sum));
      }
    }
    return helped;
  }

  private static MateSolution asWritten(
      Position position, List<Move> keys, int moves, List<String> words, ForcedMateSearch mates) {
    List<Move> replies = new ArrayList<>();
    List<Move> ways = keys;
    Position start = position;
    for (String word : words.subList(0, Math.min(words.size(), moves - 1))) {
      Position before = start;
      Position after =
          ways.stream()
              .map(before::play)
              .filter(each -> reply(each, word) != null)
              .findFirst()
              .orElse(null);
      if (after == null) {
        return new MateSolution(keys, List.of(), word);
      }
      Move reply = Objects.requireNonNull(reply(after, word));
      replies.add(reply);
      start = after.play(reply);
      ways = mates.in(start, moves - replies.size());
    }
    return replies.size() == moves - 1
        ? new MateSolution(keys, replies, null)
        : new MateSolution(keys, List.of(), "");
  }

  private static @Nullable Move reply(Position position, String word) {
    Move move = LenientMoveParser.read(position, word);
    return move != null && position.isLegal(move) ? move : null;
  }
}
