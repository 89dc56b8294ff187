package org.queenside.command;

import java.util.Set;
import org.queenside.text.Messages;

/** Something the program does without a browser. */
interface Command {

  /** What commands print; always in English. */
  Messages MESSAGES = Messages.english("org.queenside.command.command");

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
