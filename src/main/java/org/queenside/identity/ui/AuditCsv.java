package org.queenside.identity.ui;

import java.io.IOException;
import java.io.OutputStream;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import org.queenside.identity.management.AuditFilter;
import org.queenside.identity.management.AuditRepository.Entry;
import org.queenside.identity.management.AuditService;
import org.queenside.text.CsvTableWriter;
import org.queenside.ui.Translator;

/** Writes entries of the audit log as a table for spreadsheets, newest first. */
final class AuditCsv {

  private static final int PAGE = 1000;

  private AuditCsv() {}

  static void write(
      AuditService log,
      AuditFilter filter,
      ZoneId zone,
      Locale locale,
      Translator texts,
      OutputStream out)
      throws IOException {
    var table =
        new CsvTableWriter(
            out,
            zone,
            locale,
            List.of(
                texts.translate("admin.log.csv.time"),
                texts.translate("admin.log.csv.who"),
                texts.translate("admin.log.csv.topic"),
                texts.translate("admin.log.csv.what")));
    List<Entry> page = log.find(filter, Long.MAX_VALUE, PAGE);
    while (!page.isEmpty()) {
      for (Entry entry : page) {
        table.row(
            entry.at(),
            entry.actor(),
            texts.translate("admin.log.topic." + entry.action().topic().code()),
            AuditSentence.of(entry, texts));
      }
      page = log.find(filter, page.getLast().number(), PAGE);
    }
    table.flush();
  }
}
