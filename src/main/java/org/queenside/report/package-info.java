/**
 * What an instructor sees: the class board, beliefs, reports over time, and tables to take along.
 */
@NullMarked
package org.queenside.report;

import org.jspecify.annotations.NullMarked;
