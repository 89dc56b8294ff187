package org.queenside.puzzle.format;

import org.jspecify.annotations.Nullable;

/**
 * What a file says about a position besides the position itself.
 *
 * @param line the number of its first line, from 1
 * @param game the number of the game in a PGN file, from 1; 0 in other files
 * @param name its name, or an empty text
 * @param rating its rating, or null
 * @param note what was skipped, in plain words without a full stop; empty if nothing was
 */
record Entry(long line, long game, String name, @Nullable ImportedRating rating, String note) {}
