/**
 * Opponents: exact play against a lone king, and games with few pieces and rules of their own
 * against a computer of adjustable strength. Pure Java above the rules of chess; the same question
 * always gets the same answer.
 */
@NullMarked
package org.queenside.play;

import org.jspecify.annotations.NullMarked;
