package org.queenside.learner.account;

import java.util.concurrent.TimeUnit;
import org.queenside.database.JobLock;
import org.queenside.learner.ClockCheck;
import org.queenside.learner.Codes;
import org.queenside.learner.KnownDevices;
import org.queenside.learner.SignIns;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Deletes sign-ins, codes, invitations, known devices and administrators' links that have run out.
 */
@Component
class Expiry {

  private static final Logger LOG = LoggerFactory.getLogger(Expiry.class);

  private final SignIns signIns;
  private final Codes codes;
  private final Invitations invitations;
  private final KnownDevices devices;
  private final FirstLink firstLink;
  private final JobLock lock;
  private final ClockCheck clockCheck;

  Expiry(
      SignIns signIns,
      Codes codes,
      Invitations invitations,
      KnownDevices devices,
      FirstLink firstLink,
      JobLock lock,
      ClockCheck clockCheck) {
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
