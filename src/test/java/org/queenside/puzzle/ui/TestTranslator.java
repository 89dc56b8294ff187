package org.queenside.puzzle.ui;

import java.util.Locale;
import org.queenside.board.RulingText;
import org.queenside.course.model.CourseText;
import org.queenside.text.MessageBundle;
import org.queenside.ui.Translator;

/** Reads interface texts without a page. */
final class TestTranslator {

  static final Translator WORDS = MessageBundle.english("vaadin-i18n.translations")::get;

  static final CourseText COURSE =
      new CourseText(Locale.ENGLISH, ruling -> RulingText.of(ruling, Locale.ENGLISH));

  private TestTranslator() {}
}
