/** Classes: who teaches and who learns in them, groups, and who may see what. */
@NullMarked
package org.queenside.classroom;

import org.jspecify.annotations.NullMarked;
