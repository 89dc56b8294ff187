package org.queenside.course.model;

/**
 * A piece of knowledge that several exercises practise. Mastery and reviews are counted by concept.
 *
 * @param id stable name, in kebab case
 * @param title its name for learners: "How the rook moves"
 */
public record Concept(String id, String title) {}
