package org.queenside.course.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;

/**
 * Lets the user choose whether the next task waits for a press. Only the browser stores the choice.
 */
@Tag("queenside-wait")
@JsModule("context://board/queenside-next.js")
final class WaitToggle extends Component {

  WaitToggle(String label) {
    getElement().setAttribute("label", label);
  }
}
