/** The rule beside a refused move, and the button that shows it. */
@NullMarked
package org.queenside.rule.ui;

import org.jspecify.annotations.NullMarked;
