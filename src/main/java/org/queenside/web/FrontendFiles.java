package org.queenside.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.board.OpponentDrawing;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/**
 * The program's own scripts and styles, joined into a few files for learners and teachers, the
 * drawings of the opponents, and a version that changes with any of them. Browsers can cache them
 * forever and never mix old and new ones.
 *
 * @param hash hexadecimal digits that change with any of the files
 * @param joined the joined and completed files by their name
 */
record FrontendFiles(String hash, Map<String, String> joined) {

  /** The board, on its own, because it can be played on before the other scripts are there. */
  static final String SCRIPT = "queenside.js";

  /** The other elements of a page for learners. */
  static final String PAGES_SCRIPT = "pages.js";

  /** The styles of lessons, and of what all pages have. */
  static final String STYLE = "queenside.css";

  /** What all other pages need in addition. */
  static final String PAGES_STYLE = "pages.css";

  /** What only teachers' pages need in addition. */
  static final String SCHOOL_SCRIPT = "school.js";

  /** The styles of teachers' pages. */
  static final String SCHOOL_STYLE = "school.css";

  /** What a page contains until its scripts have arrived. */
  static final String FIRST_PAINT_SCRIPT = "first-paint.js";

  /** Keeps the styles that a page contains, for the next one. */
  static final String KEPT_STYLE_SCRIPT = "kept-style.js";

  private static final String LESSON_PACKAGE = ".lesson.";
  private static final String SCHOOL_PACKAGE = ".school.";
  private static final String SCRIPTS_FOLDER = "META-INF/resources/board/";
  private static final String STYLES_FOLDER = "META-INF/resources/css/";
  private static final int HASH_BYTES = 6;

  private static final List<String> MODULES = List.of("queenside-board.js");
  private static final List<String> PAGES_MODULES =
      List.of(
          "queenside-clock.js",
          "queenside-greeting.js",
          "queenside-live.js",
          "queenside-next.js",
          "queenside-opponent.js",
          "queenside-piece.js",
          "queenside-poll.js",
          "queenside-read.js",
          "queenside-setting.js",
          "queenside-sound.js",
          "queenside-stars.js");
  private static final List<String> SCHOOL_MODULES =
      List.of(
          "queenside-class.js",
          "queenside-copies.js",
          "queenside-diagram.js",
          "queenside-entry-grid.js",
          "queenside-upload.js");
  private static final List<String> SHEETS =
      List.of(
          "tokens",
          "base",
          "bar",
          "form",
          "account",
          "lesson",
          "sheet",
          "play",
          "people",
          "rule-panel",
          "live");
  private static final List<String> PAGES_SHEETS =
      List.of("own", "start", "course", "opponents", "game", "puzzle", "practice");

  /** What isn't often seen has a file of its own, and its component asks for it. */
  static final List<String> RARE_SHEETS =
      List.of("collections", "diploma", "lesson-end", "review", "rules");

  private static final List<String> SCHOOL_SHEETS =
      List.of(
          "paper",
          "assignment",
          "classes",
          "workshop",
          "cards",
          "misconceptions",
          "class-status",
          "class-board",
          "class-games",
          "class-live",
          "tablet",
          "reports");

  /** Reads and joins all files. */
  static FrontendFiles read() {
    SortedMap<String, byte[]> scripts = filesIn(SCRIPTS_FOLDER);
    SortedMap<String, byte[]> styles = filesIn(STYLES_FOLDER);
    var joiner =
        new ModuleJoiner(
            scripts.entrySet().stream()
                .filter(file -> file.getKey().matches("[\\w-]+\\.(js|json)"))
                .collect(Collectors.toMap(Map.Entry::getKey, file -> text(file.getValue()))));
    Map<String, String> joined = new HashMap<>(opponents(scripts));
    joined.put(SCRIPT, joiner.joinFirst(MODULES));
    joined.put(PAGES_SCRIPT, joiner.joinAfter(PAGES_MODULES, SCRIPT, MODULES));
    joined.put(SCHOOL_SCRIPT, joiner.joinAfter(SCHOOL_MODULES, SCRIPT, MODULES));
    Stream.of(FIRST_PAINT_SCRIPT, KEPT_STYLE_SCRIPT)
        .forEach(script -> joined.put(script, joiner.join(List.of(script))));
    joined.put(STYLE, joinStyles(styles, SHEETS) + shortened(text(scripts.get("board.css"))));
    joined.put(PAGES_STYLE, joinStyles(styles, PAGES_SHEETS));
    RARE_SHEETS.forEach(name -> joined.put(name + ".css", joinStyles(styles, List.of(name))));
    joined.put(SCHOOL_STYLE, joinStyles(styles, SCHOOL_SHEETS));
    return new FrontendFiles(hash(scripts, styles), joined);
  }

  /** The drawings of the opponents, with our pieces in them: two poses each. */
  private static Map<String, String> opponents(Map<String, byte[]> files) {
    Map<String, String> drawings = new HashMap<>();
    files.forEach(
        (name, content) -> {
          if (name.startsWith("opponents/")) {
            var drawing = new OpponentDrawing(text(content));
            drawings.put(name, drawing.atEase());
            drawings.put(name.replace(".svg", "-beaten.svg"), drawing.beaten());
          }
        });
    return drawings;
  }

  private static boolean isForTeachers(Class<?> view) {
    return view.getName().contains(SCHOOL_PACKAGE);
  }

  /** Returns the address of a file, relative to the application's root. */
  String address(String name) {
    return FrontendConfiguration.ADDRESS + hash + "/" + name;
  }

  /** Returns a style sheet, to be inlined in a page. */
  String inline(String style) {
    return joined(style).replace("url(\"fonts/", "url(\"" + address("fonts/"));
  }

  /** Returns the style sheets that a view needs, in this order. */
  static List<String> stylesOf(@Nullable Class<?> view) {
    if (view != null && view.getName().contains(LESSON_PACKAGE)) {
      return List.of(STYLE);
    }
    return view != null && isForTeachers(view)
        ? List.of(STYLE, PAGES_STYLE, SCHOOL_STYLE)
        : List.of(STYLE, PAGES_STYLE);
  }

  /** Returns the content of a file. */
  String joined(String name) {
    return joined.getOrDefault(name, "");
  }

  private static String joinStyles(Map<String, byte[]> styles, List<String> names) {
    return names.stream()
        .map(name -> shortened(text(styles.get(name + ".css"))))
        .collect(Collectors.joining());
  }

  private static String shortened(String style) {
    return style.replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("\\s*\n\\s*", "\n").strip() + "\n";
  }

  private static String text(byte @Nullable [] file) {
    return new String(Objects.requireNonNull(file), StandardCharsets.UTF_8);
  }

  private static String hash(SortedMap<String, byte[]> scripts, SortedMap<String, byte[]> styles) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      Stream.of(scripts, styles)
          .flatMap(files -> files.entrySet().stream())
          .forEach(
              file -> {
                digest.update(file.getKey().getBytes(StandardCharsets.UTF_8));
                digest.update(file.getValue());
              });
      return HexFormat.of().formatHex(digest.digest(), 0, HASH_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 is missing from this Java runtime", e);
    }
  }

  /**
   * The files by their path inside the folder, which doesn't depend on where the program is
   * installed.
   */
  private static SortedMap<String, byte[]> filesIn(String folder) {
    try {
      SortedMap<String, byte[]> files = new TreeMap<>();
      for (Resource file :
          new PathMatchingResourcePatternResolver().getResources("classpath*:" + folder + "**")) {
        if (file.isReadable()) {
          String url = file.getURL().toString();
          files.put(
              url.substring(url.lastIndexOf(folder) + folder.length()),
              file.getContentAsByteArray());
        }
      }
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
