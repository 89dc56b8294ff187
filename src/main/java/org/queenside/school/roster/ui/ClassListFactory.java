package org.queenside.school.roster.ui;

import com.vaadin.flow.component.Component;

/** Creates the list of the teacher's current classes, which also shows data from other packages. */
public interface ClassListFactory {

  /** Reads the classes and creates the list. */
  Component create();
}
