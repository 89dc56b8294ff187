package org.queenside.report;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.progress.Belief;

/**
 * A wrong try that several pupils made.
 *
 * @param item what it was about, by its name in the log
 * @param tried as the log keeps it
 * @param position what stood on the board, as the log keeps it, or null
 * @param pupils how many made it
 * @param times how often it was made
 */
public record CommonTry(
    String item, String tried, @Nullable String position, int pupils, int times) {

  private record Kind(String item, String tried) {}

  /** First what most pupils tried, then what was tried most often, then what was tried last. */
  static CommonTry of(Collection<Belief> tries) {
    return tries.stream()
        .collect(Collectors.groupingBy(each -> new Kind(each.item(), each.tried())))
        .values()
        .stream()
        .max(
            Comparator.<List<Belief>>comparingInt(CommonTry::pupils)
                .thenComparing(comparingInt(CommonTry::times))
                .thenComparing(same -> latest(same).lastAt()))
        .map(same -> of(same, latest(same)))
        .orElseThrow();
  }

  private static CommonTry of(List<Belief> same, Belief latest) {
    return new CommonTry(
        latest.item(), latest.tried(), latest.position(), pupils(same), times(same));
  }

  private static int pupils(List<Belief> same) {
    return (int) same.stream().map(Belief::learner).distinct().count();
  }

  private static int times(List<Belief> same) {
    return same.stream().mapToInt(Belief::times).sum();
  }

  private static Belief latest(List<Belief> same) {
    return same.stream().max(comparing(Belief::lastAt)).orElseThrow();
  }
}
