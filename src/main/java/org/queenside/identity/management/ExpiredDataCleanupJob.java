package org.queenside.identity.management;

import java.util.concurrent.TimeUnit;
import org.queenside.identity.account.LoginCodeRepository;
import org.queenside.identity.retention.ClockJumpDetector;
import org.queenside.identity.session.KnownDeviceRepository;
import org.queenside.identity.session.SignInRepository;
import org.queenside.store.JobLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Deletes sign-ins, codes, invitations, known devices and administrators' links that have run out.
 */
@Component
class ExpiredDataCleanupJob {

  private static final Logger LOG = LoggerFactory.getLogger(ExpiredDataCleanupJob.class);

  private final SignInRepository signIns;
  private final LoginCodeRepository codes;
  private final InvitationRepository invitations;
  private final KnownDeviceRepository devices;
  private final AdministratorLinkService firstLink;
  private final JobLock lock;
  private final ClockJumpDetector clockCheck;

  ExpiredDataCleanupJob(
      SignInRepository signIns,
      LoginCodeRepository codes,
      InvitationRepository invitations,
      KnownDeviceRepository devices,
      AdministratorLinkService firstLink,
      JobLock lock,
      ClockJumpDetector clockCheck) {
    this.signIns = signIns;
    this.codes = codes;
    this.invitations = invitations;
    this.devices = devices;
    this.firstLink = firstLink;
    this.lock = lock;
    this.clockCheck = clockCheck;
  }

  @Scheduled(initialDelay = 3, fixedDelay = 24 * 60, timeUnit = TimeUnit.MINUTES)
  void forgetExpired() {
    try {
      if (!lock.tryAcquire("expiry", JobLock.DAILY)) {
        return;
      }
      if (!clockCheck.isTrusted()) {
        LOG.warn("Nothing that has run out is deleted: the clock may have jumped ahead");
        return;
      }
      int gone =
          signIns.forgetExpired()
              + codes.forgetExpired()
              + invitations.forgetExpired()
              + devices.forgetExpired()
              + firstLink.forgetExpired();
      LOG.debug("Deleted {} rows of what had run out", gone);
    } catch (DataAccessException e) {
      String trouble = e.getMostSpecificCause().getMessage();
      LOG.warn("What has run out could not be deleted; the next try is tomorrow: {}", trouble);
    }
  }
}
