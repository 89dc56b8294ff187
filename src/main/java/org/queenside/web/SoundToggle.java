package org.queenside.web;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;

/** Turns the sounds on and off. Only the browser stores the choice. */
@Tag("queenside-sound")
@JsModule("context://board/queenside-sound.js")
class SoundToggle extends Component {

  SoundToggle(String label) {
    getElement().setAttribute("label", label);
  }
}
