package org.queenside.progress;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;

/**
 * A misconception that a learner showed with one wrong answer, given once or several times.
 *
 * @param misconception its code, such as {@code sliders-jump}
 * @param tried the answer that showed it, as in {@link Attempt#tried}
 * @param position what was on the board the last time, as in {@link Attempt#position}
 * @param times how often this answer was given, 1 or more
 */
public record MisconceptionRecord(
    LearnerId learner,
    String misconception,
    String item,
    String tried,
    @Nullable String position,
    int times,
    Instant firstAt,
    Instant lastAt) {}
