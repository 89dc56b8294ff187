/** Managing accounts: invitations, registration, people's own accounts, and administration. */
@NullMarked
package org.queenside.identity.management;

import org.jspecify.annotations.NullMarked;
