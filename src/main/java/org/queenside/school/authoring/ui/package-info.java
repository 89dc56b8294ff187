/** The editor of own exercises. */
@NullMarked
package org.queenside.school.authoring.ui;

import org.jspecify.annotations.NullMarked;
