package org.queenside.game;

import java.time.Instant;

/**
 * A game of a person who plays several at once.
 *
 * @param opponent the name of the other player
 * @param isOwnTurn whether it waits for the person's move
 * @param isOver whether it has ended
 * @param result the result for the person
 * @param changedAt when something happened in it last
 */
public record SimulBoard(
    GameId id,
    String opponent,
    boolean isOwnTurn,
    boolean isOver,
    PlayerResult result,
    Instant changedAt) {}
