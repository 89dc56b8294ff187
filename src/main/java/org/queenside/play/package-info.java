/**
 * Opponents: perfect play against a lone king, and mini-games with their own rules against a
 * computer of adjustable strength. Pure Java on top of the rules of chess, and deterministic.
 */
@NullMarked
package org.queenside.play;

import org.jspecify.annotations.NullMarked;
