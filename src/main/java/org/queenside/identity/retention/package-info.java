/** Deleting guests and pupils who have been inactive for a long time. */
@NullMarked
package org.queenside.identity.retention;

import org.jspecify.annotations.NullMarked;
