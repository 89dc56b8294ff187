package org.queenside.text;

import java.util.Locale;
import java.util.Set;

/** Which way the lines of a language run, as the {@code dir} attribute of HTML names it. */
public enum TextDirection {
  LTR,
  RTL;

  /** The scripts in use today that run from right to left, by their ISO 15924 codes. */
  private static final Set<String> RTL_SCRIPTS =
      Set.of("Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa");

  /** The languages that are written in one of these scripts unless their tag says otherwise. */
  private static final Set<String> RTL_LANGUAGES =
      Set.of("ar", "arc", "ckb", "dv", "fa", "he", "nqo", "ps", "sd", "syr", "ug", "ur", "yi");

  /** Returns the direction of a language. A script in its tag decides, as in {@code ku-Arab}. */
  public static TextDirection of(Locale language) {
    String script = language.getScript();
    boolean fromTheRight =
        script.isEmpty()
            ? RTL_LANGUAGES.contains(language.getLanguage())
            : RTL_SCRIPTS.contains(script);
    return fromTheRight ? RTL : LTR;
  }

  /** Returns the value of the attribute: {@code ltr} or {@code rtl}. */
  public String attribute() {
    return name().toLowerCase(Locale.ROOT);
  }
}
