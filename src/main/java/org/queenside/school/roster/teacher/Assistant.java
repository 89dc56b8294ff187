package org.queenside.school.roster.teacher;

import org.queenside.identity.account.LearnerId;

/** An instructor who may see a class and change nothing in it. */
public record Assistant(LearnerId id, String name, String signInName) {}
