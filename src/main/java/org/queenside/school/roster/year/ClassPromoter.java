package org.queenside.school.roster.year;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassRepository;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;

/**
 * Promotes a class to the new school year, or undoes that. Callers check who is acting, and call
 * both in a transaction that has locked the class.
 */
@Component
public record ClassPromoter(
    SchoolClassRepository classes,
    ClassPromotionRepository repository,
    List<ClassPromotionContributor> records,
    AuditRepository audit) {

  /** Makes sure that a class has been neither promoted nor archived. */
  public void requireCurrent(SchoolClass now) {
    Optional<ClassPromotion> promotion = repository.of(now.id());
    if (promotion.isPresent()) {
      ClassPromotion earlier = promotion.get();
      throw new ChangeRefusedException(
          "class.trouble.promoted", earlier.name(), earlier.newName(), earlier.day());
    }
    if (now.archived()) {
      throw new ClassArchivedException(now.id());
    }
  }

  /** Makes the class of the new year without the pupils who stay, and archives the old one. */
  public ClassPromotion promote(SchoolClass seen, String name, Set<LearnerId> staying) {
    var next =
        new SchoolClass(
            ClassId.random(),
            NameNormalizer.requireValid(name),
            classes.unusedCode(),
            seen.zone(),
            false,
            1,
            false);
    if (!repository.promote(seen, next, staying)) {
      throw new ConflictException("class " + seen.id());
    }
    records.forEach(each -> each.copySettings(seen.id(), next.id()));
    records.forEach(each -> each.move(seen.id(), next.id()));
    audit.note(AuditAction.CLASS_PROMOTED, seen.name(), next.name());
    return require(seen.id());
  }

  /** Deletes the class of the new year, and restores the old one with its code and tablets. */
  public void undo(SchoolClass old, Consumer<ClassId> lock) {
    lock.accept(require(old.id()).to());
    // Something may have been stored just before the new class was locked.
    ClassPromotion promotion = require(old.id());
    if (!promotion.undoable()) {
      throw new ChangeRefusedException(
          "class.trouble.promotion-in-use", ClassPromotionRepository.UNDO.toDays());
    }
    records.forEach(each -> each.move(promotion.to(), promotion.from()));
    repository.undo(promotion);
    audit.note(AuditAction.PROMOTION_UNDONE, promotion.name(), promotion.newName());
  }

  private ClassPromotion require(ClassId from) {
    return repository
        .of(from)
        .orElseThrow(() -> new RecordNotFoundException("promotion of class " + from));
  }
}
