package org.queenside.identity.management;

import java.util.concurrent.TimeUnit;
import org.queenside.identity.account.SignInCodeRepository;
import org.queenside.identity.retention.ClockJumpDetector;
import org.queenside.identity.session.ClassTabletLinkRepository;
import org.queenside.identity.session.ClassTabletRepository;
import org.queenside.identity.session.KnownDeviceRepository;
import org.queenside.identity.session.SignInRepository;
import org.queenside.store.JobLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Deletes expired sign-ins, codes, invitations, devices and administrators' links. */
@Component
record ExpiredDataCleanupJob(
    SignInRepository signIns,
    SignInCodeRepository codes,
    InvitationRepository invitations,
    KnownDeviceRepository devices,
    ClassTabletRepository classTablets,
    ClassTabletLinkRepository classTabletLinks,
    AdministratorLinkRepository administratorLinks,
    JobLock lock,
    ClockJumpDetector clockCheck) {

  private static final Logger LOG = LoggerFactory.getLogger(ExpiredDataCleanupJob.class);

  @Scheduled(initialDelay = 3, fixedDelay = 24 * 60, timeUnit = TimeUnit.MINUTES)
  void deleteExpired() {
    lock.runOnce(
        "expiry",
        JobLock.DAILY,
        "Expired data could not be deleted; the next try is tomorrow",
        this::deleteIfClockIsTrusted);
  }

  private void deleteIfClockIsTrusted() {
    if (!clockCheck.isTrusted()) {
      LOG.warn("No expired data is deleted: the clock may have jumped ahead");
      return;
    }
    int deleted =
        signIns.deleteExpired()
            + codes.deleteExpired()
            + invitations.deleteExpired()
            + devices.deleteExpired()
            + classTablets.deleteExpired()
            + classTabletLinks.deleteExpired()
            + administratorLinks.deleteExpired();
    LOG.debug("Deleted {} rows of expired data", deleted);
  }
}
