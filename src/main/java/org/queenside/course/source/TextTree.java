package org.queenside.course.source;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * The part of a YAML mapping that people read and translators write: the same fields in the same
 * nesting, without positions, moves and answers. Remarks between the moves of a script or score are
 * the field {@code remarks}.
 *
 * @param texts texts, lists and mappings of texts by the names of the fields
 */
record TextTree(Map<String, Object> texts) {
  private static final String REMARKS = "remarks";
  private static final Set<String> TEXTS =
      Set.of("task", "text", "right", "because", "title", "opening", "beaten", "summary", "scene");
  private static final Set<String> LISTS = Set.of("hints", "can");
  private static final Set<String> BLOCKS = Set.of("options", "steps");
  private static final Set<String> DICTIONARIES = Set.of("wrong", "concepts");
  private static final Set<String> MOVES = Set.of("script", "score", "sheet");
  private static final Pattern REMARK = Pattern.compile("\\{([^}]*)}");

  /** The length of a fingerprint in hexadecimal digits. */
  private static final int FINGERPRINT = 8;

  /** Returns the texts of a mapping. */
  static TextTree of(MappingNode node) {
    Map<String, Object> texts = new LinkedHashMap<>();
    for (NodeTuple field : node.getValue()) {
      String key = scalar(field.getKeyNode());
      Node value = field.getValueNode();
      if (TEXTS.contains(key) && value instanceof ScalarNode text) {
        texts.put(key, plain(text.getValue()));
      } else if (LISTS.contains(key) && value instanceof SequenceNode list) {
        texts.put(
            key, list.getValue().stream().map(TextTree::scalar).map(TextTree::plain).toList());
      } else if (BLOCKS.contains(key) && value instanceof SequenceNode list) {
        texts.put(key, list.getValue().stream().map(TextTree::block).toList());
      } else if (DICTIONARIES.contains(key) && value instanceof MappingNode dictionary) {
        texts.put(key, dictionary(dictionary));
      } else if (MOVES.contains(key) && REMARK.matcher(scalar(value)).find()) {
        texts.put(
            REMARKS,
            REMARK.matcher(scalar(value)).results().map(remark -> plain(remark.group(1))).toList());
      }
    }
    return new TextTree(texts);
  }

  private static Object block(Node node) {
    return node instanceof MappingNode mapping ? of(mapping).texts : plain(scalar(node));
  }

  private static Map<String, Object> dictionary(MappingNode node) {
    Map<String, Object> texts = new LinkedHashMap<>();
    node.getValue()
        .forEach(
            field -> texts.put(scalar(field.getKeyNode()), plain(scalar(field.getValueNode()))));
    return texts;
  }

  private static String plain(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }

  static String scalar(@Nullable Node node) {
    return node instanceof ScalarNode scalar ? scalar.getValue() : "";
  }

  /** Returns whether there is nothing to translate. */
  boolean isEmpty() {
    return texts.isEmpty();
  }

  /** Returns a short code that changes when any text changes. */
  String fingerprint() {
    var lines = new StringBuilder();
    leaves().forEach((path, text) -> lines.append(path).append('=').append(text).append('\n'));
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256")
              .digest(lines.toString().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash).substring(0, FINGERPRINT);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns every text by its path, such as {@code options.2.because}, in order. */
  Map<String, String> leaves() {
    Map<String, String> leaves = new LinkedHashMap<>();
    collect("", texts, leaves);
    return leaves;
  }

  private static void collect(String path, Object value, Map<String, String> leaves) {
    String prefix = path.isEmpty() ? "" : path + ".";
    switch (value) {
      case Map<?, ?> map -> map.forEach((key, each) -> collect(prefix + key, each, leaves));
      case List<?> list -> {
        for (int index = 0; index < list.size(); index++) {
          collect(prefix + (index + 1), list.get(index), leaves);
        }
      }
      default -> leaves.put(path, value.toString());
    }
  }

  /**
   * Returns a copy of a mapping with translated texts in the place of its own.
   *
   * @param english the mapping whose texts these are
   * @param translated texts with the same paths
   */
  static MappingNode translate(MappingNode english, Map<String, ScalarNode> translated) {
    return mapping(english, "", translated);
  }

  /** Returns a mapping at the same place with other fields. */
  static MappingNode copy(MappingNode node, List<NodeTuple> fields) {
    return new MappingNode(
        node.getTag(), true, fields, node.getStartMark(), node.getEndMark(), node.getFlowStyle());
  }

  /** Returns a list at the same place with other items. */
  static SequenceNode copy(SequenceNode list, List<Node> items) {
    return new SequenceNode(
        list.getTag(), true, items, list.getStartMark(), list.getEndMark(), list.getFlowStyle());
  }

  private static MappingNode mapping(
      MappingNode node, String prefix, Map<String, ScalarNode> translated) {
    List<NodeTuple> fields = new ArrayList<>();
    for (NodeTuple field : node.getValue()) {
      String key = scalar(field.getKeyNode());
      Node value = field.getValueNode();
      Node changed =
          TEXTS.contains(key)
                  || LISTS.contains(key)
                  || BLOCKS.contains(key)
                  || DICTIONARIES.contains(key)
              ? value(value, prefix + key, translated)
              : MOVES.contains(key) && value instanceof ScalarNode moves
                  ? moves(moves, prefix + REMARKS, translated)
                  : value;
      fields.add(
          new NodeTuple(
              changed instanceof ScalarNode text && field.getKeyNode() instanceof ScalarNode name
                  ? at(text, name, name.getValue())
                  : field.getKeyNode(),
              changed));
    }
    return copy(node, fields);
  }

  private static Node value(Node node, String path, Map<String, ScalarNode> translated) {
    return switch (node) {
      case ScalarNode text -> scalar(text, translated.get(path));
      case SequenceNode list -> {
        List<Node> items = new ArrayList<>();
        for (Node item : list.getValue()) {
          String at = path + "." + (items.size() + 1);
          items.add(
              item instanceof MappingNode block
                  ? mapping(block, at + ".", translated)
                  : value(item, at, translated));
        }
        yield copy(list, items);
      }
      case MappingNode dictionary -> {
        List<NodeTuple> fields = new ArrayList<>();
        for (NodeTuple field : dictionary.getValue()) {
          fields.add(
              new NodeTuple(
                  field.getKeyNode(),
                  value(
                      field.getValueNode(), path + "." + scalar(field.getKeyNode()), translated)));
        }
        yield copy(dictionary, fields);
      }
      default -> node;
    };
  }

  /** What is wrong with a translated text is reported at its own place. */
  private static ScalarNode scalar(ScalarNode node, @Nullable ScalarNode own) {
    return own == null ? node : at(own, node, own.getValue().strip());
  }

  /** Returns a copy of a node with another text, as if it stood at the place of another node. */
  private static ScalarNode at(Node place, ScalarNode node, String text) {
    return new ScalarNode(
        node.getTag(), text, place.getStartMark(), place.getEndMark(), node.getScalarStyle());
  }

  private static ScalarNode moves(
      ScalarNode moves, String path, Map<String, ScalarNode> translated) {
    Matcher remarks = REMARK.matcher(moves.getValue());
    int[] number = {0};
    String changed =
        remarks.replaceAll(
            (MatchResult remark) -> {
              number[0]++;
              ScalarNode own = translated.get(path + "." + number[0]);
              String text = own == null ? remark.group(1) : own.getValue().strip();
              return Matcher.quoteReplacement("{" + text.replace('}', ')').replace('{', '(') + "}");
            });
    return at(moves, moves, changed);
  }
}
