package org.queenside.school.tablet;

import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Shortens a class's names: "Ben" if there is only one Ben, otherwise "Ben K" and "Ben S". */
final class ShortNames {

  private ShortNames() {}

  static Map<String, String> of(Collection<String> names) {
    Map<String, String> shortened = new HashMap<>();
    Map<String, Long> firsts = count(names, ShortNames::first);
    Map<String, Long> initials = count(names, ShortNames::withInitial);
    for (String name : names) {
      boolean firstIsEnough = firsts.getOrDefault(key(first(name)), 0L) == 1;
      boolean initialIsEnough = initials.getOrDefault(key(withInitial(name)), 0L) == 1;
      shortened.put(name, firstIsEnough ? first(name) : initialIsEnough ? withInitial(name) : name);
    }
    return shortened;
  }

  private static Map<String, Long> count(Collection<String> names, Function<String, String> part) {
    return names.stream()
        .collect(Collectors.groupingBy(name -> key(part.apply(name)), Collectors.counting()));
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  private static String first(String name) {
    int space = name.indexOf(' ');
    return space < 0 ? name : name.substring(0, space);
  }

  private static String withInitial(String name) {
    int space = name.lastIndexOf(' ');
    return space < 0 ? name : first(name) + " " + Character.toString(name.codePointAt(space + 1));
  }
}
