package org.queenside.command;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A command with its options.
 *
 * @param operand the argument without dashes, or null
 * @param options {@code --name=value}, or {@code --name} with an empty value
 * @param settings the program's settings, such as {@code --queenside.data=/srv/queenside}
 */
record CommandLine(@Nullable String operand, Map<String, String> options, List<String> settings) {

  /**
   * Parses the words after the command's name.
   *
   * @param known the names of the command's options
   * @throws UsageException if there is another option, or more than one operand
   */
  static CommandLine read(List<String> words, Set<String> known) {
    String operand = null;
    Map<String, String> options = new HashMap<>();
    List<String> settings = new ArrayList<>();
    for (String word : words) {
      if (!word.startsWith("--")) {
        if (operand != null) {
          throw new UsageException("too-much", word);
        }
        operand = word;
        continue;
      }
      String[] option = word.substring(2).split("=", 2);
      if (option[0].contains(".")) {
        settings.add(word);
      } else if (known.contains(option[0])) {
        options.put(option[0], option.length == 1 ? "" : option[1]);
      } else {
        throw new UsageException("option", word);
      }
    }
    return new CommandLine(operand, Map.copyOf(options), List.copyOf(settings));
  }

  boolean has(String option) {
    return options.containsKey(option);
  }

  /** Returns the value of an option, or null if it is missing or empty. */
  @Nullable String value(String option) {
    String value = options.get(option);
    return value == null || value.isBlank() ? null : value.strip();
  }
}
