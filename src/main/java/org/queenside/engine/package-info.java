/**
 * Computer opponents for whole games: the search, the evaluation, and how each opponent plays. Pure
 * Java on top of the rules of chess. Nothing here depends on the clock: searches are limited by a
 * number of positions, so the same game always gets the same answer.
 */
@NullMarked
package org.queenside.engine;

import org.jspecify.annotations.NullMarked;
