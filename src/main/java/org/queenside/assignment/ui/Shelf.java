package org.queenside.assignment.ui;

import org.queenside.assignment.ItemNames;
import org.queenside.course.Course;
import org.queenside.puzzle.PuzzleSets;
import org.queenside.puzzle.Puzzles;
import org.queenside.workshop.OwnExercises;
import org.springframework.stereotype.Component;

/** Everything there is to choose from. */
@Component
record Shelf(Course course, Puzzles puzzles, PuzzleSets sets, OwnExercises own, ItemNames names) {}
