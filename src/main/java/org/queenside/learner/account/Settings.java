package org.queenside.learner.account;

import org.queenside.learner.Action;
import org.queenside.learner.Audit;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.StoreUnavailable;
import org.springframework.stereotype.Component;

/**
 * What administrators choose for the whole program. Every method asks anew who is in front of the
 * screen.
 *
 * <p>Methods throw {@link NotSignedIn} if that is no administrator, {@link StoreUnavailable} if the
 * database fails; nothing was changed then.
 */
@Component
public class Settings {

  private final ForAdministrators administrators;
  private final SettingTable table;
  private final PupilRetention pupilRetention;
  private final Audit audit;

  Settings(
      ForAdministrators administrators,
      SettingTable table,
      PupilRetention pupilRetention,
      Audit audit) {
    this.administrators = administrators;
    this.table = table;
    this.pupilRetention = pupilRetention;
    this.audit = audit;
  }

  /** Returns who may make an account without being invited. */
  public Registration registration() {
    return administrators.read(() -> Registration.of(table));
  }

  /** Chooses who may make an account without being invited. */
  public void choose(Registration registration) {
    administrators.change(
        () -> {
          table.set(Registration.SETTING, registration.word());
          audit.note(Action.SETTING_CHANGED, Registration.SETTING + ": " + registration.word());
          return true;
        });
  }

  /** Returns how long learners are kept who do not come back. */
  public PupilStay pupilStay() {
    return administrators.read(pupilRetention::stay);
  }

  /** Chooses how long learners are kept who do not come back. */
  public void choose(PupilStay stay) {
    administrators.change(
        () -> {
          pupilRetention.choose(stay);
          audit.note(Action.SETTING_CHANGED, PupilRetention.SETTING + ": " + stay.word());
          return true;
        });
  }
}
