package org.queenside.course.ui;

import com.vaadin.flow.component.html.Div;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Answer;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Option;

/** The place for the answers to choose from; empty while there are none. */
final class OptionsPanel extends Div {

  private final CourseText words;
  private final IntConsumer choose;
  private @Nullable OptionButtons options;

  /**
   * Creates an empty place.
   *
   * @param choose takes the number of the chosen answer, from 0
   */
  OptionsPanel(CourseText words, IntConsumer choose) {
    this.words = words;
    this.choose = choose;
    addClassName("options-slot");
  }

  /**
   * Shows answers. Where the pressed button goes away, the focus goes on to what takes its place.
   *
   * @param otherwise takes the focus if nothing is left to choose from
   */
  void show(List<Option> next, Runnable otherwise) {
    if (options != null && options.show(next)) {
      return;
    }
    boolean chosen = options != null;
    removeAll();
    options = null;
    if (!next.isEmpty()) {
      options = new OptionButtons(next, words, choose);
      add(options);
      if (chosen) {
        options.focus();
      }
    } else if (chosen) {
      otherwise.run();
    }
  }

  /** Marks an answer, if it is one of those to choose from. */
  void mark(Answer answer, boolean right) {
    if (options != null && answer instanceof Answer.Choose(int option)) {
      if (right) {
        options.markRight(option);
      } else {
        options.markWrong(option);
      }
    }
  }
}
