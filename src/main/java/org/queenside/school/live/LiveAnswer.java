package org.queenside.school.live;

import org.queenside.identity.account.LearnerId;

/**
 * A pupil's answer to the question on the screens.
 *
 * @param answer as {@link LiveQuestion#code} writes it
 */
public record LiveAnswer(LearnerId learner, String answer, boolean isRight) {}
