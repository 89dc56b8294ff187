package org.queenside.school.report.ui;

import org.queenside.school.roster.ClassId;
import org.springframework.stereotype.Component;

/** Creates the sidebar with the misconceptions of a class. */
@Component
public class MisconceptionSidebarFactory {

  private final MisconceptionServices services;

  MisconceptionSidebarFactory(MisconceptionServices services) {
    this.services = services;
  }

  /** Creates the sidebar of a class. */
  public MisconceptionSidebar of(ClassId schoolClass) {
    return new MisconceptionSidebar(services, schoolClass);
  }
}
