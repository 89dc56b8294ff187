/** Practice on the screen, and the page "Today". */
@NullMarked
package org.queenside.practice.ui;

import org.jspecify.annotations.NullMarked;
