package org.queenside.course.syntax;

import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.nodes.Node;

/** A location in a file; line and column count from 1. */
public record SourceLocation(int line, int column) {
  public static final SourceLocation TOP = new SourceLocation(1, 1);

  static SourceLocation of(Mark mark) {
    return new SourceLocation(mark.getLine() + 1, mark.getColumn() + 1);
  }

  /** Returns where a node begins. */
  public static SourceLocation of(Node node) {
    return of(node.getStartMark());
  }
}
