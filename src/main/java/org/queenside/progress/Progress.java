package org.queenside.progress;

import static java.util.stream.Collectors.toUnmodifiableMap;
import static java.util.stream.Collectors.toUnmodifiableSet;

import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A learner's progress, as the map and the lesson pages show it.
 *
 * @param items every item the learner has touched, by its name
 */
public record Progress(Map<String, ItemProgress> items) {

  /** The progress of a visitor who has done nothing yet. */
  public static final Progress NONE = new Progress(Map.of());

  /** Copies the map. */
  public Progress {
    items = Map.copyOf(items);
  }

  static Progress of(Collection<ItemProgress> touched) {
    return new Progress(
        touched.stream().collect(toUnmodifiableMap(ItemProgress::item, Function.identity())));
  }

  /**
   * Returns the best stars of an item.
   *
   * @param item any item, touched or not
   * @return 0 to 3
   */
  public int stars(String item) {
    ItemProgress progress = items.get(item);
    return progress == null ? 0 : progress.bestStars();
  }

  /**
   * Returns the stars won on several items together, such as those of a lesson.
   *
   * @param several any items, touched or not
   * @return the sum of their best stars
   */
  public int stars(Collection<String> several) {
    return several.stream().mapToInt(this::stars).sum();
  }

  /**
   * Returns whether an item is done: solved, or its answer shown.
   *
   * @param item any item, touched or not
   */
  public boolean isDone(String item) {
    ItemProgress progress = items.get(item);
    return progress != null && progress.isDone();
  }

  /** Returns the names of all items that are solved, or whose answer was shown. */
  public Set<String> done() {
    return items.values().stream()
        .filter(ItemProgress::isDone)
        .map(ItemProgress::item)
        .collect(toUnmodifiableSet());
  }

  /**
   * Returns whether a lesson is mastered: 80 % of its stars are won.
   *
   * @param lesson the items of the lesson
   */
  public boolean isMastered(Collection<String> lesson) {
    return Stars.mastered(stars(lesson), lesson.size());
  }

  /**
   * Returns the item that the learner worked on last.
   *
   * @return its progress with the time, or null if nothing was done yet
   */
  public @Nullable ItemProgress last() {
    return items.values().stream()
        .max(Comparator.comparing(ItemProgress::lastAt).thenComparing(ItemProgress::item))
        .orElse(null);
  }
}
