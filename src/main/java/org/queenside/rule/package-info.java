/** The rule cards: what each rule says in three sentences, a position to try, and the search. */
@NullMarked
package org.queenside.rule;

import org.jspecify.annotations.NullMarked;
