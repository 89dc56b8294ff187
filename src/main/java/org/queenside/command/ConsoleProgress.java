package org.queenside.command;

import org.queenside.puzzle.transfer.PuzzleImport;

/** Shows the progress of a command: on one line of a terminal, or line by line elsewhere. */
final class ConsoleProgress {
  private static final String TO_LINE_BEGIN = "\r";
  private static final String CLEAR_REST = "\u001b[K";

  private final CommandOutput output;
  private final boolean always;
  private boolean begun;

  ConsoleProgress(CommandOutput output, boolean always) {
    this.output = output;
    this.always = always;
  }

  void show(PuzzleImport current) {
    show(
        Command.MESSAGES.get(
            "progress", current.percent(), current.counts().read(), current.counts().taken()));
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

  /** Ends the progress line before something else is printed. */
  void end() {
    if (begun) {
      output.err().print(TO_LINE_BEGIN + CLEAR_REST);
      output.err().flush();
    }
  }
}
