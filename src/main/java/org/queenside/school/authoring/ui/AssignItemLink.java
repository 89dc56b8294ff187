package org.queenside.school.authoring.ui;

import org.queenside.school.authoring.OwnExercise;
import org.queenside.ui.LinkButton;

/** Links to where an exercise is assigned. */
final class AssignItemLink {

  private AssignItemLink() {}

  static LinkButton to(OwnExercise exercise) {
    LinkButton link = LinkButton.text("assign?item=" + exercise.item(), "assign.this");
    link.setAriaLabel(link.getTranslation("mine.start.label", link.getText(), exercise.title()));
    return link;
  }
}
