package org.queenside.school.roster;

/** A class can't be promoted, because it has been already. */
public final class ClassPromotedException extends RuntimeException {

  private final ClassPromotion promotion;

  ClassPromotedException(ClassPromotion promotion) {
    super("class " + promotion.from() + " has been promoted");
    this.promotion = promotion;
  }

  /** Returns what was done. */
  public ClassPromotion promotion() {
    return promotion;
  }
}
