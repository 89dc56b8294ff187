package org.queenside.course.file;

import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.nodes.Node;

/** A place in a file; line and column count from 1. */
record Place(int line, int column) {
  static final Place TOP = new Place(1, 1);

  static Place of(Mark mark) {
    return new Place(mark.getLine() + 1, mark.getColumn() + 1);
  }

  static Place of(Node node) {
    return of(node.getStartMark());
  }
}
