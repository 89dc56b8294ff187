package org.queenside.school.assignment.ui;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentKind;
import org.queenside.school.assignment.AssignmentPlan;

/** The items selected for an assignment, in ordered sections. */
final class ItemSelection {

  private final Map<String, Map<String, AssignedItem>> sections = new LinkedHashMap<>();
  private final List<Runnable> listeners = new ArrayList<>();
  private Runnable full = () -> {};

  void onChange(Runnable listener) {
    listeners.add(listener);
  }

  void onFull(Runnable listener) {
    full = listener;
  }

  void fill(Collection<AssignedItem> items) {
    items.forEach(this::put);
    changed();
  }

  boolean has(String item) {
    return sections.values().stream().anyMatch(section -> section.containsKey(item));
  }

  int size() {
    return sections.values().stream().mapToInt(Map::size).sum();
  }

  AssignmentKind kind() {
    List<AssignedItem> items = items();
    return items.isEmpty() ? AssignmentKind.TASKS : items.getFirst().kind();
  }

  /**
   * Selects daily puzzles or a shared goal, which are an assignment of their own. Returns false if
   * there are tasks that would be lost.
   */
  boolean addAlone(AssignedItem item) {
    if (size() > 0 && kind() == AssignmentKind.TASKS) {
      return false;
    }
    sections.clear();
    put(item);
    changed();
    return true;
  }

  /** Selects tasks that aren't selected yet. Returns false if they don't fit. */
  boolean add(Collection<AssignedItem> items) {
    if (kind() != AssignmentKind.TASKS) {
      sections.clear();
    }
    List<AssignedItem> added = items.stream().filter(item -> !has(item.item())).toList();
    if (size() + added.size() > AssignmentPlan.MOST_ITEMS) {
      full.run();
      return false;
    }
    added.forEach(this::put);
    changed();
    return true;
  }

  /** Selects an item or changes its amount. */
  void replace(AssignedItem item) {
    Map<String, AssignedItem> section = sections.get(item.section());
    if (section != null && section.containsKey(item.item())) {
      section.put(item.item(), item);
      changed();
    } else {
      add(List.of(item));
    }
  }

  void remove(Collection<String> items) {
    sections.values().forEach(section -> section.keySet().removeAll(items));
    sections.values().removeIf(Map::isEmpty);
    changed();
  }

  void removeSection(String section) {
    sections.remove(section);
    changed();
  }

  /** Sorts the items of a section into the order of a list that contains them all. */
  void sort(String section, List<String> order) {
    Map<String, AssignedItem> before = sections.get(section);
    if (before != null) {
      Map<String, AssignedItem> sorted = new LinkedHashMap<>();
      for (String item : order) {
        AssignedItem chosen = before.get(item);
        if (chosen != null) {
          sorted.put(item, chosen);
        }
      }
      before.forEach(sorted::putIfAbsent);
      sections.put(section, sorted);
      changed();
    }
  }

  /** Swaps a section with the one before it. */
  void moveUp(String section) {
    List<String> order = new ArrayList<>(sections.keySet());
    int place = order.indexOf(section);
    if (place > 0) {
      order.add(place - 1, order.remove(place));
      for (String name : order) {
        Map<String, AssignedItem> items = sections.remove(name);
        if (items != null) {
          sections.put(name, items);
        }
      }
      changed();
    }
  }

  List<String> sections() {
    return List.copyOf(sections.keySet());
  }

  List<AssignedItem> items(String section) {
    return List.copyOf(sections.getOrDefault(section, Map.of()).values());
  }

  List<AssignedItem> items() {
    return sections.values().stream().flatMap(section -> section.values().stream()).toList();
  }

  /** Returns how many times to solve a drill; 0 if it isn't selected. */
  int amount(String item) {
    for (Map<String, AssignedItem> section : sections.values()) {
      @Nullable AssignedItem chosen = section.get(item);
      if (chosen != null) {
        return chosen.amount();
      }
    }
    return 0;
  }

  private void put(AssignedItem item) {
    sections
        .computeIfAbsent(item.section(), _ -> new LinkedHashMap<>())
        .putIfAbsent(item.item(), item);
  }

  private void changed() {
    listeners.forEach(Runnable::run);
  }
}
