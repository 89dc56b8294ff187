package org.queenside.school.roster;

/** A class in a list of classes. */
public record ClassOverview(SchoolClass schoolClass, int pupils) {}
