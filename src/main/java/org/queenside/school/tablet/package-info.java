/** Tablets tied to a class, on which pupils tap their name and their pictures. */
@NullMarked
package org.queenside.school.tablet;

import org.jspecify.annotations.NullMarked;
