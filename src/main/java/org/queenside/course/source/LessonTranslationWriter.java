package org.queenside.course.source;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.course.syntax.SourceLocation;
import org.queenside.text.TranslationFolder;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * Writes the file that a translator fills in. Texts that are missing are empty. The texts of a
 * block that the program can't use yet have comments with the English ones above them. Nothing that
 * the translator wrote is left out: unknown fields stay in their block, comments above their text,
 * and what has no place becomes a comment at the end.
 */
final class LessonTranslationWriter {
  /** The beginning of a comment with a text that has no place in the file. */
  static final String UNUSED = "# Unused: ";

  private static final Pattern COMMENT_BEHIND = Pattern.compile("[\\s:,\\]}]*\\s(#.*)");

  private final TranslationFolder folder;
  private final StringBuilder out = new StringBuilder();

  /** The translator's comments by their lines, and the lines of all texts. */
  private final NavigableMap<Integer, String> comments = new TreeMap<>();

  private final TreeSet<Integer> lines = new TreeSet<>();

  /** The block that is being written: its English texts, and what is translated of it. */
  private Map<String, String> wanted = Map.of();

  private Map<String, ScalarNode> own = Map.of();
  private boolean commented;
  private String speaker = "";

  private LessonTranslationWriter(TranslationFolder folder) {
    this.folder = folder;
  }

  /**
   * Returns the content of the file.
   *
   * @param translated the present file, or null
   * @param present its content, or empty
   */
  static String write(
      TranslationFolder folder,
      MappingNode english,
      @Nullable LessonTranslation translated,
      String present) {
    var writer = new LessonTranslationWriter(folder);
    if (translated != null) {
      writer.collectComments(present.lines().toList(), translated);
    }
    writer.out.append("language: ").append(folder.language().toLanguageTag()).append('\n');
    writer.block("", english, translated, "");
    writer.out.append(LessonTranslation.listOf(english)).append(":\n");
    Map<String, MappingNode> blocks = LessonTranslation.blocks(english);
    blocks.forEach((id, block) -> writer.item(id, block, translated));
    if (translated != null) {
      translated.unknown(blocks.keySet()).forEach(writer::unknown);
      writer.unwritten("", translated.file());
    }
    writer.comments.values().forEach(comment -> writer.line("", comment));
    return writer.out.toString();
  }

  private void collectComments(List<String> present, LessonTranslation translated) {
    for (int line = 0; line < present.size(); line++) {
      String text = present.get(line).strip();
      if (text.startsWith("#") && !TranslationFolder.isGenerated(text)) {
        comments.put(line, text);
      }
    }
    collectComments(present, translated.file());
    collectLines(translated.file());
    translated.unknown(Set.of()).values().forEach(this::collectLines);
  }

  private void collectLines(MappingNode block) {
    LessonTranslation.leaves(block)
        .values()
        .forEach(text -> lines.add(SourceLocation.of(text).line() - 1));
  }

  /** Finds the comments behind texts and names. */
  private void collectComments(List<String> present, Node node) {
    switch (node) {
      case MappingNode mapping ->
          mapping
              .getValue()
              .forEach(
                  field -> {
                    collectComments(present, field.getKeyNode());
                    collectComments(present, field.getValueNode());
                  });
      case SequenceNode list -> list.getValue().forEach(each -> collectComments(present, each));
      case ScalarNode text -> {
        Mark end = text.getEndMark();
        String line = end.getLine() < present.size() ? present.get(end.getLine()) : "";
        int column = Math.min(end.getColumn(), line.codePointCount(0, line.length()));
        Matcher behind = COMMENT_BEHIND.matcher(line.substring(line.offsetByCodePoints(0, column)));
        if (behind.matches()) {
          comments.put(end.getLine(), behind.group(1));
        }
      }
      default -> {}
    }
  }

  private void item(String id, MappingNode english, @Nullable LessonTranslation translated) {
    if (!TextTree.of(english).isEmpty()) {
      out.append("  ").append(id).append(":\n");
      block(id, english, translated, "    ");
    }
  }

  private void unknown(String id, MappingNode block) {
    wanted = Map.of();
    own = LessonTranslation.leaves(block);
    out.append("  ").append(name(id)).append(":\n");
    fields(extended(Map.of(), block), "", "    ");
  }

  private void block(
      String id, MappingNode english, @Nullable LessonTranslation translated, String indent) {
    TextTree texts = TextTree.of(english);
    MappingNode present = translated == null ? null : translated.block(id);
    wanted = texts.leaves();
    own = present == null ? Map.of() : LessonTranslation.leaves(present);
    speaker = TextTree.scalar(LessonTranslation.field(english, "cast"));
    String of = present == null ? "" : TextTree.scalar(LessonTranslation.field(present, "of"));
    boolean complete = wanted.keySet().stream().noneMatch(path -> value(path).isBlank());
    String current = texts.fingerprint();
    boolean stale = !of.isEmpty() && !of.equals(current) && !(folder.accept() && complete);
    boolean usable =
        complete && (!of.equals(current) || translated == null || translated.isUsable(id, english));
    commented = !folder.isEnglish() && (stale || !usable || folder.withEnglish());
    if (stale) {
      line(indent, "# English has changed. Compare, then write of: " + current);
    }
    line(indent, "of: " + quoted(stale ? of : current));
    fields(present == null ? texts.texts() : extended(texts.texts(), present), "", indent);
  }

  /** Returns what the translator wrote for a text; in the English file, the text itself. */
  private String value(String path) {
    ScalarNode text = own.get(path);
    return text != null
        ? text.getValue().strip()
        : folder.isEnglish() ? wanted.getOrDefault(path, "") : "";
  }

  /** Returns the English texts with what else the translator's block has. */
  private static Map<?, ?> extended(Map<?, ?> english, MappingNode own) {
    Map<Object, Object> all = new LinkedHashMap<>(english);
    for (NodeTuple field : own.getValue()) {
      String key = TextTree.scalar(field.getKeyNode());
      if (!LessonTranslation.RESERVED.contains(key)) {
        all.put(key, extended(all.get(key), field.getValueNode()));
      }
    }
    return all;
  }

  private static Object extended(@Nullable Object english, Node own) {
    if (own instanceof MappingNode mapping && (english == null || english instanceof Map)) {
      return extended(english instanceof Map<?, ?> map ? map : Map.of(), mapping);
    }
    if (own instanceof SequenceNode list && (english == null || english instanceof List)) {
      List<Object> all = new ArrayList<>(english instanceof List<?> texts ? texts : List.of());
      for (int index = 0; index < list.getValue().size(); index++) {
        Node item = list.getValue().get(index);
        if (index < all.size()) {
          all.set(index, extended(all.get(index), item));
        } else {
          all.add(extended(null, item));
        }
      }
      return all;
    }
    return english == null ? "" : english;
  }

  /** Writes texts that aren't in the file so far, as comments: for example, the first of two. */
  private void unwritten(String path, Node node) {
    switch (node) {
      case MappingNode mapping -> {
        for (NodeTuple field : mapping.getValue()) {
          String key = TextTree.scalar(field.getKeyNode());
          if (!Set.of(LessonTranslation.OF, LessonTranslation.LANGUAGE).contains(key)) {
            unwritten(path + key + ": ", field.getValueNode());
          }
        }
      }
      case SequenceNode list -> list.getValue().forEach(each -> unwritten(path, each));
      case ScalarNode text -> {
        String value = quoted(text.getValue().strip());
        if (!text.getValue().isBlank() && out.indexOf(value) < 0) {
          line("", UNUSED + path + value);
        }
      }
      default -> {}
    }
  }

  private void fields(Map<?, ?> texts, String prefix, String indent) {
    texts.forEach(
        (key, value) -> {
          String path = prefix + key;
          String name = name(key.toString());
          switch (value) {
            case List<?> list -> {
              line(indent, name + ":");
              for (int index = 0; index < list.size(); index++) {
                entry(list.get(index), path + "." + (index + 1), indent + "  ");
              }
            }
            case Map<?, ?> map -> {
              line(indent, name + ":");
              fields(map, path + ".", indent + "  ");
            }
            default -> text(path, indent, name + ": ");
          }
        });
  }

  private void entry(Object value, String path, String indent) {
    if (!(value instanceof Map<?, ?> map)) {
      text(path, indent, "- ");
    } else if (map.isEmpty()) {
      out.append(indent).append("- {}\n");
    } else {
      int start = out.length();
      fields(map, path + ".", indent + "  ");
      // The first field, which may have a comment before it, stands beside the hyphen.
      int first = start;
      while (out.substring(first).stripLeading().startsWith("#")) {
        first = out.indexOf("\n", first) + 1;
      }
      out.replace(first + indent.length(), first + indent.length() + 1, "-");
    }
  }

  private void text(String path, String indent, String name) {
    ScalarNode text = own.get(path);
    if (text != null) {
      comments(SourceLocation.of(text).line() - 1, indent);
    }
    String english = wanted.get(path);
    if (commented && english != null) {
      boolean said = path.equals("opening") || path.equals("beaten");
      line(indent, "# English" + (said ? ", said by " + speaker : "") + ": " + english);
    }
    line(indent, name + quoted(value(path)));
  }

  /** Writes the comments that stood above a text, or behind it. */
  private void comments(int line, String indent) {
    Integer before = lines.lower(line);
    var above = comments.subMap(before == null ? -1 : before, false, line, true);
    above.values().forEach(comment -> line(indent, comment));
    above.clear();
  }

  private void line(String indent, String text) {
    out.append(indent).append(text).append('\n');
  }

  private static String name(String key) {
    return key.matches("[a-z][a-z0-9-]*") ? key : quoted(key);
  }

  private static String quoted(String text) {
    return '"' + text.replaceAll("\\s+", " ").replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
