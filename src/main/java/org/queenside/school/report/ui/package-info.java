/** The class board and the reports on the screen. */
@NullMarked
package org.queenside.school.report.ui;

import org.jspecify.annotations.NullMarked;
