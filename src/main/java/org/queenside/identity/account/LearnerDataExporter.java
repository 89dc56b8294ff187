package org.queenside.identity.account;

import java.io.OutputStream;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.queenside.store.StoreExceptionTranslator;
import org.queenside.text.MessageBundle;
import org.springframework.stereotype.Component;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Exports everything stored about a learner to one JSON file. A sentence explains each part, so
 * that people can read it as well as programs. The caller checks who is asking.
 */
@Component
public class LearnerDataExporter {

  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private final List<LearnerRecords> records;
  private final LearnerExportRepository rows;
  private final Clock clock;

  LearnerDataExporter(List<LearnerRecords> records, LearnerExportRepository rows, Clock clock) {
    this.records = List.copyOf(records);
    this.rows = rows;
    this.clock = clock;
  }

  /**
   * Returns the file's name.
   *
   * @param signInName the name by which its owner signs in
   */
  public static String fileName(String signInName) {
    return "queenside-" + signInName.replaceAll("[^\\p{L}\\p{M}\\d]+", "-") + ".json";
  }

  /**
   * Writes the file, in UTF-8.
   *
   * @param locale the language of the sentences
   */
  public void write(LearnerId learner, Locale locale, OutputStream out) {
    MessageBundle messages = MessageBundle.of("vaadin-i18n.export", locale);
    Map<String, Object> file = new LinkedHashMap<>();
    file.put("about", messages.raw("about"));
    file.put("made_at", clock.instant().truncatedTo(ChronoUnit.SECONDS).toString());
    read(learner).forEach((table, rows) -> file.put(table, part(messages.raw(table), rows)));
    JSON.writeValue(out, file);
  }

  /** Reads all rows, by the name of the table. */
  SortedMap<String, List<Map<String, Object>>> read(LearnerId learner) {
    SortedMap<String, List<Map<String, Object>>> tables = new TreeMap<>();
    for (LearnerRecords each : records) {
      each.queries()
          .forEach(
              (table, query) ->
                  tables.put(
                      table,
                      StoreExceptionTranslator.read(table, () -> rows.rows(query, learner))));
    }
    return tables;
  }

  private static Map<String, Object> part(String about, List<Map<String, Object>> rows) {
    Map<String, Object> part = new LinkedHashMap<>();
    part.put("about", about);
    part.put("rows", rows);
    return part;
  }
}
