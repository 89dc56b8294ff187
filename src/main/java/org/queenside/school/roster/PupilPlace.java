package org.queenside.school.roster;

/**
 * A pupil's place in a class.
 *
 * @param card the number of the pupil's card in this class
 */
record PupilPlace(String className, int card) {}
