package org.queenside.school.roster.ui;

import com.vaadin.flow.component.Component;

/**
 * Creates the list of the instructor's current classes, which shows more than this package knows.
 */
public interface ClassListFactory {

  /** Reads the classes and creates the list. */
  Component create();
}
