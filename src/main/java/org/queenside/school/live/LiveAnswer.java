package org.queenside.school.live;

import org.queenside.identity.account.LearnerId;

/**
 * A pupil's answer to the question on the screens.
 *
 * @param answer in the form of {@link LiveQuestion#code}
 */
public record LiveAnswer(LearnerId learner, String answer, boolean isRight) {}
