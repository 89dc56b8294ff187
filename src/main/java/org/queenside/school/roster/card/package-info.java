/** Login cards: passwords and sign-in names that children can type. */
@NullMarked
package org.queenside.school.roster.card;

import org.jspecify.annotations.NullMarked;
