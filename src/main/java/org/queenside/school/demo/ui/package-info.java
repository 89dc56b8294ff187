/** The made-up school on the screen: the button that opens a copy, and the page after its end. */
@NullMarked
package org.queenside.school.demo.ui;

import org.jspecify.annotations.NullMarked;
