package org.queenside.command;

import org.queenside.puzzle.exchange.Import;
import org.queenside.puzzle.exchange.Watch;

/** Shows how far a command is: on one line of a terminal, or line by line where that is wanted. */
final class ProgressLine implements Watch {
  private static final String TO_LINE_BEGIN = "\r";
  private static final String CLEAR_REST = "\u001b[K";

  private final Output output;
  private final boolean always;
  private boolean begun;

  ProgressLine(Output output, boolean always) {
    this.output = output;
    this.always = always;
  }

  @Override
  public void progress(Import current) {
    show(
        CommandWords.say(
            "progress", current.percent(), current.mark().lines(), current.counts().taken()));
  }

  void show(String text) {
    if (output.terminal()) {
      begun = true;
      output.err().print(TO_LINE_BEGIN + text + CLEAR_REST);
      output.err().flush();
    } else if (always) {
      output.err().println(text);
    }
  }

  @Override
  public boolean isStopWanted() {
    return false;
  }

  /** Leaves the line for what follows. */
  void end() {
    if (begun) {
      output.err().print(TO_LINE_BEGIN + CLEAR_REST);
      output.err().flush();
    }
  }
}
