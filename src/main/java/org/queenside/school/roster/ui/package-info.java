/** The pages of a class: list of classes, pupils, login cards, settings. */
@NullMarked
package org.queenside.school.roster.ui;

import org.jspecify.annotations.NullMarked;
