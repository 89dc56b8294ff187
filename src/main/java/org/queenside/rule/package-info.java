/** The rule cards: each rule in three sentences, a position to try it in, and the search. */
@NullMarked
package org.queenside.rule;

import org.jspecify.annotations.NullMarked;
