/** Learners and accounts: who there is, with which role and password, and their data. */
@NullMarked
package org.queenside.identity.account;

import org.jspecify.annotations.NullMarked;
