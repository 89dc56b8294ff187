package org.queenside.course.source;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.text.TranslationFolder;
import org.yaml.snakeyaml.nodes.MappingNode;

/**
 * Writes the file that a translator fills in. Texts that are missing are empty, below a comment
 * with the English text; those whose English text has changed keep their words and have the comment
 * too.
 */
final class LessonTranslationWriter {
  private final TranslationFolder folder;
  private final @Nullable LessonTranslation translated;
  private final boolean accept;
  private final StringBuilder out = new StringBuilder();

  /** The English texts of the block that is being written, and what is translated of it. */
  private Map<String, String> own = Map.of();

  private boolean commented;

  private LessonTranslationWriter(
      TranslationFolder folder, @Nullable LessonTranslation translated, boolean accept) {
    this.folder = folder;
    this.translated = translated;
    this.accept = accept;
  }

  /**
   * Returns the content of the file.
   *
   * @param translated the present file, or null
   * @param accept whether complete texts count as translations of the present English ones
   */
  static String write(
      TranslationFolder folder,
      MappingNode english,
      @Nullable LessonTranslation translated,
      boolean accept) {
    var writer = new LessonTranslationWriter(folder, translated, accept);
    writer.out.append("language: ").append(folder.language().toLanguageTag()).append('\n');
    writer.block("", english, "");
    writer.out.append(LessonTranslation.listOf(english)).append(":\n");
    LessonTranslation.blocks(english).forEach(writer::item);
    return writer.out.toString();
  }

  private void item(String id, MappingNode english) {
    if (!TextTree.of(english).isEmpty()) {
      out.append("  ").append(id).append(":\n");
      block(id, english, "    ");
    }
  }

  private void block(String id, MappingNode english, String indent) {
    TextTree texts = TextTree.of(english);
    MappingNode present = translated == null ? null : translated.block(id);
    Map<String, String> wanted = texts.leaves();
    Map<String, String> without = folder.isEnglish() ? wanted : Map.of();
    own = present == null ? without : texts(present);
    String of = present == null ? "" : TextTree.scalar(LessonTranslation.field(present, "of"));
    boolean complete =
        wanted.keySet().stream().noneMatch(path -> own.getOrDefault(path, "").isBlank());
    String current = texts.fingerprint();
    boolean stale = !of.isEmpty() && !of.equals(current) && !(accept && complete);
    commented = stale || !complete;
    if (stale) {
      out.append(indent)
          .append("# The English has changed. Compare, then write of: ")
          .append(current)
          .append('\n');
    }
    out.append(indent).append("of: ").append(quoted(stale ? of : current)).append('\n');
    fields(texts.texts(), "", indent);
  }

  private static Map<String, String> texts(MappingNode block) {
    Map<String, String> texts = new HashMap<>();
    LessonTranslation.leaves(block)
        .forEach((path, text) -> texts.put(path, text.getValue().strip()));
    return texts;
  }

  private void fields(Map<?, ?> texts, String prefix, String indent) {
    texts.forEach(
        (key, value) -> {
          String path = prefix + key;
          String name =
              key.toString().matches("[a-z][a-z0-9-]*") ? key.toString() : quoted(key.toString());
          switch (value) {
            case List<?> list -> {
              out.append(indent).append(name).append(":\n");
              for (int index = 0; index < list.size(); index++) {
                entry(list.get(index), path + "." + (index + 1), indent + "  ");
              }
            }
            case Map<?, ?> map -> {
              out.append(indent).append(name).append(":\n");
              fields(map, path + ".", indent + "  ");
            }
            default -> text(path, value.toString(), indent, name + ": ");
          }
        });
  }

  private void entry(Object value, String path, String indent) {
    if (!(value instanceof Map<?, ?> map)) {
      text(path, value.toString(), indent, "- ");
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

  private void text(String path, String english, String indent, String name) {
    String text = own.getOrDefault(path, "");
    if (commented) {
      out.append(indent).append("# ").append(english).append('\n');
    }
    out.append(indent).append(name).append(quoted(text)).append('\n');
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
