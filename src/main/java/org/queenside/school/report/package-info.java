/**
 * What an instructor sees: the class board, beliefs, reports over time, and tables to take along.
 *
 * <p>Nothing is stored here: all of it follows from the log of attempts at the moment somebody
 * looks.
 */
@NullMarked
package org.queenside.school.report;

import org.jspecify.annotations.NullMarked;
