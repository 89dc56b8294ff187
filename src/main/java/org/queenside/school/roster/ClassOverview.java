package org.queenside.school.roster;

/**
 * A class in a list of classes.
 *
 * @param pupils the number of its pupils
 */
public record ClassOverview(SchoolClass schoolClass, int pupils) {}
