package org.queenside.school.roster;

/**
 * A class in a list of classes.
 *
 * @param pupils how many learn in it
 */
public record ClassOverview(SchoolClass schoolClass, int pupils) {}
