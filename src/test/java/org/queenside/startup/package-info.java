/** Tests that start the program as its users do: as a process of its own. */
@NullMarked
package org.queenside.startup;

import org.jspecify.annotations.NullMarked;
