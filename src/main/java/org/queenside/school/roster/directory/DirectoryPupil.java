package org.queenside.school.roster.directory;

import org.queenside.identity.account.LearnerId;

/**
 * A learner with an account as administrators find them: without their work.
 *
 * @param classes the names of their classes; empty if they are in none
 */
public record DirectoryPupil(LearnerId id, String name, String signInName, String classes) {}
