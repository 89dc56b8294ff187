package org.queenside.school.roster;

import java.time.ZoneId;

/**
 * A class, as a teacher has opened it.
 *
 * @param name at most 60 characters
 * @param code what pupils type along with their card number; empty for assistants
 * @param zone the time zone of its due times
 * @param archived whether it is archived: nothing in it can be changed until it is restored
 * @param version increases with each change of these values
 * @param readOnly whether the teacher only assists in it, and so can't change anything
 */
public record SchoolClass(
    ClassId id,
    String name,
    String code,
    ZoneId zone,
    boolean archived,
    int version,
    boolean readOnly) {}
