package org.queenside.course.model;

import org.queenside.engine.Opponent;

/**
 * The opponent who opens a lesson and makes the mistake it is about.
 *
 * @param member who it is
 * @param opening what it says before the first exercise
 * @param beaten what it says when the lesson is done
 */
public record LessonCast(Opponent member, String opening, String beaten) {}
