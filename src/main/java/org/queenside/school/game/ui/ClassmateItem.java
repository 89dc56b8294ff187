package org.queenside.school.game.ui;

import com.vaadin.flow.component.html.ListItem;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.school.game.Classmate;
import org.queenside.school.game.Classmate.State;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;

/** A classmate in the list, with a button to challenge them. */
final class ClassmateItem extends ListItem {

  private final Consumer<Classmate> challenge;
  private final Consumer<Classmate> withdraw;
  private @Nullable Classmate shown;
  private @Nullable Button button;

  ClassmateItem(Consumer<Classmate> challenge, Consumer<Classmate> withdraw) {
    this.challenge = challenge;
    this.withdraw = withdraw;
  }

  /** Shows the classmate if anything about them is new. */
  void show(Classmate mate) {
    if (mate.equals(shown)) {
      return;
    }
    shown = mate;
    button = null;
    removeAll();
    add(Markup.span("name", mate.name()));
    switch (mate.state()) {
      case FREE -> act(mate, Button.outlined("classmates.challenge", () -> challenge.accept(mate)));
      case CHALLENGED -> {
        note("classmates.waiting");
        act(mate, Button.text("classmates.withdraw", () -> withdraw.accept(mate)));
      }
      case PLAYING -> note("classmates.playing");
      case DECLINED -> note("classmates.declined");
    }
  }

  private void note(String key) {
    add(Markup.span("note", getTranslation(key)));
  }

  private void act(Classmate mate, Button offered) {
    button = offered.about(mate.name());
    add(offered);
  }

  /** Moves the focus to the button. */
  void focus() {
    if (button != null) {
      button.focus();
    }
  }

  /** Moves the focus to the withdraw button, if this classmate was challenged. */
  void focusIfChallenged() {
    if (shown != null && shown.state() == State.CHALLENGED) {
      focus();
    }
  }
}
