/** Message bundles for code that runs without Vaadin. Vaadin's own translations stay in pages. */
@NullMarked
package org.queenside.text;

import org.jspecify.annotations.NullMarked;
