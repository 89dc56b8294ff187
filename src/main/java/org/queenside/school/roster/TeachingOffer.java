package org.queenside.school.roster;

/** An offer to teach a class with others, or to assist in it. */
public record TeachingOffer(
    ClassId schoolClass, String className, String from, TeachingRole role) {}
