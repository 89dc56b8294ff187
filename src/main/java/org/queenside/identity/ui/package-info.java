/** Signing in, invitations, the own account, administration. */
@NullMarked
package org.queenside.identity.ui;

import org.jspecify.annotations.NullMarked;
