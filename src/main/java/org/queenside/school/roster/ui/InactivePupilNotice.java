package org.queenside.school.roster.ui;

import com.vaadin.flow.component.html.Paragraph;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.Pupil;
import org.queenside.ui.DateFormatter;

/** Lists the pupils who will soon be deleted for being inactive; hidden if there are none. */
final class InactivePupilNotice extends Paragraph {

  InactivePupilNotice(List<Pupil> pupils, Map<LearnerId, Instant> leaving, ZoneId zone) {
    addClassName("leaving");
    setVisible(!leaving.isEmpty());
    List<String> names = new ArrayList<>();
    for (Pupil pupil : pupils) {
      Instant goes = leaving.get(pupil.id());
      if (goes != null) {
        names.add(getTranslation("pupils.leaving.one", pupil.name(), day(goes, zone)));
      }
    }
    setText(getTranslation("pupils.leaving", names.size(), String.join(", ", names)));
  }

  private String day(Instant at, ZoneId zone) {
    return new DateFormatter(getLocale()).full(at.atZone(zone));
  }
}
