package org.queenside.command;

import java.io.PrintStream;

/**
 * Where a command writes its output.
 *
 * @param out for the result
 * @param err for everything else
 * @param terminal whether the output goes to a terminal
 */
record CommandOutput(PrintStream out, PrintStream err, boolean terminal) {}
