/** Who is learning: guests and how a browser is recognised as theirs. */
@NullMarked
package org.queenside.learner;

import org.jspecify.annotations.NullMarked;
