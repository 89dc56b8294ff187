package org.queenside.ui;

import com.vaadin.flow.component.Component;
import java.util.Optional;

/**
 * What a page tells the bar above it. On a phone the bar has no room for the whole navigation: it
 * shows the page's heading, a way back and what the page itself puts there.
 */
public interface HasPageHeader {

  /** The page's short name for the bar of a phone. */
  String heading();

  /** The address, relative to the root, where the way back leads. */
  String back();

  /** Something the page keeps in the bar of a phone, such as the stars of the exercise. */
  default Optional<Component> inBar() {
    return Optional.empty();
  }
}
