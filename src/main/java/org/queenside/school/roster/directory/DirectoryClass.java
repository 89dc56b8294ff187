package org.queenside.school.roster.directory;

import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.year.ClassPromotion;

/**
 * A class as administrators see it: without its pupils and their work.
 *
 * @param teachers the names of its teachers, lead teacher first
 * @param undoable its promotion if that can be undone; null otherwise
 */
public record DirectoryClass(
    ClassId id,
    String name,
    boolean archived,
    String teachers,
    int pupils,
    @Nullable ClassPromotion undoable) {

  DirectoryClass withUndoable(@Nullable ClassPromotion promotion) {
    return new DirectoryClass(id, name, archived, teachers, pupils, promotion);
  }
}
