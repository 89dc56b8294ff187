/** Message bundles for code without Vaadin, safe texts, and tables for spreadsheets. */
@NullMarked
package org.queenside.text;

import org.jspecify.annotations.NullMarked;
