package org.queenside.identity.account;

/**
 * Somebody who signs in.
 *
 * @param id the learner whose progress it is
 * @param name what others read; at most 60 characters, in any script
 * @param signInName what is typed to sign in; unique in this program, and already folded
 */
public record Account(LearnerId id, AccountRole role, String name, String signInName) {}
