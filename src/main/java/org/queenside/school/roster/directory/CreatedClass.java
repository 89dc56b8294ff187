package org.queenside.school.roster.directory;

/**
 * A class that was made from a list, with one of its teachers.
 *
 * @param link what follows {@code /invitation/} in the address with which the teacher chooses a
 *     password; empty if the teacher already had an account
 */
public record CreatedClass(String className, String teacher, String signInName, String link) {}
