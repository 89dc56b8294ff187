/** The fields of a lesson file: reading their values, and reporting what is wrong and where. */
@NullMarked
package org.queenside.course.syntax;

import org.jspecify.annotations.NullMarked;
