/** Managing accounts: invitations, registration, the own account, and administration. */
@NullMarked
package org.queenside.identity.management;

import org.jspecify.annotations.NullMarked;
