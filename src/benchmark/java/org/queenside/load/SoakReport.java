package org.queenside.load;

import java.time.Duration;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.queenside.school.assignment.Percentiles;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Collects the results of a soak test and reports whether the promises were kept. */
final class SoakReport {

  /** How long after a fault slow responses are excused. */
  private static final Duration FAULT = Duration.ofSeconds(10);

  /** The first minute, in which new programs are slow and all learners arrive. */
  private static final Duration WARMING_UP = Duration.ofMinutes(1);

  private static final double PROMISED_MILLIS = 100;

  /** Memory counts as flat if it grows by less than this from the middle to the end. */
  private static final double FLAT = 1.15;

  private static final long FLAT_MEGABYTES = 20;

  private record Act(long begun, long ended) {
    long nanos() {
      return ended - begun;
    }
  }

  private record Memory(String when, String program, RestartableApplication.Memory memory) {}

  private final List<Act> acts = new ArrayList<>();
  private final List<Act> pages = new ArrayList<>();
  private final List<Long> faults = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private final List<Memory> memories = new ArrayList<>();
  private final Map<String, Integer> troubles = new TreeMap<>();
  private final Map<String, Integer> troublesOutsideFaults = new TreeMap<>();
  private final Map<String, Map<String, Integer>> hostile = new TreeMap<>();
  private long begun = System.nanoTime();
  private int minute;
  private long acknowledged;
  private long lost;
  private int unknownLearners;
  private int reloads;
  private int signedOut;

  synchronized void begin() {
    begun = System.nanoTime();
  }

  synchronized void addAct(long begun, long ended) {
    acts.add(new Act(begun, ended));
  }

  synchronized void addPage(long begun, long ended) {
    pages.add(new Act(begun, ended));
  }

  /** Records a fault, which excuses slow responses for a while. */
  synchronized void addFault(String what) {
    faults.add(System.nanoTime());
    note(what);
  }

  synchronized void note(String what) {
    String line = "%s (%tT): %s".formatted(time(), LocalTime.now(), what);
    notes.add(line);
    System.out.println(line);
  }

  private String time() {
    long seconds = (System.nanoTime() - begun) / 1_000_000_000;
    return "%d:%02d".formatted(seconds / 60, seconds % 60);
  }

  synchronized void countTrouble(String kind) {
    String line = kind.lines().findFirst().orElse("");
    troubles.merge(line, 1, Integer::sum);
    long now = System.nanoTime();
    if (!isFault(now, now)) {
      troublesOutsideFaults.merge(line, 1, Integer::sum);
    }
  }

  synchronized void countHostile(String kind, String answer) {
    hostile.computeIfAbsent(kind, _ -> new TreeMap<>()).merge(answer, 1, Integer::sum);
  }

  synchronized void addMemory(String when, String program, RestartableApplication.Memory memory) {
    memories.add(new Memory(when, program, memory));
  }

  synchronized void addLearner(SoakLearner learner) {
    acknowledged += learner.learner().acknowledged().size();
    reloads += learner.learner().reloads();
  }

  /** Looks up every acknowledged answer in the database. */
  synchronized void compare(List<SoakLearner> learners, JdbcClient jdbc) {
    for (SoakLearner learner : learners) {
      List<SimulatedLearner.Acknowledged> told = learner.learner().acknowledged();
      List<UUID> ids = learner.ids(jdbc);
      signedOut += learner.wasSignedOut() ? 1 : 0;
      if (ids.isEmpty()) {
        lost += told.size();
        unknownLearners += told.isEmpty() ? 0 : 1;
        continue;
      }
      Map<SimulatedLearner.Acknowledged, Long> stored = new HashMap<>();
      for (UUID id : ids) {
        jdbc.sql("select item, tried, outcome from attempt where learner_id = ?")
            .param(id)
            .query(
                row -> {
                  stored.merge(
                      new SimulatedLearner.Acknowledged(
                          row.getString("item"), row.getString("tried"), row.getString("outcome")),
                      1L,
                      Long::sum);
                });
      }
      for (SimulatedLearner.Acknowledged each : told) {
        if (stored.merge(each, -1L, Long::sum) < 0) {
          lost++;
        }
      }
    }
  }

  private boolean isFault(long from, long to) {
    return faults.stream().anyMatch(at -> to >= at && from <= at + FAULT.toNanos());
  }

  /** Prints a summary of the last minute. */
  synchronized void printMinute() {
    long from = begun + minute * 60_000_000_000L;
    minute++;
    List<Long> nanos =
        acts.stream()
            .filter(act -> act.begun() >= from && act.begun() < from + 60_000_000_000L)
            .map(Act::nanos)
            .toList();
    System.out.println(
        nanos.isEmpty()
            ? "minute " + minute + ": no actions"
            : Percentiles.of("minute " + minute, nanos).toString());
  }

  /**
   * Prints the report.
   *
   * @return whether all promises were kept
   */
  synchronized boolean print() {
    long warm = begun + WARMING_UP.toNanos();
    List<Long> usual =
        acts.stream()
            .filter(act -> act.begun() >= warm && !isFault(act.begun(), act.ended()))
            .map(Act::nanos)
            .toList();
    Percentiles outside = Percentiles.of("acts, without 10 s after a fault", usual);
    System.out.println();
    System.out.println(outside);
    System.out.println(Percentiles.of("acts, all", acts.stream().map(Act::nanos).toList()));
    System.out.println(
        Percentiles.of(
            "pages opened (HTML and two requests)", pages.stream().map(Act::nanos).toList()));
    notes.forEach(System.out::println);
    System.out.println("pages that had to load again: " + reloads);
    System.out.println("learners who were signed out: " + signedOut);
    System.out.println("what browsers had to get over: " + text(troubles));
    System.out.println("  of that not within 10 s after a fault: " + text(troublesOutsideFaults));
    System.out.println("hostile visitors were answered:");
    hostile.forEach((kind, answers) -> System.out.println("  " + kind + ": " + text(answers)));
    System.out.println(
        "heap after a collection, memory of the process, time of a core since its start:");
    for (Memory each : memories) {
      System.out.printf(
          Locale.ROOT,
          "  program %s, %s: %d MB, %d MB, %d s%n",
          each.program(),
          each.when(),
          each.memory().heap(),
          each.memory().resident(),
          each.memory().processor().toSeconds());
    }
    boolean kept = lost == 0 && outside.p95() <= PROMISED_MILLIS && isFlat();
    System.out.println();
    say(
        lost == 0,
        acknowledged
            + " answers acknowledged, "
            + lost
            + " of them lost"
            + (unknownLearners == 0
                ? ""
                : " (" + unknownLearners + " learners aren't in the database)"));
    say(
        outside.p95() <= PROMISED_MILLIS,
        "95 %% within %.0f ms, promised are 100 ms".formatted(outside.p95()));
    say(isFlat(), "memory from the middle to the end");
    return kept;
  }

  private static void say(boolean holds, String what) {
    System.out.println((holds ? "ok      " : "FAILED  ") + what);
  }

  private boolean isFlat() {
    return memories.stream()
        .filter(each -> each.when().equals("end"))
        .allMatch(
            end ->
                memories.stream()
                    .filter(each -> each.when().equals("middle"))
                    .filter(each -> each.program().equals(end.program()))
                    .allMatch(
                        middle ->
                            end.memory().heap()
                                <= Math.max(
                                    middle.memory().heap() * FLAT,
                                    middle.memory().heap() + FLAT_MEGABYTES)));
  }

  private static String text(Map<String, Integer> counts) {
    return counts.isEmpty() ? "nothing" : counts.toString().replaceAll("[{}]", "");
  }
}
