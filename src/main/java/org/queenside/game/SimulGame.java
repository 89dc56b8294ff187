package org.queenside.game;

import java.time.Instant;

/**
 * One of several games that a person plays at once.
 *
 * @param opponent the name of the other player
 * @param isOwnTurn whether it is the person's turn
 * @param isOver whether it has ended
 * @param result the result for the person
 * @param changedAt when it last changed
 */
public record SimulGame(
    GameId id,
    String opponent,
    boolean isOwnTurn,
    boolean isOver,
    PlayerResult result,
    Instant changedAt) {}
