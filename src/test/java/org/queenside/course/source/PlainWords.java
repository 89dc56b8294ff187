package org.queenside.course.source;

import java.util.regex.Pattern;

/** Words and phrases that no one would say to a child or a colleague. */
final class PlainWords {
  private static final Pattern STIFF =
      Pattern.compile("\\b(anew|mend(s|ed|ing)?|noughts?|somebody)\\b", Pattern.CASE_INSENSITIVE);

  /** "Who is in check must answer it" rather than a question, or a heading before a colon. */
  private static final Pattern HEADLESS =
      Pattern.compile("(^|[.!?:] )(Who (?![^.!?:]*[?:])|Whoever )");

  /** What the rules forbid "can't" be done. */
  private static final Pattern MAY_NOT = Pattern.compile("\\bmay not\\b", Pattern.CASE_INSENSITIVE);

  private static final Pattern FORMAL =
      Pattern.compile(
          "\\b(cannot|can not|is not|are not|was not|were not|do not|does not|did not|will not"
              + "|would not|has not|have not|must not|need not)\\b",
          Pattern.CASE_INSENSITIVE);

  /** "Shall she no longer see it?", "take the file along", "delete it for good". */
  private static final Pattern TRANSLATED =
      Pattern.compile(
          "\\b(shall|for good|(take|took|taken)\\b[^.!?]*\\balong|(stands?|stood) already"
              + "|stands? in line|to be done by)\\b",
          Pattern.CASE_INSENSITIVE);

  private PlainWords() {}

  /** Returns whether the text has a word or an opening that sounds translated. */
  static boolean hasStiffWord(String text) {
    return STIFF.matcher(text).find()
        || HEADLESS.matcher(text).find()
        || MAY_NOT.matcher(text).find();
  }

  /** Returns whether the text spells out what people say as a contraction. */
  static boolean isFormal(String text) {
    return FORMAL.matcher(text).find();
  }

  /** Returns whether the text has a phrase that only translations use. */
  static boolean isTranslated(String text) {
    return TRANSLATED.matcher(text).find();
  }
}
