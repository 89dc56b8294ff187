package org.queenside.text;

import static java.util.stream.Collectors.toSet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes one translated bundle in the order of the English file. What a translator wrote and the
 * program can't use stays above the entry that it stood above.
 */
final class BundleWriter {
  private static final Pattern ENTRY = Pattern.compile("([\\w.+-]+)\\s*=\\s*(.*)");

  /** The refusals stand on the board. */
  private static final String REFUSALS = "vaadin-i18n.ruling";

  private static final int LONGEST_REFUSAL = 140;

  private final String bundle;
  private final TranslationFolder folder;
  private final String english;
  private final Map<String, String> sourceTexts;
  private final Map<String, String> sources;
  private final Map<String, PropertiesFile.Entry> present;

  /** What stands above the entry with a key: the translator's comments, and unknown entries. */
  private final Map<String, List<String>> above = new HashMap<>();

  private final List<String> below = new ArrayList<>();
  private final Set<String> faulty;
  private final Set<String> stale = new HashSet<>();
  private final Map<String, String> translatedFrom = new HashMap<>();
  private final StringBuilder out = new StringBuilder();

  BundleWriter(String bundle, String text, TranslationFolder folder, Map<String, String> sources) {
    this.bundle = bundle;
    this.folder = folder;
    this.english = MessageTable.source(bundle);
    this.sourceTexts = MessageTable.read(english);
    this.sources = folder.accept() ? Map.of() : sources;
    PropertiesFile file = PropertiesFile.read(text);
    this.present = file.byKey();
    this.faulty =
        TranslatedBundle.read(text, sourceTexts).faults().stream()
            .map(TranslatedBundle.Fault::key)
            .collect(toSet());
    Set<String> comments = english.lines().collect(toSet());
    List<String> unplaced = new ArrayList<>();
    for (PropertiesFile.Entry entry : file.entries()) {
      addOwn(entry.comments(), comments, unplaced);
      String key = entry.key();
      if (entry.equals(present.get(key)) && isPlaced(entry)) {
        above.put(key, List.copyOf(unplaced));
        unplaced.clear();
      } else if (!entry.isBlank()) {
        unplaced.add(entry.source());
      }
    }
    below.addAll(unplaced);
    addOwn(file.last(), comments, below);
  }

  private boolean isPlaced(PropertiesFile.Entry entry) {
    return sourceTexts.containsKey(entry.key())
        || !entry.isBlank() && TranslatedBundle.source(entry.key(), sourceTexts) != null;
  }

  private static void addOwn(List<String> comments, Set<String> english, List<String> own) {
    comments.stream()
        .filter(each -> !english.contains(each) && !TranslationFolder.isGenerated(each))
        .forEach(own::add);
  }

  String write() {
    for (String line : english.lines().toList()) {
      Matcher entry = ENTRY.matcher(line);
      if (entry.matches() && sourceTexts.containsKey(entry.group(1))) {
        entry(entry.group(1), sourceTexts.getOrDefault(entry.group(1), ""));
      } else if (line.isBlank() || line.startsWith("#")) {
        line(line);
      }
    }
    below.forEach(this::line);
    return out.toString();
  }

  /** Returns the fingerprints of the English texts that were translated. */
  Map<String, String> translatedFrom() {
    return translatedFrom;
  }

  private void entry(String key, String source) {
    above.getOrDefault(key, List.of()).forEach(this::line);
    PropertiesFile.Entry entry = present.get(key);
    boolean missing = entry == null || entry.isBlank();
    if (!missing) {
      String name = BundleTranslationFiles.name(bundle) + "." + key;
      String of = Integer.toHexString(source.hashCode());
      translatedFrom.put(name, sources.getOrDefault(name, of));
      if (!of.equals(translatedFrom.get(name))) {
        stale.add(key);
      }
    }
    if (stale.contains(key)) {
      line("# English now: " + escaped(source));
    } else if (missing || faulty.contains(key) || folder.withEnglish() && !folder.isEnglish()) {
      line("# English: " + escaped(source));
    }
    line(
        entry != null && entry.malformed()
            ? entry.source()
            : key + "=" + (entry == null ? "" : escaped(entry.text())));
    present.values().stream()
        .filter(form -> TermForms.term(form.key()).equals(key))
        .filter(form -> !sourceTexts.containsKey(form.key()) && !form.isBlank())
        .sorted(Comparator.comparing(PropertiesFile.Entry::key))
        .forEach(
            form -> {
              above.getOrDefault(form.key(), List.of()).forEach(this::line);
              line(form.source());
            });
  }

  private void line(String line) {
    out.append(line).append('\n');
  }

  /** Returns what is to do in the file that was written. */
  TranslationReport report(String text, Set<String> formsOfWords) {
    String place = folder.path().resolve(MessageTable.file(bundle)).toString();
    Map<String, PropertiesFile.Entry> written = PropertiesFile.read(text).byKey();
    TranslatedBundle read = TranslatedBundle.read(text, sourceTexts);
    List<String> problems = new ArrayList<>();
    BiConsumer<String, String> add =
        (key, reason) -> {
          PropertiesFile.Entry entry = written.get(key);
          problems.add(at(place, entry == null ? 1 : entry.line()) + key + reason);
        };
    read.faults()
        .forEach(each -> problems.add(at(place, each.line()) + each.key() + ": " + each.reason()));
    BiConsumer<String, String> warn =
        (key, reason) -> add.accept(key, ": " + TranslationReport.WARNING + reason);
    read.warnings().forEach(each -> warn.accept(each.key(), each.reason()));
    new TermForms(read.texts(), sourceTexts).check(formsOfWords, warn);
    int total = 0;
    int done = 0;
    for (String key : new TreeSet<>(sourceTexts.keySet())) {
      PropertiesFile.Entry entry = written.get(key);
      boolean missing = entry == null || entry.isBlank();
      if (sourceTexts.getOrDefault(key, "").isBlank()) {
        continue;
      }
      total++;
      if (missing) {
        add.accept(key, TranslationReport.MISSING);
      } else {
        done++;
      }
      if (stale.contains(key)) {
        warn.accept(
            key,
            "the English text has changed. Delete its line in "
                + BundleTranslationFiles.SOURCES
                + " when it fits");
      }
      if (bundle.equals(REFUSALS) && entry != null && entry.text().length() > LONGEST_REFUSAL) {
        warn.accept(key, "there are more than " + LONGEST_REFUSAL + " characters");
      }
    }
    return new TranslationReport(place, done, total, problems);
  }

  private static String at(String file, int line) {
    return "%s:%d: ".formatted(file, line);
  }

  private static String escaped(String text) {
    String escaped =
        text.replace("\\", "\\\\")
            .replace("\n", "\\n")
            .replace("\u00ad", "\\u00ad")
            .replace("\u2060", "\\u2060")
            .replace("\u200b", "\\u200b");
    return escaped.startsWith(" ") ? "\\" + escaped : escaped;
  }
}
