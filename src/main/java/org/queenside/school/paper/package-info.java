/**
 * Assignments on paper: worksheets, their keys, and results that come back.
 *
 * <p>A {@link org.queenside.school.paper.Worksheet} says for each task what is drawn and what is to
 * be written, and a {@link org.queenside.school.paper.AnswerKey} what is right. {@link
 * org.queenside.school.paper.PaperResultService} takes what pupils have written: as attempts, as if
 * done on the screen.
 */
@NullMarked
package org.queenside.school.paper;

import org.jspecify.annotations.NullMarked;
