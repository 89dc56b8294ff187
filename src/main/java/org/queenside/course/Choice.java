package org.queenside.course;

import org.jspecify.annotations.Nullable;

/**
 * An option together with what is known of it.
 *
 * @param because what to say to whoever chooses it, or null if the author has said it already
 */
record Choice(Option option, boolean right, @Nullable Say because, Sketch sketch) {}
