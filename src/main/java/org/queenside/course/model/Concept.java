package org.queenside.course.model;

/**
 * One thing to know, which several exercises practise. Mastery and review go by concepts.
 *
 * @param id stable name, in kebab case
 * @param title what a learner calls it: "How the rook moves"
 */
public record Concept(String id, String title) {}
