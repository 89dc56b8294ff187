package org.queenside.school.roster;

/** A pupil's place in a class, with the number of the card. */
record PupilPlace(String className, int card) {}
