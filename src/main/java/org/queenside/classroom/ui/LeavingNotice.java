package org.queenside.classroom.ui;

import com.vaadin.flow.component.html.Paragraph;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.queenside.classroom.Pupil;
import org.queenside.learner.LearnerId;

/** Tells who is soon deleted because they do not come back; nothing where nobody is. */
final class LeavingNotice extends Paragraph {

  LeavingNotice(List<Pupil> pupils, Map<LearnerId, Instant> leaving, ZoneId zone) {
    addClassName("leaving");
    setVisible(!leaving.isEmpty());
    String names =
        pupils.stream()
            .filter(pupil -> leaving.containsKey(pupil.id()))
            .map(
                pupil ->
                    getTranslation(
                        "pupils.leaving.one", pupil.name(), day(leaving.get(pupil.id()), zone)))
            .collect(Collectors.joining(", "));
    setText(getTranslation("pupils.leaving", leaving.size(), names));
  }

  private String day(Instant at, ZoneId zone) {
    return DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
        .withLocale(getLocale())
        .format(at.atZone(zone));
  }
}
