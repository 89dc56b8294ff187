package org.queenside.school.roster.teacher;

import org.queenside.identity.account.LearnerId;

/**
 * A teacher of a class.
 *
 * @param leads whether this is the lead teacher, who may invite and remove other teachers, hand the
 *     class over and delete it
 */
public record Teacher(LearnerId id, String name, String signInName, boolean leads) {}
