package org.queenside.school.roster;

/**
 * A class that somebody is asked to teach with others.
 *
 * @param schoolClass the class
 * @param className its name
 * @param from the name of who asks
 */
public record TeachingOffer(ClassId schoolClass, String className, String from) {}
