package org.queenside.identity.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Section;

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
}
