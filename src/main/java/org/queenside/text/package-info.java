/** Message bundles for code without Vaadin, and texts made safe for databases and spreadsheets. */
@NullMarked
package org.queenside.text;

import org.jspecify.annotations.NullMarked;
