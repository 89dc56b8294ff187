/** Games between two visitors without accounts: one gets a code, the other types it. */
@NullMarked
package org.queenside.game.guest;

import org.jspecify.annotations.NullMarked;
