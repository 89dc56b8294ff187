package org.queenside.school.roster.pupil;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.identity.session.SignInLockoutService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Pupils who can't sign in for a while after too many wrong tries. */
@Component
public class LockedOutPupilService {

  private final RosterService roster;
  private final SignInLockoutService lockouts;
  private final AuditRepository audit;

  LockedOutPupilService(
      RosterService roster, SignInLockoutService lockouts, AuditRepository audit) {
    this.roster = roster;
    this.lockouts = lockouts;
    this.audit = audit;
  }

  /** Returns the pupils of a class who are locked out somewhere, by name. */
  public List<Pupil> lockedOut(ClassId id) {
    List<Pupil> pupils = roster.pupils(id);
    Map<LearnerId, Duration> pauses = lockouts.lockedOut(pupils.stream().map(Pupil::id).toList());
    return pupils.stream().filter(pupil -> pauses.containsKey(pupil.id())).toList();
  }

  /** Gives a pupil of a class all tries back, without changing the password. */
  @Transactional
  public void unlock(ClassId id, LearnerId pupil) {
    ClassMembers members = roster.members(id);
    Pupil found = members.pupil(pupil);
    lockouts.unlock(found.id());
    audit.note(AuditAction.PUPIL_LET_IN, members.schoolClass().name(), found.card());
  }
}
