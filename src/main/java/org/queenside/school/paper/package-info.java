/**
 * Assignments on paper: worksheets, answer keys, and results that are typed in.
 *
 * <p>A {@link org.queenside.school.paper.Worksheet} says what is printed for each task and what the
 * pupil writes, and an {@link org.queenside.course.print.AnswerKey} what is right. {@link
 * org.queenside.school.paper.PaperResultService} records what pupils have written as attempts, as
 * if they had worked on the screen.
 */
@NullMarked
package org.queenside.school.paper;

import org.jspecify.annotations.NullMarked;
