package org.queenside.school.live;

import org.jspecify.annotations.Nullable;

/**
 * A live lesson as a pupil sees it.
 *
 * @param number the number of the question, from 1
 * @param of how many questions there are
 * @param board the board that the teacher shows, or null if the question is on the screens
 * @param question null if it no longer exists, or before the first one
 * @param answer the pupil's answer, or null
 * @param isShown whether the right answer is shown
 * @param isPaused whether the pupil has to look up
 * @param isTeacherAway whether the teacher's page hasn't been seen for some minutes
 * @param signal the signal for this screen
 */
public record PupilLiveScreen(
    LiveStep step,
    int number,
    int of,
    @Nullable DemonstrationBoard board,
    @Nullable LiveQuestion question,
    @Nullable LiveAnswer answer,
    boolean isShown,
    boolean isPaused,
    boolean isTeacherAway,
    LiveSignal signal) {}
