package org.queenside.school.live;

import java.util.UUID;

/**
 * A question of a live lesson as it was seen on a screen, so that nobody changes or answers a
 * different one by accident.
 *
 * @param question its number, from 0
 */
public record LiveStep(UUID lesson, int question) {}
