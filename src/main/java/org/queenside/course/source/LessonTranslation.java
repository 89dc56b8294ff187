package org.queenside.course.source;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.course.syntax.ProblemCollector;
import org.queenside.course.syntax.SourceLocation;
import org.queenside.course.syntax.YamlParser;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * A file with the texts of a lesson, or of the course, in another language. Each exercise counts as
 * translated only if it has all texts, and if they translate the present English: {@code of} is the
 * fingerprint of the English texts that the translator saw.
 */
final class LessonTranslation {
  /** The field with the fingerprint of the English texts. */
  static final String OF = "of";

  static final String LANGUAGE = "language";

  private static final String EXERCISES = "exercises";
  private static final String PARTS = "parts";
  private static final List<String> LISTS = List.of(EXERCISES, "deeper", PARTS);

  private final MappingNode file;
  private final ProblemCollector problems;
  private final Map<String, MappingNode> exercises = new HashMap<>();

  private LessonTranslation(MappingNode file, ProblemCollector problems) {
    this.file = file;
    this.problems = problems;
    for (String list : List.of(EXERCISES, PARTS)) {
      if (field(file, list) instanceof MappingNode blocks) {
        for (NodeTuple block : blocks.getValue()) {
          if (block.getValueNode() instanceof MappingNode texts) {
            exercises.put(TextTree.scalar(block.getKeyNode()), texts);
          }
        }
      }
    }
  }

  /** Returns the file, or adds the reason to the problems and returns null. */
  static @Nullable LessonTranslation read(String text, ProblemCollector problems) {
    MappingNode node = YamlParser.compose(text, problems);
    return node == null ? null : new LessonTranslation(node, problems);
  }

  /**
   * Returns the lesson with everything translated that is complete and up to date. What is not is
   * reported as a problem, at its place in the translated file.
   */
  Translated lesson(MappingNode english) {
    Set<String> translated = new HashSet<>();
    Map<String, ScalarNode> head = texts("", english, file);
    MappingNode lesson = head == null ? english : TextTree.translate(english, head);
    List<NodeTuple> fields = new ArrayList<>();
    Set<String> known = new HashSet<>();
    for (NodeTuple field : lesson.getValue()) {
      boolean list = LISTS.contains(TextTree.scalar(field.getKeyNode()));
      fields.add(
          list && field.getValueNode() instanceof SequenceNode all
              ? new NodeTuple(field.getKeyNode(), exercises(all, known, translated))
              : field);
    }
    for (Map.Entry<String, MappingNode> exercise : exercises.entrySet()) {
      if (!known.contains(exercise.getKey())) {
        problem(
            exercise.getValue(),
            "the lesson has no exercise '%s'".formatted(exercise.getKey()),
            "Remove it, or correct its name");
      }
    }
    return new Translated(TextTree.copy(lesson, fields), translated);
  }

  /**
   * A lesson with translated texts.
   *
   * @param exercises the ids of the exercises that are in the language; the others are English
   */
  record Translated(MappingNode node, Set<String> exercises) {}

  private SequenceNode exercises(SequenceNode list, Set<String> known, Set<String> translated) {
    List<Node> items = new ArrayList<>();
    for (Node item : list.getValue()) {
      Node result = item;
      if (item instanceof MappingNode english) {
        String id = TextTree.scalar(field(english, "id"));
        known.add(id);
        MappingNode own = exercises.get(id);
        if (own == null) {
          problem(
              file, "exercise '%s' is missing".formatted(id), "Translate it below 'exercises:'");
        } else {
          Map<String, ScalarNode> texts = texts(id, english, own);
          if (texts != null) {
            translated.add(id);
            result = TextTree.translate(english, texts);
          }
        }
      }
      items.add(result);
    }
    return TextTree.copy(list, items);
  }

  /** Returns the translated texts by their paths, or reports why they can't be used. */
  @Nullable Map<String, ScalarNode> texts(String name, MappingNode english, MappingNode own) {
    TextTree source = TextTree.of(english);
    if (source.isEmpty()) {
      return Map.of();
    }
    Map<String, String> wanted = source.leaves();
    Map<String, ScalarNode> texts = leaves(own);
    String at = name.isEmpty() ? "the texts at the top" : "exercise '%s'".formatted(name);
    for (String path : wanted.keySet()) {
      ScalarNode text = texts.get(path);
      if (text == null || text.getValue().isBlank()) {
        problem(
            text == null ? own : text,
            "%s: '%s' is missing".formatted(at, path),
            "Translate all of it");
        return null;
      }
    }
    for (Map.Entry<String, ScalarNode> text : texts.entrySet()) {
      if (!wanted.containsKey(text.getKey())) {
        problem(
            text.getValue(), "%s: English has no '%s'".formatted(at, text.getKey()), "Remove it");
        return null;
      }
    }
    String of = TextTree.scalar(field(own, OF));
    if (!of.equals(source.fingerprint())) {
      problem(
          own,
          "%s: the English text has changed".formatted(at),
          "Compare the texts, then write 'of: %s'".formatted(source.fingerprint()));
      return null;
    }
    return texts;
  }

  /** Returns the texts of a block by their paths. */
  static Map<String, ScalarNode> leaves(MappingNode own) {
    Map<String, ScalarNode> leaves = new LinkedHashMap<>();
    for (NodeTuple field : own.getValue()) {
      String key = TextTree.scalar(field.getKeyNode());
      if (!Set.of(OF, LANGUAGE, EXERCISES, PARTS).contains(key)) {
        collect(key, field.getValueNode(), leaves);
      }
    }
    return leaves;
  }

  private static void collect(String path, Node node, Map<String, ScalarNode> leaves) {
    switch (node) {
      case MappingNode mapping ->
          mapping
              .getValue()
              .forEach(
                  field ->
                      collect(
                          path + "." + TextTree.scalar(field.getKeyNode()),
                          field.getValueNode(),
                          leaves));
      case SequenceNode list -> {
        for (int index = 0; index < list.getValue().size(); index++) {
          collect(path + "." + (index + 1), list.getValue().get(index), leaves);
        }
      }
      case ScalarNode text -> leaves.put(path, text);
      default -> {}
    }
  }

  private void problem(Node at, String message, String remedy) {
    problems.add(SourceLocation.of(at), message, remedy);
  }

  /** Returns the texts of an exercise or part, or null if there are none; empty for the top. */
  @Nullable MappingNode block(String id) {
    return id.isEmpty() ? file : exercises.get(id);
  }

  /** Returns the exercises of an English lesson, or the parts of the course, by their ids. */
  static Map<String, MappingNode> blocks(MappingNode english) {
    Map<String, MappingNode> blocks = new LinkedHashMap<>();
    for (String list : LISTS) {
      if (field(english, list) instanceof SequenceNode items) {
        for (Node item : items.getValue()) {
          if (item instanceof MappingNode block) {
            blocks.put(TextTree.scalar(field(block, "id")), block);
          }
        }
      }
    }
    return blocks;
  }

  /** Returns the name of the list that a translation of an English file has for its blocks. */
  static String listOf(MappingNode english) {
    return field(english, PARTS) == null ? EXERCISES : PARTS;
  }

  /** Returns the value of a field, or null if the mapping doesn't have it. */
  static @Nullable Node field(MappingNode mapping, String name) {
    return mapping.getValue().stream()
        .filter(field -> TextTree.scalar(field.getKeyNode()).equals(name))
        .map(NodeTuple::getValueNode)
        .findFirst()
        .orElse(null);
  }
}
