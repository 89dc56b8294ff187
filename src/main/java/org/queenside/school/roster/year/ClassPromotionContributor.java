package org.queenside.school.roster.year;

import java.util.List;
import org.queenside.school.roster.ClassId;

/**
 * What a package stores about a class, for the start of a new school year. Every package with
 * tables of classes has a bean of this type.
 */
public interface ClassPromotionContributor {

  /** Copies the settings that a class keeps in the new year. */
  default void copySettings(ClassId from, ClassId to) {}

  /**
   * Moves what can only belong to one class, for the pupils of both. When a promotion is undone, it
   * is moved back.
   */
  default void move(ClassId from, ClassId to) {}

  /**
   * The tables whose rows would be lost if the new class were deleted. Each has a column {@code
   * class_id}.
   */
  default List<String> tables() {
    return List.of();
  }
}
