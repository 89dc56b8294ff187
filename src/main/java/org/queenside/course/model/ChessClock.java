package org.queenside.course.model;

import org.queenside.chess.Color;

/**
 * A chess clock beside the board, which the learner presses after every move.
 *
 * @param running the side whose time runs
 * @param own the learner's side
 * @param inUse whether the clock can still be pressed
 */
public record ChessClock(Color running, Color own, boolean inUse) implements SideContent {}
