/** The rules on the screen: their pages and booklet, and the one beside a refused move. */
@NullMarked
package org.queenside.rule.ui;

import org.jspecify.annotations.NullMarked;
