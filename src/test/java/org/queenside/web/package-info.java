/** Tests of the application shell and its failure messages. */
@NullMarked
package org.queenside.web;

import org.jspecify.annotations.NullMarked;
