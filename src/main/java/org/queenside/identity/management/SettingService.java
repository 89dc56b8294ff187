package org.queenside.identity.management;

import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.account.SettingRepository;
import org.queenside.identity.retention.PupilRetentionPeriod;
import org.queenside.identity.retention.PupilRetentionService;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * What administrators choose for the whole program. Every method asks anew who is in front of the
 * screen.
 *
 * <p>Methods throw {@link RoleRequiredException} if that is no administrator, {@link
 * StoreUnavailableException} if the database fails; nothing was changed then.
 */
@Component
public class SettingService {

  private final AdministratorAccess administrators;
  private final SettingRepository table;
  private final PupilRetentionService pupilRetention;
  private final AuditRepository audit;

  SettingService(
      AdministratorAccess administrators,
      SettingRepository table,
      PupilRetentionService pupilRetention,
      AuditRepository audit) {
    this.administrators = administrators;
    this.table = table;
    this.pupilRetention = pupilRetention;
    this.audit = audit;
  }

  /** Returns who may make an account without being invited. */
  public RegistrationPolicy registration() {
    return administrators.read(() -> RegistrationPolicy.of(table));
  }

  /** Chooses who may make an account without being invited. */
  public void choose(RegistrationPolicy registration) {
    administrators.change(
        () -> {
          table.set(RegistrationPolicy.SETTING, registration.code());
          audit.note(
              AuditAction.SETTING_CHANGED, RegistrationPolicy.SETTING + ": " + registration.code());
          return true;
        });
  }

  /** Returns how long learners are kept who do not come back. */
  public PupilRetentionPeriod pupilStay() {
    return administrators.read(pupilRetention::period);
  }

  /** Chooses how long learners are kept who do not come back. */
  public void choose(PupilRetentionPeriod stay) {
    administrators.change(
        () -> {
          pupilRetention.choose(stay);
          audit.note(
              AuditAction.SETTING_CHANGED, PupilRetentionService.SETTING + ": " + stay.code());
          return true;
        });
  }
}
