/** The pages of the rules: their list, each with a board to try it on, and the booklet. */
@NullMarked
package org.queenside.course.rule.ui;

import org.jspecify.annotations.NullMarked;
