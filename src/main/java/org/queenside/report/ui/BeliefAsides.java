package org.queenside.report.ui;

import org.queenside.classroom.ClassId;
import org.springframework.stereotype.Component;

/** Makes what other pages of a class show of its beliefs. */
@Component
public class BeliefAsides {

  private final BeliefServices services;

  BeliefAsides(BeliefServices services) {
    this.services = services;
  }

  /** What the class believes, to stand beside its board. */
  public BeliefAside of(ClassId schoolClass) {
    return new BeliefAside(services, schoolClass);
  }
}
