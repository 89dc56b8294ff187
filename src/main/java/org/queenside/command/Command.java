package org.queenside.command;

import java.util.Set;
import org.queenside.text.MessageBundle;

/** Something the program does without a browser. */
interface Command {

  /** The texts that commands print, always in English. */
  MessageBundle MESSAGES = MessageBundle.english("org.queenside.command.command");

  /** Returns the word that selects the command. */
  String name();

  /** Returns the names of the command's options. */
  Set<String> options();

  /**
   * Runs the command.
   *
   * @return the exit code of the program, 0 for success
   * @throws UsageException if the command line is incomplete or invalid
   * @throws CommandException if the command fails
   */
  int run(CommandLine line, CommandOutput output);
}
