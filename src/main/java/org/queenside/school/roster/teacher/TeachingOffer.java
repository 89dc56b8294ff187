package org.queenside.school.roster.teacher;

import org.queenside.school.roster.ClassId;

/** An offer to teach a class with others, or to assist in it. */
public record TeachingOffer(
    ClassId schoolClass, String className, String from, TeachingRole role) {}
