/**
 * The life of an account: the ways to one by invitation, by registration and by the first link, how
 * its owner looks after it, what administrators decide, and how it ends.
 *
 * <p>{@link org.queenside.learner.account.Admissions} are for who has no account yet, {@link
 * org.queenside.learner.account.OwnAccount} for who has one, and {@link
 * org.queenside.learner.account.Administration} for who looks after the program.
 */
@NullMarked
package org.queenside.learner.account;

import org.jspecify.annotations.NullMarked;
