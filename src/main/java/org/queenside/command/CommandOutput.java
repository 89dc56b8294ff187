package org.queenside.command;

import java.io.PrintStream;

/**
 * Where a command writes.
 *
 * @param out what the command is for
 * @param err what else is to be said
 * @param terminal true if people see it while it is written
 */
record CommandOutput(PrintStream out, PrintStream err, boolean terminal) {}
