package org.queenside.school.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.school.roster.ClassId;

class AssignmentProgressionTest {

  private static final Instant NOON = Instant.parse("2026-06-02T12:00:00Z");

  @Test
  void progressionStartsWithTheFirstItemLeft() {
    AssignmentProgression way =
        way(false, ItemState.RIGHT, ItemState.HELPED, ItemState.STUCK, ItemState.OPEN);

    assertThat(way.first()).hasValue(2);
    assertThat(way.after(2)).hasValue(3);
    assertThat(way.after(3)).isEmpty();
    assertThat(way.isLast(3)).isFalse();
  }

  @Test
  void withoutOrderEveryItemMayBeOpened() {
    AssignmentProgression way = way(false, ItemState.OPEN, ItemState.OPEN, ItemState.OPEN);

    assertThat(IntStream.range(0, 3)).allMatch(way::allows);
    assertThat(way.allows(3)).isFalse();
    assertThat(way.allows(-1)).isFalse();
  }

  @Test
  void inOrderItemsOpenOneByOne() {
    AssignmentProgression way =
        way(true, ItemState.RIGHT, ItemState.TRIED, ItemState.OPEN, ItemState.RIGHT);

    assertThat(way.allows(0)).isTrue();
    assertThat(way.allows(1)).isTrue();
    assertThat(way.allows(2)).isFalse();
    assertThat(way.allows(3)).isTrue();
    assertThat(way.after(1)).isEmpty();
    assertThat(way.after(0)).hasValue(1);
  }

  @Test
  void deletedItemsAreSkipped() {
    AssignmentProgression way =
        new AssignmentProgression(
            task(true, null, ItemState.OPEN, ItemState.OPEN),
            item -> !Set.of("puzzle/1").contains(item),
            NOON);

    assertThat(way.first()).hasValue(1);
    assertThat(way.allows(1)).isTrue();
    assertThat(way.isLast(1)).isTrue();
  }

  @Test
  void orderEndsWhenNothingCountsAnyMore() {
    PupilAssignment task =
        task(
            true,
            LocalDateTime.parse("2026-06-02T12:00"),
            ItemState.OPEN,
            ItemState.OPEN,
            ItemState.OPEN);
    Instant due = Instant.parse("2026-06-02T10:00:00Z");

    AssignmentProgression before = new AssignmentProgression(task, _ -> true, due);
    AssignmentProgression after = new AssignmentProgression(task, _ -> true, due.plusSeconds(1));

    assertThat(before.allows(1)).as("Berlin is two hours ahead").isFalse();
    assertThat(after.allows(1)).isTrue();
    assertThat(after.after(1)).hasValue(2);
  }

  private static AssignmentProgression way(boolean inOrder, ItemState... states) {
    return new AssignmentProgression(task(inOrder, null, states), _ -> true, NOON);
  }

  private static PupilAssignment task(
      boolean inOrder, @Nullable LocalDateTime due, ItemState... states) {
    List<AssignedItem> items =
        IntStream.rangeClosed(1, states.length)
            .mapToObj(number -> AssignedItem.once("puzzle/" + number, "puzzles/"))
            .toList();
    ClassId schoolClass = new ClassId(UUID.randomUUID());
    AssignmentPlan plan =
        new AssignmentPlan(
            new AssignmentContent(
                "Mates", "", items, new CompletionRules(due == null, inOrder, false, 0)),
            new Audience.WholeClass(),
            new AssignmentSchedule(LocalDateTime.parse("2026-06-01T08:00"), due));
    return new PupilAssignment(
        new Assignment(new AssignmentId(1), schoolClass, plan, 1),
        new ClassSummary("5b", ZoneId.of("Europe/Berlin"), false),
        Arrays.asList(states),
        Arrays.stream(states).map(state -> state.isDone() ? 1 : 0).toList());
  }
}
