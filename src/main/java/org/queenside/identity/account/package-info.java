/** Learners and accounts, with their roles, passwords and data. */
@NullMarked
package org.queenside.identity.account;

import org.jspecify.annotations.NullMarked;
