package org.queenside.classroom;

/** A group of pupils within a class. */
public record Group(GroupId id, String name) {}
