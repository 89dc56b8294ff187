package org.queenside.school.tablet;

import org.queenside.school.roster.ClassId;

/**
 * A class to which a tablet is tied.
 *
 * @param name the class's name
 */
public record TabletClass(ClassId id, String name) {}
