/**
 * A made-up school to try what teachers do: {@code --queenside.demo=true}. Its pupils play the
 * course once when the program starts, and each visitor gets a copy of the result.
 */
@NullMarked
package org.queenside.school.demo;

import org.jspecify.annotations.NullMarked;
