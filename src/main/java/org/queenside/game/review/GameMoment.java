package org.queenside.game.review;

import org.queenside.game.PlayedGame;

/** A moment and the game in which it happened. */
public record GameMoment(PlayedGame game, GameReviewMoment moment) {}
