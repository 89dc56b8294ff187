/** Pages for signing in, invitations, one's own account and administration. */
@NullMarked
package org.queenside.identity.ui;

import org.jspecify.annotations.NullMarked;
