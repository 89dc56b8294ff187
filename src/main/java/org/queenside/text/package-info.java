/**
 * Message bundles for code without Vaadin, safe texts, tables for spreadsheets, and Latin letters.
 */
@NullMarked
package org.queenside.text;

import org.jspecify.annotations.NullMarked;
