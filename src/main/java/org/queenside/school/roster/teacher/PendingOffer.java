package org.queenside.school.roster.teacher;

/**
 * An offer of a class that hasn't been answered.
 *
 * @param signInName the sign-in name that was typed, whether or not anyone has it
 */
public record PendingOffer(String signInName, TeachingRole role) {}
