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

/** The solution of a mate in several moves; {@code unreadable} is an impossible reply. */
record MateSolution(List<Move> keys, List<Move> replies, @Nullable String unreadable) {
  MateSolution {
    keys = List.copyOf(keys);
    replies = List.copyOf(replies);
  }

  static final MateSolution NONE = new MateSolution(List.of(), List.of(), null);

  /** Finds the solution, with the author's replies unless they are blank. */
  static MateSolution of(Position position, int moves, String written) {
    ForcedMateSearch search = new ForcedMateSearch();
    List<Move> keys = search.in(position, moves);
    List<String> words =
        Arrays.stream(written.split("[,;\\s]+")).filter(word -> !word.isBlank()).toList();
    return words.isEmpty()
        ? new MateSolution(keys, chooseReplies(position, keys, moves, search), null)
        : withReplies(position, keys, moves, words, search);
  }

  /**
   * Chooses the replies that leave the fewest other solutions, and that let the fewest wrong first
   * moves mate.
   */
  private static List<Move> chooseReplies(
      Position position, List<Move> keys, int moves, ForcedMateSearch search) {
    Position after = afterFirstKey(position, keys);
    if (moves == 1 || after == null) {
      return List.of();
    }
    Map<Move, Integer> helpedMoves = moves == 2 ? helpedMoves(position, keys, search) : Map.of();
    Move reply =
        after.legalMoves().stream()
            .min(
                Comparator.<Move>comparingLong(move -> countUnanswered(position, keys, move))
                    .thenComparingInt(move -> helpedMoves.getOrDefault(move, 0))
                    .thenComparingInt(move -> search.in(after.play(move), moves - 1).size()))
            .orElseThrow();
    Position next = after.play(reply);
    List<Move> replies = new ArrayList<>(List.of(reply));
    replies.addAll(chooseReplies(next, search.in(next, moves - 1), moves - 1, search));
    return replies;
  }

  /** Returns the position after the first key that doesn't mate at once, or null if all do. */
  private static @Nullable Position afterFirstKey(Position position, List<Move> keys) {
    return keys.stream()
        .map(position::play)
        .filter(Position::hasLegalMove)
        .findFirst()
        .orElse(null);
  }

  private static long countUnanswered(Position position, List<Move> keys, Move reply) {
    return keys.stream().filter(key -> !position.play(key).isLegal(reply)).count();
  }

  /** Counts the wrong first moves that lead to mate because of a reply. */
  private static Map<Move, Integer> helpedMoves(
      Position position, List<Move> keys, ForcedMateSearch search) {
    Map<Move, Integer> helpedMoves = new HashMap<>();
    for (Move move : position.legalMoves()) {
      Position after = position.play(move);
      if (!keys.contains(move)) {
        after.legalMoves().stream()
            .filter(reply -> search.exists(after.play(reply), 1))
            .forEach(reply -> helpedMoves.merge(reply, 1, Integer::sum));
      }
    }
    return helpedMoves;
  }

  private static MateSolution withReplies(
      Position position, List<Move> keys, int moves, List<String> words, ForcedMateSearch search) {
    List<Move> replies = new ArrayList<>();
    List<Move> firstMoves = keys;
    Position start = position;
    for (String word : words.subList(0, Math.min(words.size(), moves - 1))) {
      Position before = start;
      Position after =
          firstMoves.stream()
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
      firstMoves = search.in(start, moves - replies.size());
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
