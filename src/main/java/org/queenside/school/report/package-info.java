/**
 * What a teacher sees: the class board, misconceptions, weekly reports, and tables to download.
 *
 * <p>Nothing is stored here. Everything is computed from the attempt log when a page is opened.
 */
@NullMarked
package org.queenside.school.report;

import org.jspecify.annotations.NullMarked;
