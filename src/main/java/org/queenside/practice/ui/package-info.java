/** Practice on the screen, and the page of the day. */
@NullMarked
package org.queenside.practice.ui;

import org.jspecify.annotations.NullMarked;
