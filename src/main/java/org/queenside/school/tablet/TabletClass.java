package org.queenside.school.tablet;

import org.queenside.school.roster.ClassId;

/** A class to which a tablet is tied. */
public record TabletClass(ClassId id, String name) {}
