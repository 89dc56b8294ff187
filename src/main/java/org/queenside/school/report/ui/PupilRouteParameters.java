package org.queenside.school.report.ui;

import com.vaadin.flow.router.BeforeEnterEvent;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.store.RecordNotFoundException;

/** The addresses of the pages about a pupil. */
final class PupilRouteParameters {

  private PupilRouteParameters() {}

  static String of(ClassId schoolClass, LearnerId pupil) {
    return AbstractClassView.address(schoolClass, "/pupil/" + pupil.value());
  }

  /**
   * Returns the pupil in the address.
   *
   * @throws RecordNotFoundException if the address doesn't contain a pupil's id
   */
  static LearnerId in(BeforeEnterEvent event) {
    String text = event.getRouteParameters().get("pupil").orElse("");
    LearnerId pupil = LearnerId.parse(text);
    if (pupil == null) {
      throw new RecordNotFoundException("pupil");
    }
    return pupil;
  }
}
