package org.queenside.school.roster;

/**
 * A learner with an account as administrators find them: without their work.
 *
 * @param classes the names of their classes; empty if they are in none
 */
public record ListedPupil(String name, String signInName, String classes) {}
