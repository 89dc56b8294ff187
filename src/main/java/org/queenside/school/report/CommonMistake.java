package org.queenside.school.report;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.progress.MisconceptionRecord;

/**
 * A wrong try that several pupils made.
 *
 * @param item the name of the item in the log
 * @param tried the answer, as logged
 * @param position the position on the board, as logged, or null
 * @param pupils the number of pupils who made it
 * @param times the number of times it was made
 */
public record CommonMistake(
    String item, String tried, @Nullable String position, int pupils, int times) {

  private record TryKey(String item, String tried) {}

  /**
   * Returns the try that most pupils made; ties go to the most frequent one, then to the latest.
   */
  static CommonMistake of(Collection<MisconceptionRecord> tries) {
    return tries.stream()
        .collect(Collectors.groupingBy(each -> new TryKey(each.item(), each.tried())))
        .values()
        .stream()
        .max(
            Comparator.<List<MisconceptionRecord>>comparingInt(CommonMistake::pupils)
                .thenComparing(comparingInt(CommonMistake::times))
                .thenComparing(same -> latest(same).lastAt()))
        .map(same -> of(same, latest(same)))
        .orElseThrow();
  }

  private static CommonMistake of(List<MisconceptionRecord> same, MisconceptionRecord latest) {
    return new CommonMistake(
        latest.item(), latest.tried(), latest.position(), pupils(same), times(same));
  }

  private static int pupils(List<MisconceptionRecord> same) {
    return (int) same.stream().map(MisconceptionRecord::learner).distinct().count();
  }

  private static int times(List<MisconceptionRecord> same) {
    return same.stream().mapToInt(MisconceptionRecord::times).sum();
  }

  private static MisconceptionRecord latest(List<MisconceptionRecord> same) {
    return same.stream().max(comparing(MisconceptionRecord::lastAt)).orElseThrow();
  }
}
