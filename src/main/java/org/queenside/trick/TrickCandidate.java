package org.queenside.trick;

/**
 * A trick that may be played.
 *
 * @param plausibility how much it looks like a legal move, from 1
 */
record TrickCandidate(Trick trick, int plausibility) {}
