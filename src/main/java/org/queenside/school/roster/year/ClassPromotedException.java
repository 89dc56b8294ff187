package org.queenside.school.roster.year;

/** A class can't be promoted because it has already been promoted. */
public final class ClassPromotedException extends RuntimeException {

  private final ClassPromotion promotion;

  ClassPromotedException(ClassPromotion promotion) {
    super("class " + promotion.from() + " has been promoted");
    this.promotion = promotion;
  }

  /** Returns the earlier promotion. */
  public ClassPromotion promotion() {
    return promotion;
  }
}
