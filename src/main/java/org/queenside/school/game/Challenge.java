package org.queenside.school.game;

import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;

/**
 * A challenge: a classmate wants to play the acting pupil.
 *
 * @param from the classmate
 * @param name the classmate's name
 */
public record Challenge(ClassId schoolClass, LearnerId from, String name) {}
