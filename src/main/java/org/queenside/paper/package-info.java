/**
 * Assignments on paper: worksheets, their keys, and results that come back.
 *
 * <p>A {@link org.queenside.paper.Worksheet} says for each task what is drawn and what is to be
 * written, and a {@link org.queenside.paper.Key} what is right. {@link
 * org.queenside.paper.PaperResults} takes what pupils have written: as attempts, as if done on the
 * screen.
 */
@NullMarked
package org.queenside.paper;

import org.jspecify.annotations.NullMarked;
