package org.queenside.identity.management;

import java.util.List;

/** An account can't be deleted while it is the only leader of a class. Nothing was changed. */
public class StillLeadsClassesException extends RuntimeException {

  private final List<String> classes;

  public StillLeadsClassesException(List<String> classes) {
    super("classes must be handed over first: " + classes.size());
    this.classes = List.copyOf(classes);
  }

  /** The names of the classes to hand over first. */
  public List<String> classes() {
    return classes;
  }
}
