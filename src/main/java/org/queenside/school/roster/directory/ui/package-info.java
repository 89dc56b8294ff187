/** The list of all classes, and the page that creates classes from a list. */
@NullMarked
package org.queenside.school.roster.directory.ui;

import org.jspecify.annotations.NullMarked;
