package org.queenside.school.live;

import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

/**
 * Answers browsers that ask whether a live lesson has something new, without a session or a look at
 * the database. The pupil comes in a header, so that it isn't in any log of addresses.
 */
@RestController
class LiveSignalController {

  private final LiveSignalService signals;

  LiveSignalController(LiveSignalService signals) {
    this.signals = signals;
  }

  @GetMapping(path = "/live/signal", produces = MediaType.TEXT_PLAIN_VALUE)
  ResponseEntity<String> signal(
      @RequestHeader(name = "Queenside-Pupil", required = false) @Nullable String pupil) {
    LearnerId id = parse(pupil);
    LiveSignal signal = id == null ? LiveSignal.NONE : signals.of(id);
    return ResponseEntity.ok().cacheControl(CacheControl.noStore()).body(signal.text());
  }

  private static @Nullable LearnerId parse(@Nullable String pupil) {
    try {
      return pupil == null ? null : new LearnerId(UUID.fromString(pupil));
    } catch (IllegalArgumentException _) {
      return null;
    }
  }
}
