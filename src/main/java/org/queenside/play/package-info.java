/**
 * Opponents: perfect play against a lone king, and mini-games with rules of their own against a
 * computer of adjustable strength. Pure Java on top of the rules of chess, and deterministic.
 */
@NullMarked
package org.queenside.play;

import org.jspecify.annotations.NullMarked;
