package org.queenside.course.syntax;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** YAML as mappings, lists and texts. Numbers are texts too, and {@code no} is a word. */
public final class YamlDocuments {
  private static final int WIDTH = 120;

  private YamlDocuments() {}

  /** Returns the fields of a document in order, or null if it isn't YAML with fields. */
  public static @Nullable Map<String, Object> read(String text) {
    MappingNode node = YamlParser.compose(text, new ProblemCollector("text"));
    return node == null ? null : mapping(node);
  }

  /** Writes a document. Values are texts, numbers, flags, lists and mappings. */
  public static String write(Map<String, ?> document) {
    DumperOptions options = new DumperOptions();
    options.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
    options.setWidth(WIDTH);
    options.setSplitLines(false);
    options.setAllowUnicode(true);
    options.setIndicatorIndent(2);
    options.setIndentWithIndicator(true);
    return new org.yaml.snakeyaml.Yaml(options).dump(document);
  }

  public static Map<String, Object> mapping(MappingNode node) {
    Map<String, Object> fields = new LinkedHashMap<>();
    node.getValue()
        .forEach(
            tuple ->
                fields.put(String.valueOf(value(tuple.getKeyNode())), value(tuple.getValueNode())));
    return fields;
  }

  private static Object value(Node node) {
    return switch (node) {
      case MappingNode mapping -> mapping(mapping);
      case SequenceNode sequence -> sequence.getValue().stream().map(YamlDocuments::value).toList();
      case ScalarNode scalar -> scalar.getValue();
      default -> "";
    };
  }

  /** Returns a text, or an empty one if the value isn't a text. */
  public static String text(@Nullable Object value) {
    return value instanceof String text ? text.strip() : "";
  }

  /** Returns the texts in a list; empty if the value isn't a list. */
  public static List<String> texts(@Nullable Object value) {
    return value instanceof List<?> list
        ? list.stream().map(YamlDocuments::text).toList()
        : List.of();
  }
}
