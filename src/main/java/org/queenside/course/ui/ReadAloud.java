package org.queenside.course.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;

/**
 * Reading a task and the answers to it aloud, with the browser's own voice. The browser decides
 * whether it has a voice, and stores whether the user wants this; otherwise nothing is shown.
 */
final class ReadAloud {

  private ReadAloud() {}

  /** The button beside the task, for those who turned it on. */
  @Tag("queenside-read")
  static final class ReadButton extends Component {

    ReadButton(String label) {
      getElement().setAttribute("label", label);
    }
  }

  /** The switch that turns it on and off. */
  @Tag("queenside-read-switch")
  static final class ReadSwitch extends Component {

    ReadSwitch(String label) {
      getElement().setAttribute("label", label);
    }
  }
}
