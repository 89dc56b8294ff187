/** The pages of the class board and the reports. */
@NullMarked
package org.queenside.school.report.ui;

import org.jspecify.annotations.NullMarked;
