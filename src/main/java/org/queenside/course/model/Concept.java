package org.queenside.course.model;

/**
 * A piece of knowledge that several exercises practise. Mastery and reviews are tracked per
 * concept.
 *
 * @param id a stable name, in kebab case
 * @param title its name for learners, such as "How the rook moves"
 */
public record Concept(String id, String title) {}
