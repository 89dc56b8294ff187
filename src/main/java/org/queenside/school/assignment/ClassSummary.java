package org.queenside.school.assignment;

import java.time.ZoneId;

/**
 * What a pupil may know of the class an assignment belongs to.
 *
 * @param name what the class is called
 * @param zone where it is
 * @param archived whether it is put away
 */
public record ClassSummary(String name, ZoneId zone, boolean archived) {}
