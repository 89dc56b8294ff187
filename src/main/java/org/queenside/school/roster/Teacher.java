package org.queenside.school.roster;

import org.queenside.identity.account.LearnerId;

/**
 * Somebody who teaches a class.
 *
 * @param leads whether it is the one who leads it: who asks others to join, lets them go, hands the
 *     class over and deletes it
 */
public record Teacher(LearnerId id, String name, String signInName, boolean leads) {}
