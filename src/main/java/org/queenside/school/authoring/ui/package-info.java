/** The editor for teachers' exercises. */
@NullMarked
package org.queenside.school.authoring.ui;

import org.jspecify.annotations.NullMarked;
