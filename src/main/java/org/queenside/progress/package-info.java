/** What a learner has done: the attempt log and the stars, mastery and next lesson computed from it. */
@NullMarked
package org.queenside.progress;

import org.jspecify.annotations.NullMarked;
