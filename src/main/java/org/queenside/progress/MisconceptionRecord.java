package org.queenside.progress;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;

/**
 * A misconception that a learner showed with one wrong answer, once or several times.
 *
 * @param misconception its code, such as {@code sliders-jump}
 * @param tried what showed it, as in {@link Attempt#tried}
 * @param position what was on the board the last time, as in {@link Attempt#position}
 * @param times how often it was tried, 1 or more
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
