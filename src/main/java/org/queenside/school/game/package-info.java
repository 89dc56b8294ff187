/** Games between the pupils of a class: who may play whom, challenges, and what a teacher sees. */
@NullMarked
package org.queenside.school.game;

import org.jspecify.annotations.NullMarked;
