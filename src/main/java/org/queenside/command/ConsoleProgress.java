package org.queenside.command;

import org.queenside.puzzle.transfer.ImportMonitor;
import org.queenside.puzzle.transfer.PuzzleImport;

/** Shows how far a command is: on one line of a terminal, or line by line where that is wanted. */
final class ConsoleProgress implements ImportMonitor {
  private static final String TO_LINE_BEGIN = "\r";
  private static final String CLEAR_REST = "\u001b[K";

  private final CommandOutput output;
  private final boolean always;
  private boolean begun;

  ConsoleProgress(CommandOutput output, boolean always) {
    this.output = output;
    this.always = always;
  }

  @Override
  public void progress(PuzzleImport current) {
    show(
        Command.MESSAGES.get(
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
  public boolean isStopRequested() {
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
