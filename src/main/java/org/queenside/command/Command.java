package org.queenside.command;

import java.util.Set;

/** Something the program does without a browser. */
interface Command {

  /** The word that calls it. */
  String name();

  /** The names of the options it has. */
  Set<String> options();

  /**
   * Does it.
   *
   * @return the exit code of the program, 0 for success
   * @throws UsageException if something is missing or makes no sense
   * @throws CommandException if it cannot be done
   */
  int run(CommandLine line, CommandOutput output);
}
