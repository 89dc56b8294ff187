/** Tests that use the running application through a browser, as users do. */
@NullMarked
package org.queenside.browser;

import org.jspecify.annotations.NullMarked;
