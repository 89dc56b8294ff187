package org.queenside.identity.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Section;
import java.util.function.Consumer;

/** One part of the administration page, with its headline. */
class AdministrationSection extends Section {

  /**
   * Creates the part.
   *
   * @param headline the name of its text
   */
  AdministrationSection(String headline, Component... content) {
    add(new H2(getTranslation(headline)));
    add(content);
  }

  /**
   * Makes a button that stands in a line of a list.
   *
   * @param action takes the button that was pressed
   */
  static NativeButton small(String text, String what, Consumer<NativeButton> action) {
    var button = new NativeButton(text, click -> action.accept(click.getSource()));
    button.addClassNames("btn", "text");
    button.setAriaLabel(text + ": " + what);
    return button;
  }
}
