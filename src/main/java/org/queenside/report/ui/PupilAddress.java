package org.queenside.report.ui;

import com.vaadin.flow.router.BeforeEnterEvent;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.NoSuchClass;
import org.queenside.classroom.ui.ClassPage;
import org.queenside.learner.LearnerId;

/** Where the pages about a pupil lie. */
final class PupilAddress {

  private PupilAddress() {}

  static String of(ClassId schoolClass, LearnerId pupil) {
    return ClassPage.address(schoolClass, "/pupil/" + pupil.value());
  }

  /**
   * Returns the pupil in the address.
   *
   * @throws NoSuchClass if nobody can be called so
   */
  static LearnerId in(BeforeEnterEvent event) {
    String text = event.getRouteParameters().get("pupil").orElse("");
    LearnerId pupil = LearnerId.parse(text);
    if (pupil == null) {
      throw new NoSuchClass("pupil");
    }
    return pupil;
  }
}
