package org.queenside.load;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Command-line arguments such as {@code --minutes=3}. */
final class LoadTestArguments {

  private final Map<String, String> values = new HashMap<>();

  /**
   * Reads the arguments.
   *
   * @throws IllegalArgumentException with a message for the user, if one is unknown
   */
  LoadTestArguments(String[] arguments, Set<String> known) {
    for (String argument : arguments) {
      String[] pair = argument.split("=", 2);
      String name = pair[0].replaceFirst("^--", "");
      if (pair.length < 2 || !pair[0].startsWith("--") || !known.contains(name)) {
        throw new IllegalArgumentException(
            "I don't know "
                + argument
                + "; known are --"
                + String.join("=… --", new TreeSet<>(known))
                + "=…");
      }
      values.put(name, pair[1]);
    }
  }

  String text(String name, String unlessGiven) {
    return values.getOrDefault(name, unlessGiven);
  }

  double number(String name, double unlessGiven) {
    String value = values.get(name);
    try {
      return value == null ? unlessGiven : Double.parseDouble(value);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("--" + name + " must be a number, not " + value, e);
    }
  }
}
