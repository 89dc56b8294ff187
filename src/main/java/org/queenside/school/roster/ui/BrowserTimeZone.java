package org.queenside.school.roster.ui;

import com.vaadin.flow.component.UI;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.ZoneId;
import org.springframework.stereotype.Component;

/**
 * The time zone a new class is in until its teacher says otherwise: that of the browser in front of
 * the teacher. A server in a container often knows no other than UTC; its zone is taken if the
 * browser tells none.
 */
@Component
class BrowserTimeZone {

  private final Clock clock;

  BrowserTimeZone(Clock clock) {
    this.clock = clock;
  }

  ZoneId here() {
    String told = UI.getCurrent().getPage().getExtendedClientDetails().getTimeZoneId();
    if (told == null) {
      return clock.getZone();
    }
    try {
      return ZoneId.of(told);
    } catch (DateTimeException e) {
      return clock.getZone();
    }
  }
}
