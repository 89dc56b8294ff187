package org.queenside.school.roster.year;

import org.queenside.school.roster.ClassId;

/** A promotion can't be undone: the new class is in use, or too much time has passed. */
public final class ClassPromotionInUseException extends RuntimeException {

  ClassPromotionInUseException(ClassId id) {
    super("the promotion of class " + id + " can't be undone");
  }
}
