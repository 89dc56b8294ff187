package org.queenside.school.report.ui;

import com.vaadin.flow.router.BeforeEnterEvent;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.store.RecordNotFoundException;

/** Where the pages about a pupil lie. */
final class PupilRouteParameters {

  private PupilRouteParameters() {}

  static String of(ClassId schoolClass, LearnerId pupil) {
    return AbstractClassView.address(schoolClass, "/pupil/" + pupil.value());
  }

  /**
   * Returns the pupil in the address.
   *
   * @throws RecordNotFoundException if nobody can be called so
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
