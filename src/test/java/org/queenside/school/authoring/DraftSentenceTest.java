package org.queenside.school.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Message;

/** The sentences of the workshop name sides and pieces, whose words the course has. */
class DraftSentenceTest {

  @Test
  void everySentenceWithASideCanBeWritten() {
    CourseText text = new CourseText(Locale.ENGLISH, _ -> "").with("vaadin-i18n.authoring");
    ResourceBundle bundle = ResourceBundle.getBundle("vaadin-i18n.authoring", Locale.ROOT);
    assertThat(bundle.keySet())
        .allSatisfy(
            key ->
                assertThat(
                        text.text(
                            Message.coded(key, Color.WHITE, Color.BLACK, Color.WHITE, Color.WHITE)))
                    .isNotEmpty());
    assertThat(text.text(Message.coded("setup.no-king", Color.WHITE))).contains("White");
  }
}
