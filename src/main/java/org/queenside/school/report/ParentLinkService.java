package org.queenside.school.report;

import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.Token;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Secret addresses at which parents see how their own child is doing, without an account or the
 * ability to change anything. The teachers of the class make and withdraw them.
 *
 * <p>Methods with a class throw {@link RecordNotFoundException} if the teacher doesn't teach it or
 * it has no such pupil, and changes throw {@link ClassArchivedException} if it is archived.
 */
@Component
public class ParentLinkService {

  private final SchoolClassService classes;
  private final RosterService roster;
  private final PupilReportService reports;
  private final ParentLinkRepository repository;
  private final AccountRepository accounts;
  private final AuditRepository audit;

  ParentLinkService(
      SchoolClassService classes,
      RosterService roster,
      PupilReportService reports,
      ParentLinkRepository repository,
      AccountRepository accounts,
      AuditRepository audit) {
    this.classes = classes;
    this.roster = roster;
    this.reports = reports;
    this.repository = repository;
    this.accounts = accounts;
    this.audit = audit;
  }

  /**
   * What parents see.
   *
   * @param report the report on their child
   */
  public record ParentPage(SchoolClass schoolClass, PupilReport report) {}

  /** Returns when the parents of the pupils got their addresses; those without one are missing. */
  public Map<LearnerId, Instant> madeAt(ClassId id) {
    return repository.madeAt(classes.open(id).id());
  }

  /**
   * Makes addresses for the parents of pupils. Their previous ones stop working.
   *
   * @return what follows {@code /parents/} in the address, by pupil
   */
  @Transactional
  public Map<LearnerId, String> create(ClassId id, Collection<LearnerId> pupils) {
    SchoolClass schoolClass = classes.openForChange(id);
    ClassMembers members = roster.members(id);
    Map<LearnerId, String> made = new HashMap<>();
    for (LearnerId each : pupils) {
      Pupil found = members.pupil(each);
      Token token = Token.random();
      repository.replace(id, found.id(), token);
      audit.note(AuditAction.PARENT_CODE_MADE, schoolClass.name(), found.card());
      made.put(found.id(), token.text());
    }
    return made;
  }

  /** Withdraws the address of the parents of a pupil, if they have one. */
  @Transactional
  public void withdraw(ClassId id, LearnerId pupil) {
    SchoolClass schoolClass = classes.openForChange(id);
    Pupil found = roster.pupil(id, pupil);
    if (repository.remove(id, found.id())) {
      audit.note(AuditAction.PARENT_CODE_WITHDRAWN, schoolClass.name(), found.card());
    }
  }

  /**
   * Opens the parents' page. Nobody needs to be signed in, because the token grants access.
   *
   * @return null if the token doesn't work
   */
  public @Nullable ParentPage find(String token) {
    Token secret = Token.parse(token);
    return secret == null
        ? null
        : StoreExceptionTranslator.read("the parents' page", () -> find(secret));
  }

  /** Reads the report on this one child on behalf of the lead teacher. */
  private @Nullable ParentPage find(Token secret) {
    ParentLinkRepository.ParentLink link = repository.find(secret);
    Account lead = link == null ? null : accounts.find(link.lead());
    if (link == null || lead == null || !lead.role().mayActAs(AccountRole.TEACHER)) {
      return null;
    }
    return ActingAs.<ParentPage, RuntimeException>call(
        lead,
        () ->
            new ParentPage(
                classes.open(link.schoolClass()), reports.of(link.schoolClass(), link.pupil())));
  }
}
