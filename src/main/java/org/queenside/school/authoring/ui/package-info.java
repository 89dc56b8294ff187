/** The editor for instructors' exercises. */
@NullMarked
package org.queenside.school.authoring.ui;

import org.jspecify.annotations.NullMarked;
