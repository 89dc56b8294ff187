package org.queenside.school.report.ui;

import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;

/** The names of pupils in one line, each a link to the pupil's page. */
final class PupilLinks extends Paragraph {

  PupilLinks(ClassId schoolClass, List<Pupil> pupils) {
    for (Pupil pupil : pupils) {
      if (getChildren().findAny().isPresent()) {
        add(new Text(", "));
      }
      add(new Anchor(PupilRouteParameters.of(schoolClass, pupil.id()), pupil.name()));
    }
  }
}
