package org.queenside.identity.management;

import org.queenside.identity.account.SettingRepository;
import org.queenside.identity.retention.AccountRetentionPeriod;
import org.queenside.identity.retention.AccountRetentionService;
import org.springframework.stereotype.Component;

/**
 * The settings that administrators choose for the whole program. Every method checks that a
 * confirmed administrator is acting.
 */
@Component
public class SettingService {

  private final AdministratorAccess administrators;
  private final SettingRepository settings;
  private final AccountRetentionService pupilRetention;
  private final AuditRepository audit;

  SettingService(
      AdministratorAccess administrators,
      SettingRepository settings,
      AccountRetentionService pupilRetention,
      AuditRepository audit) {
    this.administrators = administrators;
    this.settings = settings;
    this.pupilRetention = pupilRetention;
    this.audit = audit;
  }

  /** Returns for which roles people may make an account without an invitation. */
  public RegistrationPolicy registration() {
    return administrators.read(() -> RegistrationPolicy.of(settings));
  }

  /** Chooses for which roles people may make an account without an invitation. */
  public void choose(RegistrationPolicy registration) {
    administrators.change(
        () -> {
          settings.set(RegistrationPolicy.SETTING, registration.code());
          audit.note(AuditAction.SETTING_CHANGED, RegistrationPolicy.SETTING, registration.code());
        });
  }

  /** Returns how long inactive learners are kept. */
  public AccountRetentionPeriod accountRetention() {
    return administrators.read(pupilRetention::period);
  }

  /** Chooses how long inactive learners are kept. */
  public void choose(AccountRetentionPeriod stay) {
    administrators.change(
        () -> {
          pupilRetention.choose(stay);
          audit.note(AuditAction.SETTING_CHANGED, AccountRetentionService.SETTING, stay.code());
        });
  }
}
