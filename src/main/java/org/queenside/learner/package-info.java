/**
 * Who is learning: guests and how a browser is recognised as theirs.
 *
 * <p>A guest becomes known with the first recorded attempt, not with the first visit. Views use
 * {@link org.queenside.learner.CurrentLearner}.
 */
@NullMarked
package org.queenside.learner;

import org.jspecify.annotations.NullMarked;
