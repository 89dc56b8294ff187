package org.queenside.identity.account;

/**
 * An account that people sign in with.
 *
 * @param id the learner whose progress it is
 * @param role what the account may do
 * @param name the displayed name; at most 60 characters, in any script
 * @param signInName the user name; folded, and unique in the database
 */
public record Account(LearnerId id, AccountRole role, String name, String signInName) {}
