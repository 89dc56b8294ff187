package org.queenside.school.report.ui;

import org.queenside.school.roster.ClassId;
import org.springframework.stereotype.Component;

/** Makes what other pages of a class show of its beliefs. */
@Component
public class MisconceptionSidebarFactory {

  private final MisconceptionServices services;

  MisconceptionSidebarFactory(MisconceptionServices services) {
    this.services = services;
  }

  /** What the class believes, to stand beside its board. */
  public MisconceptionSidebar of(ClassId schoolClass) {
    return new MisconceptionSidebar(services, schoolClass);
  }
}
