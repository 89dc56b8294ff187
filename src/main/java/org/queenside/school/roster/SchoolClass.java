package org.queenside.school.roster;

import java.time.ZoneId;

/**
 * A class.
 *
 * @param name what its people call it; at most 60 characters
 * @param code what pupils type beside what stands on their cards
 * @param zone where the class is: due times are in this time zone
 * @param archived whether it is put away: nothing in it can be changed until it is restored
 * @param version grows with each change of what stands here
 */
public record SchoolClass(
    ClassId id, String name, String code, ZoneId zone, boolean archived, int version) {}
