package org.queenside.course.syntax;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * The fields of a mapping in a lesson file. Anything missing or malformed is reported as a problem
 * at its location, and reading continues. Values are texts, even {@code no} and {@code 9}.
 */
public final class YamlFields {
  /** Turns a text into a value. */
  public interface Reader<T> {
    T read(String text) throws FieldFormatException;
  }

  private final SourceLocation place;
  private final ProblemCollector problems;
  private final Map<String, Node> nodes = new LinkedHashMap<>();
  private final Map<String, SourceLocation> places = new LinkedHashMap<>();
  private final Set<String> known = new LinkedHashSet<>();

  /** Wraps a mapping; fields without a name, and those that are there twice, are problems. */
  public YamlFields(MappingNode node, ProblemCollector problems) {
    this.place = SourceLocation.of(node);
    this.problems = problems;
    for (NodeTuple tuple : node.getValue()) {
      SourceLocation at = SourceLocation.of(tuple.getKeyNode());
      String key = scalar(tuple.getKeyNode());
      if (key == null) {
        problems.add(at, "the name of a field must be a word", "Write 'name: value'");
      } else if (nodes.putIfAbsent(key, tuple.getValueNode()) != null) {
        problems.add(at, "field '%s' appears twice".formatted(key), "Remove one of them");
      } else {
        places.put(key, at);
      }
    }
  }

  /** Returns where the mapping begins. */
  SourceLocation place() {
    return place;
  }

  /** Returns where the field is, or where the mapping begins if there is no such field. */
  public SourceLocation place(String key) {
    return places.getOrDefault(key, place);
  }

  public boolean has(String key) {
    known.add(key);
    return nodes.containsKey(key);
  }

  public void problem(String key, String message, String remedy) {
    problems.add(place(key), message, remedy);
  }

  public int problemCount() {
    return problems.size();
  }

  /**
   * Returns the text of a field; null if it is missing or not a text, which is reported as a
   * problem.
   */
  @Nullable
  public String text(String key) {
    return value(key, text -> text);
  }

  /** Returns the text of a field that may still be blank; empty if it is missing. */
  public String textOrBlank(String key) {
    boolean blank = has(key) && "".equals(peek(key));
    return blank ? "" : Objects.requireNonNullElse(text(key), "");
  }

  /** Returns the text of a field; null if it is missing or not a text. Reports no problem. */
  public @Nullable String peek(String key) {
    Node node = nodes.get(key);
    String text = node == null ? null : scalar(node);
    return text == null ? null : text.strip();
  }

  /**
   * Returns the text of a required field; if it is missing, reports a problem and returns an empty
   * text.
   */
  public String required(String key, String example) {
    return Objects.requireNonNullElse(required(key, example, text -> text), "");
  }

  /**
   * Returns the value of a field, or null if it is missing or unreadable; an unreadable value is
   * reported as a problem.
   */
  public <T> @Nullable T value(String key, Reader<T> reader) {
    return has(key) ? value(key, nodes.get(key), reader) : null;
  }

  /** Returns the value of a required field, or reports a problem and returns null. */
  public <T> @Nullable T required(String key, String example, Reader<T> reader) {
    if (!has(key)) {
      problem(key, "'%s' is missing".formatted(key), "Add '%s: %s'".formatted(key, example));
      return null;
    }
    return value(key, reader);
  }

  private <T> @Nullable T value(String key, @Nullable Node node, Reader<T> reader) {
    String text = node == null ? null : scalar(node);
    if (node == null || text == null || text.isBlank()) {
      problem(key, "'%s' needs a single value".formatted(key), "Write '%s: value'".formatted(key));
      return null;
    }
    try {
      return reader.read(text.strip());
    } catch (FieldFormatException misread) {
      problems.add(
          SourceLocation.of(node), "'%s': %s".formatted(key, misread.problem()), misread.remedy());
      return null;
    }
  }

  public boolean flag(String key, boolean otherwise) {
    Boolean flag =
        value(
            key,
            text ->
                switch (text) {
                  case "true" -> true;
                  case "false" -> false;
                  default ->
                      throw new FieldFormatException(
                          "'%s' is neither true nor false".formatted(text), "Write true or false");
                });
    return flag == null ? otherwise : flag;
  }

  public int number(String key, int least, int most, int otherwise) {
    Integer number =
        value(
            key,
            text -> {
              if (text.matches("\\d{1,4}")
                  && Integer.parseInt(text) >= least
                  && Integer.parseInt(text) <= most) {
                return Integer.valueOf(text);
              }
              throw new FieldFormatException(
                  "'%s' is not a number that fits".formatted(text),
                  "Write a whole number from %d to %d".formatted(least, most));
            });
    return number == null ? otherwise : number;
  }

  /** Returns the values of a list, without those that can't be read; empty if it is missing. */
  public <T> List<T> values(String key, Reader<T> reader) {
    List<T> values = new ArrayList<>();
    for (Node item : items(key)) {
      T value = value(key, item, reader);
      if (value != null) {
        values.add(value);
      }
    }
    return values;
  }

  /** Returns the mappings of a list; empty if it is missing. */
  public List<YamlFields> blocks(String key) {
    List<YamlFields> blocks = new ArrayList<>();
    for (Node item : items(key)) {
      if (item instanceof MappingNode mapping) {
        blocks.add(new YamlFields(mapping, problems));
      } else {
        problems.add(
            SourceLocation.of(item),
            "an entry of '%s' has no fields".formatted(key),
            "Write '- name: value' and indent the following fields to the same depth");
      }
    }
    return blocks;
  }

  private List<Node> items(String key) {
    Node node = has(key) ? nodes.get(key) : null;
    if (node instanceof SequenceNode sequence) {
      return sequence.getValue();
    }
    if (node != null) {
      problem(key, "'%s' must be a list".formatted(key), "Write '%s: [a, b]'".formatted(key));
    }
    return List.of();
  }

  /** Returns a field that holds texts by name; empty if it is missing. */
  public Map<String, String> dictionary(String key) {
    Map<String, String> dictionary = new LinkedHashMap<>();
    YamlFields inner = block(key);
    if (inner != null) {
      for (String name : inner.names()) {
        String text = inner.text(name);
        if (text != null) {
          dictionary.put(name, text);
        }
      }
    }
    return dictionary;
  }

  /**
   * Returns the fields inside a field; null if it is missing or not a mapping, which is reported as
   * a problem.
   */
  @Nullable
  public YamlFields block(String key) {
    Node node = has(key) ? nodes.get(key) : null;
    if (node instanceof MappingNode mapping) {
      return new YamlFields(mapping, problems);
    }
    if (node != null) {
      problem(
          key,
          "'%s' must map names to texts".formatted(key),
          "Write '%s: { e4: \"…\" }'".formatted(key));
    }
    return null;
  }

  /** Returns the names of all fields, in the order of the file. */
  public List<String> names() {
    return List.copyOf(nodes.keySet());
  }

  /** Reports every field that hasn't been read. Call it after reading the others. */
  public void finish() {
    finish(known, _ -> false);
  }

  /**
   * Reports every unknown field.
   *
   * @param known the names that are valid here
   * @param knownElsewhere whether a name is valid in another mapping of the same kind
   */
  void finish(Collection<String> known, Predicate<String> knownElsewhere) {
    for (String key : nodes.keySet()) {
      if (!known.contains(key)) {
        boolean elsewhere = knownElsewhere.test(key);
        problem(
            key,
            elsewhere
                ? "'%s' has no meaning in this kind of exercise".formatted(key)
                : "unknown field '%s'".formatted(key),
            elsewhere ? "Remove it" : SpellingSuggestions.remedy(key, known));
      }
    }
  }

  private static @Nullable String scalar(Node node) {
    return node instanceof ScalarNode scalar ? scalar.getValue() : null;
  }
}
