package org.queenside.identity.ui;

import org.queenside.ui.Translator;

/** Formats file sizes in kilobytes, megabytes or gigabytes. */
final class ByteSizeFormatter {

  private static final double KILO = 1 << 10;
  private static final double MEGA = 1 << 20;
  private static final double GIGA = 1 << 30;

  private ByteSizeFormatter() {}

  static String of(long bytes, Translator texts) {
    if (bytes >= GIGA) {
      return texts.translate("admin.system.size.gb", bytes / GIGA);
    }
    return bytes >= MEGA
        ? texts.translate("admin.system.size.mb", bytes / MEGA)
        : texts.translate("admin.system.size.kb", Math.ceil(bytes / KILO));
  }
}
