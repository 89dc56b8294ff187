package org.queenside.school.roster.year;

import java.time.Duration;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassSettingsService;
import org.queenside.school.roster.NameOrder;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassRepository;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Starts a new school year: a new class takes over a class's pupils and their cards, and the old
 * one is archived with its assignments and results.
 */
@Component
public class ClassPromotionService {

  /** How long a promotion can be undone. */
  public static final Duration UNDO = ClassPromotionRepository.UNDO;

  private final SchoolClassService classes;
  private final ClassSettingsService settings;
  private final SchoolClassRepository classRepository;
  private final ClassPromotionRepository repository;
  private final ClassPromoter promoter;

  public ClassPromotionService(
      SchoolClassService classes,
      ClassSettingsService settings,
      SchoolClassRepository classRepository,
      ClassPromotionRepository repository,
      ClassPromoter promoter) {
    this.classes = classes;
    this.settings = settings;
    this.classRepository = classRepository;
    this.repository = repository;
    this.promoter = promoter;
  }

  /** The promotions of the teacher's classes that aren't older than {@link #UNDO}. */
  public List<ClassPromotion> recent() {
    return repository.recent(classes.teacher().id());
  }

  /**
   * Finds the promotion of a class; empty if it wasn't promoted, or the teacher doesn't teach the
   * new class.
   */
  public Optional<ClassPromotion> of(ClassId id) {
    return repository
        .of(classes.open(id).id())
        .filter(each -> classRepository.find(each.to(), classes.teacher().id()).isPresent());
  }

  /**
   * Starts the new year for several classes, in one transaction.
   *
   * @return the promotions, without classes that end
   * @throws ChangeRefusedException if two classes of the teacher would have the same name
   * @throws ConflictException if one of them has changed since it was read
   */
  @Transactional
  public List<ClassPromotion> startYear(List<ClassPromotionPlan> plans) {
    List<ClassPromotionPlan> inLockOrder =
        plans.stream().sorted(Comparator.comparing(plan -> plan.seen().id().value())).toList();
    inLockOrder.forEach(plan -> promoter.requireCurrent(classes.lock(plan.seen().id())));
    requireDistinctNames(plans);
    return inLockOrder.stream()
        .map(this::start)
        .flatMap(Optional::stream)
        .sorted(Comparator.comparing(ClassPromotion::name, NameOrder.NATURAL))
        .toList();
  }

  private void requireDistinctNames(List<ClassPromotionPlan> plans) {
    Set<ClassId> planned = new HashSet<>();
    plans.forEach(plan -> planned.add(plan.seen().id()));
    Set<String> names = new HashSet<>();
    classes.all().stream()
        .filter(each -> !each.archived() && !planned.contains(each.id()))
        .forEach(each -> names.add(each.name()));
    plans.stream()
        .map(ClassPromotionPlan::name)
        .filter(Objects::nonNull)
        .map(NameNormalizer::requireValid)
        .filter(name -> !names.add(name))
        .findFirst()
        .ifPresent(
            name -> {
              throw new ChangeRefusedException("class.trouble.class-name", name);
            });
  }

  private Optional<ClassPromotion> start(ClassPromotionPlan plan) {
    SchoolClass seen = plan.seen();
    if (plan.name() == null) {
      settings.archive(seen);
      return Optional.empty();
    }
    return Optional.of(promoter.promote(seen, plan.name(), plan.staying()));
  }

  /**
   * Undoes the promotion of a class: the new class is deleted and the old one restored with its
   * code and tablets.
   *
   * @throws RecordNotFoundException if it wasn't promoted or the promotion has been undone
   * @throws ChangeRefusedException if the new class has something that would be lost, or {@link
   *     #UNDO} has passed
   */
  @Transactional
  public SchoolClass undo(ClassId id) {
    promoter.undo(classes.lock(id), classes::lock);
    return classes.open(id);
  }
}
