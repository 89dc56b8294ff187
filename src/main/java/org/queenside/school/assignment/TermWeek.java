package org.queenside.school.assignment;

/** One week of a term plan. */
public record TermWeek(String title, TemplateContent content) {}
