package org.queenside.game;

import org.queenside.identity.account.LearnerId;

/** Two people who are going to play each other. */
public record PeerPair(LearnerId white, LearnerId black) {}
