/** A rule shown beside the board on which a move was refused. */
@NullMarked
package org.queenside.rule.ui;

import org.jspecify.annotations.NullMarked;
