package org.queenside.school.roster;

import java.util.List;

/**
 * What a pupil's account contains, to choose between two accounts of one child.
 *
 * @param tries how many exercises, puzzles and drills were tried
 * @param games how many games were played
 * @param classes the names of the pupil's classes
 */
public record PupilTotals(Pupil pupil, int tries, int games, List<String> classes) {}
