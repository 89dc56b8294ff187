package org.queenside.school.roster;

/**
 * What one package stores about a class, for the start of a new school year. Every package with
 * tables of classes has a bean of this type.
 */
public interface PromotedClassRecords {

  /** Copies the settings that a class keeps in the new year. */
  default void copySettings(ClassId from, ClassId to) {}

  /**
   * Moves what can only belong to one class, for the pupils of both. When a promotion is undone, it
   * is moved back.
   */
  default void move(ClassId from, ClassId to) {}

  /** Returns whether something has been stored that would be lost if the class were deleted. */
  boolean hasAny(ClassId id);
}
