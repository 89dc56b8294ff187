package org.queenside.school.roster;

import java.util.Locale;
import org.queenside.identity.account.NameNormalizer;

/** What is the same in titles and names that differ only in capitals and blanks. */
final class TitleKey {

  private TitleKey() {}

  static String of(String text) {
    return NameNormalizer.normalize(text).toLowerCase(Locale.ROOT);
  }
}
