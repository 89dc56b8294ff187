package org.queenside.command;

import java.io.Console;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Runs the commands of the program. Without a command the web server starts. */
public final class CommandRunner {
  private static final int DONE = 0;
  private static final int FAILED = 1;
  private static final int WRONG_USE = 2;

  private static final Set<String> HELP = Set.of("help", "--help", "-h");

  private final CommandOutput output;
  private final List<Command> commands =
      List.of(
          new ImportCommand(),
          new ExportCommand(),
          new CollectionsCommand(),
          new CopyCommand(),
          new TranslateCommand());

  private CommandRunner(CommandOutput output) {
    this.output = output;
  }

  /**
   * Returns whether the arguments contain a command, so that the web server doesn't start.
   *
   * @param arguments the program's arguments
   */
  public static boolean isCommand(String... arguments) {
    return Arrays.stream(arguments)
        .anyMatch(argument -> isWord(argument) || HELP.contains(argument));
  }

  private static boolean isWord(String argument) {
    return !argument.startsWith("-");
  }

  /**
   * Runs a command.
   *
   * @param out where its result is printed
   * @param err where errors are printed
   * @param arguments the program's arguments
   * @return the exit code: 0 for success, 1 if the command failed, 2 if there is no such command
   */
  public static int run(PrintStream out, PrintStream err, String... arguments) {
    boolean terminal = Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
    return new CommandRunner(new CommandOutput(out, err, terminal)).run(List.of(arguments));
  }

  private int run(List<String> arguments) {
    String word = arguments.stream().filter(CommandRunner::isWord).findFirst().orElse("help");
    Command command = find(word);
    if (arguments.stream().anyMatch(HELP::contains)) {
      output.out().print(Command.MESSAGES.get(command == null ? "help" : "help." + command.name()));
      return DONE;
    }
    if (command == null) {
      output.err().println(Command.MESSAGES.get("usage.unknown", word, names()));
      return WRONG_USE;
    }
    List<String> others = new ArrayList<>(arguments);
    others.remove(word);
    return run(command, others);
  }

  private int run(Command command, List<String> words) {
    try {
      return command.run(CommandLine.read(words, command.options()), output);
    } catch (UsageException e) {
      output.err().println(e.getMessage());
      output.err().println(Command.MESSAGES.get("usage.see", command.name()));
      return WRONG_USE;
    } catch (CommandException e) {
      output.err().println(e.getMessage());
      return FAILED;
    }
  }

  private @Nullable Command find(String word) {
    return commands.stream().filter(command -> command.name().equals(word)).findAny().orElse(null);
  }

  private String names() {
    return Stream.concat(commands.stream().map(Command::name), Stream.of("help"))
        .collect(Collectors.joining(", "));
  }
}
