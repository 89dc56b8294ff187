package org.queenside.school.assignment.ui;

import org.queenside.course.model.CourseProvider;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.PuzzleSetSampler;
import org.queenside.school.assignment.ItemResolver;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.authoring.OwnExerciseService;
import org.springframework.stereotype.Component;

/** The sources of items for an assignment. */
@Component
record AssignmentCatalog(
    CourseProvider courses,
    PuzzleService puzzles,
    PuzzleSetSampler sets,
    OwnExerciseService own,
    ItemTitleResolver titles,
    ItemResolver exercises) {}
