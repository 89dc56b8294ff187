/** Deleting guests and pupils who have not been active for long. */
@NullMarked
package org.queenside.identity.retention;

import org.jspecify.annotations.NullMarked;
