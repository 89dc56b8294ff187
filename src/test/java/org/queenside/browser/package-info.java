/** Tests that use the running application as a learner does: through a browser. */
@NullMarked
package org.queenside.browser;

import org.jspecify.annotations.NullMarked;
