package org.queenside.command;

import java.io.PrintStream;

/**
 * Where a command writes.
 *
 * @param out its result
 * @param err everything else
 * @param terminal whether people see it while it is written
 */
record CommandOutput(PrintStream out, PrintStream err, boolean terminal) {}
