/** Access control: every route and service method, called by every kind of actor. */
@NullMarked
package org.queenside.access;

import org.jspecify.annotations.NullMarked;
