package org.queenside.school.roster;

import java.util.List;

/**
 * What a pupil's account contains, to choose between two accounts of one child.
 *
 * @param tries how many exercises, puzzles and drills were tried
 */
public record PupilTotals(Pupil pupil, int tries, int games, List<String> classes) {
  public PupilTotals {
    classes = List.copyOf(classes);
  }
}
