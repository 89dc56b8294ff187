/** What the program does from the command line, without a browser: import, export, lists. */
@NullMarked
package org.queenside.command;

import org.jspecify.annotations.NullMarked;
