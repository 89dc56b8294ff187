/**
 * Forbidden moves that an opponent plays on purpose, so that a learner can find them. The rules
 * prove each of them. Pure Java on top of the rules of chess, and deterministic.
 */
@NullMarked
package org.queenside.trick;

import org.jspecify.annotations.NullMarked;
