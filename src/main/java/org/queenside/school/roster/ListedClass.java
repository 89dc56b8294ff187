package org.queenside.school.roster;

/**
 * A class as administrators see it: without its pupils and their work.
 *
 * @param teachers the names of its teachers, the lead first
 * @param pupils how many pupils it has
 */
public record ListedClass(ClassId id, String name, boolean archived, String teachers, int pupils) {}
