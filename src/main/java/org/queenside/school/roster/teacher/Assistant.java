package org.queenside.school.roster.teacher;

import org.queenside.identity.account.LearnerId;

/** A teacher who may see a class and change nothing in it. */
public record Assistant(LearnerId id, String name, String signInName) {}
