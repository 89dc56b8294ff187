package org.queenside.school.roster;

/** A pupil's place in a class, with the number of the card. */
public record ClassMembership(String className, int card) {}
