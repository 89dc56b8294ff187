package org.queenside.progress;

import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Which concepts to ask a learner about again, and when. It is computed from the log alone.
 *
 * <p>A concept is learned with the first right answer that practises it. From then on it comes back
 * after 1, 2, 4, 8 and 16 days: a right answer without a hint moves it to the next gap, a wrong one
 * back to one day.
 */
public final class ReviewSchedule {

  private final Map<String, ConceptReview> concepts;

  private ReviewSchedule(Map<String, ConceptReview> concepts) {
    this.concepts = Map.copyOf(concepts);
  }

  /**
   * Computes the schedule.
   *
   * @param log what the learner did, the oldest first
   * @param conceptsOf the concepts that an item practises; none for an item that no longer exists
   */
  public static ReviewSchedule of(
      List<AttemptEntry> log, Function<String, ? extends Collection<String>> conceptsOf) {
    Map<String, ConceptReview> concepts = new LinkedHashMap<>();
    for (AttemptEntry entry : log) {
      for (String concept : conceptsOf.apply(entry.item())) {
        concepts.compute(concept, (_, before) -> ConceptReview.after(before, entry));
      }
    }
    return new ReviewSchedule(concepts);
  }

  /**
   * Returns the concepts to ask about now.
   *
   * @return the concepts, the longest overdue first
   */
  public List<String> due(Instant now) {
    return concepts.entrySet().stream()
        .filter(concept -> concept.getValue().isDue(now))
        .sorted(
            Comparator.comparing((Map.Entry<String, ConceptReview> e) -> e.getValue().dueAt())
                .thenComparing(Map.Entry::getKey))
        .map(Map.Entry::getKey)
        .toList();
  }
}
