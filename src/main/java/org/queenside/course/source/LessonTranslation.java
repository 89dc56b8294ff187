package org.queenside.course.source;

import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toSet;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.course.syntax.LessonProblem;
import org.queenside.course.syntax.ProblemCollector;
import org.queenside.course.syntax.SourceLocation;
import org.queenside.course.syntax.TextLimit;
import org.queenside.course.syntax.YamlParser;
import org.queenside.text.TranslationReport;
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

  /** The fields of a block that aren't texts. */
  static final Set<String> RESERVED = Set.of(OF, LANGUAGE, EXERCISES, PARTS);

  private static final List<String> LISTS = List.of(EXERCISES, "deeper", PARTS);

  private static final Pattern SQUARE = Pattern.compile("(?<![a-z])[a-h][1-8](?![0-9])");
  private static final String BOLD = "**";

  private static final String NAME = "\\s*(?:- )?(?:(?:[\\w-]+|\"[^\"]*\")\\s*:\\s*)?";
  private static final Pattern QUOTED = Pattern.compile(NAME + "\".*");
  private static final Pattern WELL_QUOTED =
      Pattern.compile(
          NAME + "\"(?:[^\"\\\\]|\\\\.)*\"\\s*(?:#.*)?|\\s*(?:- )?\"[^\"]*\"\\s*:\\s*(?:#.*)?");

  private final MappingNode file;
  private final ProblemCollector problems;
  private final Map<String, MappingNode> exercises = new LinkedHashMap<>();

  /** The exercises that stay English because a reader found faults in them; empty for the top. */
  private final Set<String> refused = new HashSet<>();

  /** What the blocks of the file are. */
  private String kind = "exercise";

  private LessonTranslation(MappingNode file, ProblemCollector problems) {
    this.file = file;
    this.problems = problems;
    for (String list : List.of(EXERCISES, PARTS)) {
      if (field(file, list) instanceof MappingNode blocks) {
        for (NodeTuple block : blocks.getValue()) {
          if (block.getValueNode() instanceof MappingNode texts) {
            exercises.merge(TextTree.scalar(block.getKeyNode()), texts, LessonTranslation::join);
          }
        }
      }
    }
  }

  /** Returns the file, or adds the reason to the problems and returns null. */
  static @Nullable LessonTranslation read(String text, ProblemCollector problems) {
    ProblemCollector found = new ProblemCollector("");
    MappingNode node = YamlParser.compose(text, found);
    if (node != null) {
      return new LessonTranslation(node, problems);
    }
    List<String> lines = text.lines().toList();
    for (int line = 0; line < lines.size(); line++) {
      if (QUOTED.matcher(lines.get(line)).matches()
          && !WELL_QUOTED.matcher(lines.get(line)).matches()) {
        problems.add(
            new SourceLocation(line + 1, 1),
            "the quotation marks of this text aren't one at its beginning and one at its end",
            "Inside a text, write \\\" or the quotation marks of your language");
        return null;
      }
    }
    if (text.isBlank()) {
      problems.add(
          SourceLocation.TOP, "the file is empty", "The command translate writes it again");
      return null;
    }
    found
        .toList()
        .forEach(
            each ->
                problems.add(
                    new SourceLocation(each.line(), each.column()), each.message(), each.remedy()));
    return null;
  }

  private static MappingNode join(MappingNode first, MappingNode second) {
    List<NodeTuple> fields = new ArrayList<>(first.getValue());
    fields.addAll(second.getValue());
    return TextTree.copy(first, fields);
  }

  /**
   * Returns the lesson with everything translated that is complete and up to date. What is not is
   * reported as a problem, at its place in the translated file.
   */
  Translated lesson(MappingNode english) {
    Set<String> translated = new HashSet<>();
    kind = field(english, PARTS) == null ? "exercise" : "part";
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
            "English has no %s '%s'".formatted(kind, exercise.getKey()),
            "Remove it, or correct its name");
      }
    }
    return new Translated(this, TextTree.copy(lesson, fields), translated);
  }

  /**
   * Returns the lesson with the English texts of the blocks in which a reader found faults.
   *
   * @param faults what is wrong, at its place in this file
   */
  Translated lessonWithout(List<LessonProblem> faults, MappingNode english) {
    var rest = new LessonTranslation(file, new ProblemCollector(""));
    Set<Integer> lines = faults.stream().map(LessonProblem::line).collect(toSet());
    Predicate<MappingNode> faulty =
        block ->
            leaves(block).values().stream()
                .anyMatch(text -> lines.contains(SourceLocation.of(text).line()));
    exercises.forEach(
        (id, block) -> {
          if (faulty.test(block)) {
            rest.refused.add(id);
          }
        });
    if (rest.refused.isEmpty() || faulty.test(file)) {
      rest.refused.add("");
    }
    return rest.lesson(english);
  }

  /**
   * A lesson with translated texts.
   *
   * @param from the file that it comes from
   * @param exercises the ids of the exercises that are in the language; the others are English
   */
  record Translated(LessonTranslation from, MappingNode node, Set<String> exercises) {}

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
              file,
              kind + " '" + id + "'" + TranslationReport.MISSING,
              "Translate it below '%ss:'".formatted(kind));
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
  private @Nullable Map<String, ScalarNode> texts(
      String name, MappingNode english, MappingNode own) {
    TextTree source = TextTree.of(english);
    int before = problems.size();
    Map<String, String> wanted = source.leaves();
    Map<String, ScalarNode> texts = leaves(own);
    String at = name.isEmpty() ? "the texts at the top" : "%s '%s'".formatted(kind, name);
    texts.forEach(
        (path, text) -> {
          if (!wanted.containsKey(path)) {
            problem(
                text,
                "%s: English has no '%s'".formatted(at, path),
                "Remove it, or correct its name");
          }
        });
    wanted.keySet().stream()
        .filter(path -> isMissing(texts.get(path)))
        .findFirst()
        .ifPresent(
            path ->
                problem(
                    Objects.requireNonNullElse(texts.get(path), own),
                    "%s: '%s'".formatted(at, path) + TranslationReport.MISSING,
                    "Translate all of it"));
    if (problems.size() > before || source.isEmpty()) {
      return source.isEmpty() ? Map.of() : null;
    }
    String of = TextTree.scalar(field(own, OF));
    if (!of.equals(source.fingerprint())) {
      problem(
          own,
          "%s: the English text has changed".formatted(at),
          "Compare the texts, then write 'of: %s'".formatted(source.fingerprint()));
      return null;
    }
    wanted.forEach((path, text) -> compare(at + ": '" + path + "'", text, texts.get(path)));
    return problems.size() > before || refused.contains(name) ? null : texts;
  }

  private static boolean isMissing(@Nullable ScalarNode text) {
    return text == null || text.getValue().isBlank();
  }

  /** Reports what would mislead learners, or be shown as rubbish. */
  private void compare(String at, String english, @Nullable ScalarNode own) {
    String text = TextTree.scalar(own);
    if (own == null) {
      return;
    }
    if (!squares(english).equals(squares(text))) {
      problem(
          own,
          "%s: the squares are %s, not %s".formatted(at, squares(text), squares(english)),
          "Name the same squares as the English text");
    }
    if (isMarkup(text) && !isMarkup(english)) {
      problem(
          own,
          at
              + (text.contains(BOLD)
                  ? ": a ** has no partner, or there is other markup"
                  : ": there is markup"),
          "Put ** before and behind bold words; leave out < and `");
    }
  }

  private static boolean isMarkup(String text) {
    return TextLimit.TEXT.faults(text).contains(TextLimit.Fault.MARKUP);
  }

  private static String squares(String text) {
    return SQUARE
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(toCollection(TreeSet::new))
        .toString();
  }

  /** Returns whether the texts of a block can be used; empty for the top. */
  boolean isUsable(String id, MappingNode english) {
    MappingNode own = block(id);
    return own != null
        && new LessonTranslation(file, new ProblemCollector("")).texts(id, english, own) != null;
  }

  /** Returns the texts of a block by their paths. */
  static Map<String, ScalarNode> leaves(MappingNode own) {
    Map<String, ScalarNode> leaves = new LinkedHashMap<>();
    for (NodeTuple field : own.getValue()) {
      String key = TextTree.scalar(field.getKeyNode());
      if (!RESERVED.contains(key)) {
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
      case ScalarNode text ->
          leaves.merge(path, text, (before, now) -> isMissing(now) ? before : now);
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

  /** Returns the blocks that English doesn't have, by their ids. */
  Map<String, MappingNode> unknown(Set<String> english) {
    Map<String, MappingNode> unknown = new LinkedHashMap<>(exercises);
    unknown.keySet().removeAll(english);
    return unknown;
  }

  MappingNode file() {
    return file;
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
