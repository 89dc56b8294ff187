package org.queenside.school.roster;

/**
 * An offer to teach a class with others, or to assist in it.
 *
 * @param schoolClass the class
 * @param className its name
 * @param from the name of the teacher who made the offer
 */
public record TeachingOffer(
    ClassId schoolClass, String className, String from, TeachingRole role) {}
