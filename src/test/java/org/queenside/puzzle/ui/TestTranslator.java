package org.queenside.puzzle.ui;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import org.queenside.board.RulingText;
import org.queenside.course.model.CourseText;
import org.queenside.ui.Translator;

/** Reads interface texts without a page. */
final class TestTranslator {

  private static final ResourceBundle BUNDLE =
      ResourceBundle.getBundle("vaadin-i18n.translations", Locale.ENGLISH);

  static final Translator WORDS =
      (key, args) ->
          args.length == 0
              ? BUNDLE.getString(key)
              : new MessageFormat(BUNDLE.getString(key), Locale.ENGLISH).format(args);

  static final CourseText COURSE =
      new CourseText(Locale.ENGLISH, ruling -> RulingText.of(ruling, Locale.ENGLISH));

  private TestTranslator() {}
}
