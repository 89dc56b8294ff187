package org.queenside.identity.management;

import org.queenside.identity.account.HashedPassword;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.PasswordRepository;
import org.queenside.identity.account.SignInCodeRepository;
import org.queenside.identity.session.KnownDeviceRepository;
import org.queenside.identity.session.SignInLockoutService;
import org.queenside.identity.session.SignInRepository;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Replaces passwords that someone else may know. */
@Component
public class PasswordResetService {

  private final PasswordRepository passwords;
  private final SignInCodeRepository codes;
  private final SignInRepository signIns;
  private final KnownDeviceRepository devices;
  private final SignInLockoutService lockouts;

  public PasswordResetService(
      PasswordRepository passwords,
      SignInCodeRepository codes,
      SignInRepository signIns,
      KnownDeviceRepository devices,
      SignInLockoutService lockouts) {
    this.passwords = passwords;
    this.codes = codes;
    this.signIns = signIns;
    this.devices = devices;
    this.lockouts = lockouts;
  }

  /**
   * Replaces a password. Login cards and codes stop working, every browser is signed out, and all
   * devices become unknown. Wrong tries are forgotten, so that the owner can sign in. The caller
   * checks who is asking.
   */
  @Transactional
  public void reset(LearnerId learner, HashedPassword password) {
    passwords.set(learner, password);
    codes.revoke(learner);
    signIns.endAll(learner);
    lockouts.unlock(learner);
    devices.forgetAll(learner);
  }
}
