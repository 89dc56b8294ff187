/** How a browser is recognised: sign-in, cookies, the current account and learner. */
@NullMarked
package org.queenside.identity.session;

import org.jspecify.annotations.NullMarked;
