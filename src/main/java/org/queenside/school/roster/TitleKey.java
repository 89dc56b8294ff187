package org.queenside.school.roster;

import java.util.Locale;
import org.queenside.identity.account.NameNormalizer;

/** A key that is the same for titles and names that differ only in case and spaces. */
final class TitleKey {

  private TitleKey() {}

  static String of(String text) {
    return NameNormalizer.normalize(text).toLowerCase(Locale.ROOT);
  }
}
