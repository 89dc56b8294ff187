/**
 * Reads lists of names as teachers paste or upload them. {@code NameFile} decodes a file, {@code
 * NameTable} splits a text into rows and says what each column contains, and {@code NameList} makes
 * pupils of the rows and says why a line isn't one.
 */
@NullMarked
package org.queenside.school.roster.names;

import org.jspecify.annotations.NullMarked;
