/** Signing in, invitations, the own account, administration. */
@NullMarked
package org.queenside.learner.ui;

import org.jspecify.annotations.NullMarked;
