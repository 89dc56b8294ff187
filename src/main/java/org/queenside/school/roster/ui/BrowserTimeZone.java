package org.queenside.school.roster.ui;

import com.vaadin.flow.component.UI;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.ZoneId;
import org.springframework.stereotype.Component;

/**
 * The initial time zone of a new class: the teacher's browser's, or the server's if the browser
 * doesn't send one. A server in a container usually runs in UTC.
 */
@Component
public record BrowserTimeZone(Clock clock) {

  /** Asks the browser of the current page, which answers before the teacher can press anything. */
  public void ask() {
    UI.getCurrent().getPage().getExtendedClientDetails().refresh(_ -> {});
  }

  public ZoneId current() {
    String id = UI.getCurrent().getPage().getExtendedClientDetails().getTimeZoneId();
    if (id == null) {
      return clock.getZone();
    }
    try {
      return ZoneId.of(id);
    } catch (DateTimeException e) {
      return clock.getZone();
    }
  }
}
