package org.queenside.school.roster;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.identity.retention.AccountRetentionService;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * The pupils who were removed from a class. Their accounts and all their work are kept, until they
 * are put back or deleted for being inactive.
 */
@Component
public class RemovedPupilService {

  /** The maximum number of learners in no class that are returned at once. */
  public static final int PAGE = 50;

  private final ActingAccount actingAccount;
  private final SchoolClassService classes;
  private final SchoolClassRepository classRepository;
  private final PupilRepository pupils;
  private final RemovedPupilRepository repository;
  private final AccountRepository accounts;
  private final AccountRetentionService retention;
  private final AuditRepository audit;

  RemovedPupilService(
      ActingAccount actingAccount,
      SchoolClassService classes,
      SchoolClassRepository classRepository,
      PupilRepository pupils,
      RemovedPupilRepository repository,
      AccountRepository accounts,
      AccountRetentionService retention,
      AuditRepository audit) {
    this.actingAccount = actingAccount;
    this.classes = classes;
    this.classRepository = classRepository;
    this.pupils = pupils;
    this.repository = repository;
    this.accounts = accounts;
    this.retention = retention;
    this.audit = audit;
  }

  /**
   * The pupils removed from a class, latest first. Pupils who now have only other teachers are left
   * out.
   */
  public List<RemovedPupil> of(ClassId id) {
    classes.open(id);
    return withDeletion(repository.of(id, actingAccount.require(AccountRole.TEACHER).id()));
  }

  /**
   * Puts a pupil back into the class, with the old card unless another pupil has it now.
   *
   * @throws RecordNotFoundException if the pupil isn't among those that {@link #of} returns
   */
  @Transactional
  public void putBack(ClassId id, LearnerId pupil) {
    SchoolClass schoolClass = classes.lockForChange(id);
    if (of(id).stream().noneMatch(each -> each.id().equals(pupil))) {
      throw new RecordNotFoundException("removed pupil " + pupil + " of class " + id);
    }
    restore(schoolClass.id(), schoolClass.name(), pupil);
  }

  private void restore(ClassId id, String className, LearnerId pupil) {
    Set<LearnerId> present = pupils.ids(id);
    if (!present.contains(pupil) && present.size() >= RosterService.MOST_PUPILS) {
      throw new ChangeRefusedException("class.trouble.full", 0);
    }
    repository.restore(id, List.of(pupil));
    if (!pupils.containsAll(id, List.of(pupil))) {
      pupils.add(id, List.of(pupil));
    }
    repository.forget(id, List.of(pupil));
    audit.note(AuditAction.PUPIL_PUT_BACK, className);
  }

  /**
   * Finds learners with an account who are in no class by a part of their name or user name,
   * ignoring case. For administrators.
   *
   * @param skipped the number of learners to leave out, from the start of the list
   * @return at most {@link #PAGE}, by name
   */
  public List<RemovedPupil> inNoClass(String text, int skipped) {
    actingAccount.requireConfirmed(AccountRole.ADMINISTRATOR);
    String part = text.strip().toLowerCase(Locale.ROOT);
    return withDeletion(repository.inNoClass(part, skipped, PAGE));
  }

  /**
   * Puts a pupil who is in no class back into their last class. For administrators.
   *
   * @throws RecordNotFoundException if the pupil is in a class, or the last class has been deleted
   */
  @Transactional
  public void putBack(LearnerId pupil) {
    RemovedPupil found = requireInNoClass(pupil);
    ClassId id = found.schoolClass();
    if (id == null) {
      throw new RecordNotFoundException("class of pupil " + pupil);
    }
    classRepository.lock(id);
    if (classRepository.isArchived(id)) {
      throw new ClassArchivedException(id);
    }
    restore(id, found.className(), pupil);
  }

  /** Deletes a learner who is in no class, and all data about them. For administrators. */
  @Transactional
  public void delete(LearnerId pupil) {
    RemovedPupil found = requireInNoClass(pupil);
    accounts.removePupils(List.of(pupil));
    audit.note(AuditAction.REMOVED_PUPIL_DELETED, found.className());
  }

  private RemovedPupil requireInNoClass(LearnerId pupil) {
    actingAccount.requireConfirmed(AccountRole.ADMINISTRATOR);
    return repository
        .findInNoClass(pupil)
        .orElseThrow(() -> new RecordNotFoundException("learner without a class " + pupil));
  }

  private List<RemovedPupil> withDeletion(Collection<RemovedPupil> found) {
    Map<LearnerId, Instant> dates =
        retention.allDeletionDates(
            found.stream().map(RemovedPupil::id).collect(Collectors.toSet()));
    return found.stream().map(each -> each.withDeletion(dates.get(each.id()))).toList();
  }
}
