/** The editor of own exercises. */
@NullMarked
package org.queenside.workshop.ui;

import org.jspecify.annotations.NullMarked;
