package org.queenside.identity.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Section;
import java.util.function.Consumer;

/** A section of the administration page, with its headline. */
class AdministrationSection extends Section {

  /**
   * Creates the section.
   *
   * @param headline the key of its headline
   */
  AdministrationSection(String headline, Component... content) {
    add(new H2(getTranslation(headline)));
    add(content);
  }

  /**
   * Makes a button in a line of a list.
   *
   * @param text the label
   * @param what what the label refers to, for screen readers
   * @param action gets the button that was pressed
   */
  static NativeButton small(String text, String what, Consumer<NativeButton> action) {
    var button = new NativeButton(text, click -> action.accept(click.getSource()));
    button.addClassNames("btn", "text");
    button.setAriaLabel(text + ": " + what);
    return button;
  }
}
