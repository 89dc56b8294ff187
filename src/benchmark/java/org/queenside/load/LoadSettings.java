package org.queenside.load;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The settings of a load test, from arguments such as {@code --minutes=3}. */
final class LoadSettings {

  private static final Map<String, String> DEFAULTS =
      Map.of(
          "url", "",
          "database", "",
          "learners", "500",
          "pause", "5",
          "arrive", "30",
          "minutes", "2",
          "hostile", "0",
          "heap", "1g",
          "java", "");

  private final Map<String, String> values = new HashMap<>(DEFAULTS);

  /**
   * Reads the arguments.
   *
   * @throws IllegalArgumentException with a message for the user, if one is unknown
   */
  LoadSettings(String[] arguments) {
    for (String argument : arguments) {
      String[] pair = argument.split("=", 2);
      String name = pair[0].replaceFirst("^--", "");
      if (pair.length < 2 || !pair[0].startsWith("--") || !DEFAULTS.containsKey(name)) {
        throw new IllegalArgumentException(
            "I don't know %s. The settings are --%s=…"
                .formatted(argument, String.join("=… --", new TreeMap<>(DEFAULTS).keySet())));
      }
      values.put(name, pair[1]);
    }
  }

  /** The address of a running program or proxy, or empty to start a program. */
  String url() {
    return text("url");
  }

  /** The JDBC address of the database, or empty. */
  String database() {
    return text("database");
  }

  String heap() {
    return text("heap");
  }

  /** Further options of Java for a program that is started. */
  List<String> javaOptions() {
    return text("java").isEmpty() ? List.of() : List.of(text("java").split(" "));
  }

  int learners() {
    return (int) number("learners", 1, 20_000);
  }

  /** How long a learner thinks, on average. */
  Duration pause() {
    return seconds(number("pause", 0.1, 600));
  }

  /** How long it takes until all learners have arrived. */
  Duration arrive() {
    return seconds(number("arrive", 0, 600));
  }

  /** How long the learners are measured after they have arrived. */
  Duration measured() {
    return seconds(60 * number("minutes", 0.1, 600));
  }

  double actionsPerSecond() {
    return learners() * 1_000.0 / pause().toMillis();
  }

  /** How many hostile requests a second make up the wanted share of all requests. */
  double hostilePerSecond() {
    double percent = number("hostile", 0, 90);
    return actionsPerSecond() * percent / (100 - percent);
  }

  private String text(String name) {
    return values.getOrDefault(name, "");
  }

  private double number(String name, double least, double most) {
    String message = "--%s must be a number from %s to %s".formatted(name, least, most);
    try {
      double number = Double.parseDouble(text(name));
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(message, e);
    }
    throw new IllegalArgumentException(message);
  }

  private static Duration seconds(double seconds) {
    return Duration.ofMillis((long) (seconds * 1_000));
  }
}
