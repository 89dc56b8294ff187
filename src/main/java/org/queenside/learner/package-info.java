/**
 * Who is in front of the screen: guests and how a browser is recognised as theirs, accounts with
 * their roles, the ways to sign in, and what is kept about people, which other rooms add to. How
 * accounts are made, changed and ended stands in {@code learner.account}.
 *
 * <p>A guest becomes known with the first recorded attempt, not with the first visit. Views use
 * {@link org.queenside.learner.CurrentLearner} for whose progress it is, and {@link
 * org.queenside.learner.CurrentAccount} for what somebody may do. A room that keeps something about
 * learners says so with a {@link org.queenside.learner.LearnerRecords}.
 */
@NullMarked
package org.queenside.learner;

import org.jspecify.annotations.NullMarked;
