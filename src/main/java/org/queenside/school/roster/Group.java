package org.queenside.school.roster;

/** A group of pupils within a class. */
public record Group(GroupId id, String name) {}
