package org.queenside.course.ui;

import com.vaadin.flow.component.html.Div;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Answer;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Option;

/** The panel of the answers to choose from; empty if there are none. */
public final class OptionsPanel extends Div {

  private final CourseText courseText;
  private final IntConsumer choose;
  private final long seed;
  private @Nullable OptionButtons options;

  /**
   * Creates an empty panel.
   *
   * @param seed decides the order of the answers on the screen
   * @param choose receives the index of the chosen answer
   */
  public OptionsPanel(CourseText courseText, long seed, IntConsumer choose) {
    this.courseText = courseText;
    this.seed = seed;
    this.choose = choose;
    addClassName("options-slot");
  }

  /**
   * Shows answers. If the pressed button is removed, the focus moves to its replacement.
   *
   * @param otherwise moves the focus elsewhere if there is nothing to choose from
   */
  public void show(List<Option> next, Runnable otherwise) {
    if (options != null && options.show(next)) {
      options.setVisible(true);
      return;
    }
    boolean chosen = options != null && options.isVisible();
    if (!next.isEmpty()) {
      removeAll();
      options = new OptionButtons(next, OptionOrder.of(next, seed), courseText, choose);
      add(options);
    } else if (options != null) {
      // Hidden options still count for the size of the board, so it doesn't grow.
      options.setVisible(false);
    }
    if (chosen) {
      focusOr(otherwise);
    }
  }

  /**
   * Moves the focus to the first answer that can be chosen.
   *
   * @param otherwise moves the focus elsewhere if there is nothing to choose from
   */
  void focusOr(Runnable otherwise) {
    if (options == null || !options.isVisible()) {
      otherwise.run();
    } else {
      options.focus();
    }
  }

  /** Marks an answer as the current choice, if it is an option. It can still be changed. */
  public void choose(Answer answer) {
    if (options != null && answer instanceof Answer.Choose(int option)) {
      options.choose(option);
    }
  }

  /** Marks an answer as right or wrong, if it is an option. */
  public void mark(Answer answer, boolean right) {
    if (options != null && answer instanceof Answer.Choose(int option)) {
      if (right) {
        options.markRight(option);
      } else {
        options.markWrong(option);
      }
    }
  }
}
