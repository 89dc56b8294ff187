package org.queenside.school.live.ui;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.queenside.board.BoardHeat;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.live.LiveAnswer;
import org.queenside.school.live.LiveQuestion;

/**
 * The pupils who gave the same answer.
 *
 * @param isRight whether it is right
 * @param heat how many pupils there are
 */
record AnswerGroup(Answer.Try answer, boolean isRight, List<LearnerId> pupils, BoardHeat heat) {

  AnswerGroup {
    pupils = List.copyOf(pupils);
  }

  /** Groups answers, the most frequent first. Options that nobody has chosen come last. */
  static List<AnswerGroup> of(LiveQuestion question, List<LiveAnswer> answers) {
    Map<Answer.Try, List<LearnerId>> pupils = new LinkedHashMap<>();
    Set<Answer.Try> right =
        question.isOpen() ? new HashSet<>() : new HashSet<>(Set.of(question.solution()));
    for (LiveAnswer each : answers) {
      Answer.Try answer = question.answer(each.answer());
      pupils.computeIfAbsent(answer, _ -> new ArrayList<>()).add(each.learner());
      if (each.isRight() && !question.isOpen()) {
        right.add(answer);
      }
    }
    for (int option = 0; option < question.scene().options().size(); option++) {
      pupils.putIfAbsent(new Answer.Choose(option), List.of());
    }
    int most = pupils.values().stream().mapToInt(List::size).max().orElse(0);
    return pupils.entrySet().stream()
        .map(
            each ->
                new AnswerGroup(
                    each.getKey(),
                    right.contains(each.getKey()),
                    each.getValue(),
                    BoardHeat.of(each.getValue().size(), Math.max(1, most))))
        .sorted(Comparator.comparingInt((AnswerGroup each) -> each.heat().count()).reversed())
        .toList();
  }

  /** Counts how often each square was chosen. */
  static Map<Square, BoardHeat> heat(List<AnswerGroup> groups) {
    Map<Square, Integer> counts =
        groups.stream()
            .filter(each -> !(each.answer() instanceof Answer.Choose))
            .collect(
                Collectors.toMap(AnswerGroup::square, each -> each.heat().count(), Integer::sum));
    int most = counts.values().stream().mapToInt(Integer::intValue).max().orElse(1);
    return counts.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, each -> BoardHeat.of(each.getValue(), most)));
  }

  private Square square() {
    return switch (answer) {
      case Answer.Play(Move move) -> move.to();
      case Answer.Pick(Square square) -> square;
      default -> throw new IllegalStateException("no square in " + answer);
    };
  }
}
