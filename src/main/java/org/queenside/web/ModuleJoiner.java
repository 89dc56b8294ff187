package org.queenside.web;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Joins ES modules into one script, so that a browser needs one request instead of thirty. Every
 * module becomes a function that runs once and returns what the module exports.
 *
 * <p>It understands what our modules use: {@code import {…} from './x.js'}, the import of a JSON
 * file, and {@code export} before a class, constant or function, each at the start of a line.
 */
final class ModuleJoiner {

  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import \\{([^}]*)\\} from '\\./([\\w-]+\\.js)';$");
  private static final Pattern JSON_IMPORT =
      Pattern.compile("(?m)^import (\\w+) from '\\./([\\w-]+\\.json)' with \\{ type: 'json' \\};$");
  private static final Pattern ANY_IMPORT =
      Pattern.compile(IMPORT.pattern() + "|" + JSON_IMPORT.pattern());
  private static final Pattern EXPORT =
      Pattern.compile("(?m)^export ((?:async )?function|class|const) (\\w+)");
  private static final Pattern UNKNOWN = Pattern.compile("(?m)^(?:import|export)\\b.*$");
  private static final Pattern INDENT = Pattern.compile("(?m)^[ \\t]+|^\n");
  private static final Pattern COMMENT = Pattern.compile("(?m)^ *(?:/\\*\\*?(?s:.*?)\\*/|//.*)\n");

  private final Map<String, String> files;

  /**
   * Creates a joiner.
   *
   * @param files the text of every module and JSON file by its name
   */
  ModuleJoiner(Map<String, String> files) {
    this.files = Map.copyOf(files);
  }

  /**
   * Joins modules and everything they import, imported ones first.
   *
   * @param entries the names of the modules to start from
   * @throws IllegalArgumentException if a module is missing, if modules import each other in a
   *     circle, or if one uses another form of import or export
   */
  String join(Collection<String> entries) {
    return script(modulesOf(entries));
  }

  /**
   * Joins modules like {@link #join(Collection)}, into a script that exports all of them to others.
   */
  String joinFirst(Collection<String> entries) {
    Set<String> modules = modulesOf(entries);
    return script(modules) + "export { " + variables(modules) + " };\n";
  }

  /**
   * Joins modules into a script that imports from another one what it contains already.
   *
   * @param entries the names of the modules to start from
   * @param first the file name of a script made by {@link #joinFirst} in the same folder
   * @param firstEntries the modules from which that one started
   */
  String joinAfter(Collection<String> entries, String first, Collection<String> firstEntries) {
    Set<String> given = modulesOf(firstEntries);
    Set<String> own = modulesOf(entries);
    own.removeAll(given);
    Set<String> imported = new LinkedHashSet<>();
    own.forEach(name -> imported.addAll(imports(text(name))));
    imported.retainAll(given);
    return "import { %s } from './%s';\n".formatted(variables(imported), first) + script(own);
  }

  /** The modules and everything they import, imported ones first. */
  private Set<String> modulesOf(Collection<String> entries) {
    Set<String> done = new LinkedHashSet<>();
    Deque<String> path = new ArrayDeque<>();
    entries.forEach(entry -> add(entry, done, path));
    return done;
  }

  private void add(String name, Set<String> done, Deque<String> path) {
    if (done.contains(name)) {
      return;
    }
    String text = files.get(name);
    if (text == null || path.contains(name)) {
      throw new IllegalArgumentException(
          (text == null ? "missing: " : "imported in a circle: ") + name + ", imported by " + path);
    }
    path.push(name);
    imports(text).forEach(imported -> add(imported, done, path));
    path.pop();
    done.add(name);
  }

  private String script(Collection<String> modules) {
    String script =
        modules.stream()
            .map(name -> "const %s = %s;\n".formatted(variable(name), value(name, text(name))))
            .collect(Collectors.joining());
    return INDENT.matcher(script).replaceAll("");
  }

  private static String variables(Collection<String> modules) {
    return modules.stream().map(ModuleJoiner::variable).collect(Collectors.joining(", "));
  }

  private String text(String name) {
    return Objects.requireNonNull(files.get(name));
  }

  private static List<String> imports(String text) {
    return ANY_IMPORT
        .matcher(text)
        .results()
        .map(found -> found.group(2) == null ? found.group(4) : found.group(2))
        .toList();
  }

  private static String value(String name, String text) {
    if (name.endsWith(".json")) {
      return text.strip();
    }
    String exports =
        EXPORT
            .matcher(text)
            .results()
            .map(found -> found.group(2))
            .collect(Collectors.joining(", "));
    String body = COMMENT.matcher(text).replaceAll("");
    body = IMPORT.matcher(body).replaceAll(ModuleJoiner::destructured);
    body = JSON_IMPORT.matcher(body).replaceAll(found -> declared(found.group(1), found.group(2)));
    body = EXPORT.matcher(body).replaceAll("$1 $2");
    UNKNOWN
        .matcher(body)
        .results()
        .findFirst()
        .ifPresent(
            line -> {
              throw new IllegalArgumentException(name + " can't be joined: " + line.group());
            });
    return "(() => {\n" + body + "return { " + exports + " };\n})()";
  }

  private static String destructured(MatchResult found) {
    return declared("{" + found.group(1).replace(" as ", ": ") + "}", found.group(2));
  }

  private static String declared(String names, String module) {
    return Matcher.quoteReplacement("const " + names + " = " + variable(module) + ";");
  }

  private static String variable(String name) {
    return "$" + name.replaceAll("\\W", "_");
  }
}
