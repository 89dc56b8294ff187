/** The options of questions about a position, judged by the rules. */
@NullMarked
package org.queenside.course.question;

import org.jspecify.annotations.NullMarked;
