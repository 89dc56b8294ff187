/** A class's settings: name, time zone, code, archive, deletion. */
@NullMarked
package org.queenside.school.roster.settings.ui;

import org.jspecify.annotations.NullMarked;
