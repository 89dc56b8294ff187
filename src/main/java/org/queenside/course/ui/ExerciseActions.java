package org.queenside.course.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Icon;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.SettingSwitch;
import org.springframework.util.function.SingletonSupplier;

/**
 * The buttons of an exercise. The buttons for help and for going back are below the board; the next
 * button is in the feedback, so it never takes the hint's place.
 */
final class ExerciseActions extends Div {

  /** What the buttons do. */
  interface Listener {
    void goOn();

    void step();

    void check();

    void undo();

    void hint();

    void restart();

    void showMe();

    /** Opens the field for typing a move, which is hidden until someone wants it. */
    void type();

    void skip();
  }

  /** What the learner is doing. It decides which buttons are shown. */
  enum Phase {
    /** Answering with the board or an option. */
    TRYING,
    /** Answering in several steps that end with a button. */
    CHECKING,
    /** Watching a game, and answering at some point. */
    STEPPING,
    /** Reading one step of several. */
    READING,
    /** Done. */
    FINISHED
  }

  private static final String MORE = "more-actions";
  private static final String MENU_OF = "popovertarget";

  private final Div buttons = Markup.div("acts");

  /** Shown as a row on a wide screen and as a menu on a phone. */
  private final Div more = Markup.div("more");

  // Many exercises don't show these, and each takes more than a kilobyte on the server.
  private final Supplier<Button> check = SingletonSupplier.of(this::newCheck);
  private final Supplier<Button> back =
      SingletonSupplier.of(() -> Button.outlined("lesson.back", on(Listener::undo)));
  private final Supplier<Button> unknown =
      SingletonSupplier.of(() -> Button.outlined("lesson.unknown", on(Listener::skip)));
  private @Nullable Button step;
  private @Nullable Button againFirst;

  private final Button undo;

  /** Takes the place of the undo button on a phone, where four buttons don't fit in a row. */
  private final Button undoInMenu;

  private final Button type;
  private final Button hint;
  private final NativeButton menu;
  private final NextButton goOn;
  private final List<Component> whileTrying = new ArrayList<>();
  private final List<Component> whenDone = new ArrayList<>();
  private final List<Component> offers = new ArrayList<>();
  private ExerciseMode mode;
  private @Nullable Listener listener;
  private Button skip;

  /** Whether another exercise begins; then its task gets the focus. */
  private boolean renewed;

  /** Whether moves can be typed and the field for it isn't open yet. */
  private boolean offersTyping = true;

  /**
   * Creates the buttons.
   *
   * @param mode the mode; a test has no help and only one try
   */
  ExerciseActions(ExerciseMode mode) {
    this.mode = mode;
    addClassName("foot");
    goOn =
        new NextButton(
            getTranslation(mode.last() ? "lesson.finish" : "lesson.next"), on(Listener::goOn));
    skip = newSkip();
    undo = Button.outlined("lesson.undo", on(Listener::undo));
    undo.addComponentAsFirst(Icon.UNDO.draw());
    Markup.flatten(undo);
    undo.addClassName("undo");
    undoInMenu = entry("lesson.undo", on(Listener::undo));
    undoInMenu.addClassName("only-phone");
    type = entry("lesson.type", on(Listener::type));
    hint = new Button(ButtonStyle.SOFT, getTranslation("lesson.hint"), on(Listener::hint));
    hint.addComponentAsFirst(Icon.HINT.draw());
    Markup.flatten(hint);
    fill();
    more.setId(MORE);
    more.getElement().setAttribute("popover", "auto");
    menu = new NativeButton();
    menu.add(Icon.MORE.draw());
    Markup.flatten(menu);
    menu.addClassNames("btn", "line", "menu", "only-phone");
    menu.setAriaLabel(getTranslation("lesson.more"));
    menu.getElement().setAttribute(MENU_OF, MORE);
    add(buttons, more);
  }

  /** Returns whether another mode has the same buttons. */
  boolean areFor(ExerciseMode other) {
    return other.kind() == mode.kind() && other.last() == mode.last();
  }

  /** Lets the buttons work for an exercise. */
  void serve(Listener listener) {
    this.listener = listener;
  }

  private Runnable on(Consumer<Listener> press) {
    return () -> {
      if (listener != null) {
        press.accept(listener);
      }
    };
  }

  /** Shows the buttons of a phase. */
  void show(Phase phase, boolean canUndo) {
    boolean done = phase == Phase.FINISHED;
    undo.setEnabled(canUndo && !done);
    if (mode.kind() == ExerciseMode.Kind.TEST) {
      unknown.get().setEnabled(!done);
    }
    List<Component> fitting =
        switch (phase) {
          case TRYING, FINISHED -> help();
          case CHECKING -> with(check.get());
          case STEPPING -> with(step());
          case READING -> canUndo ? List.of(back.get(), step()) : List.of(step());
        };
    boolean someGo = !buttons.getChildren().allMatch(fitting::contains);
    fit(fitting);
    if (phase == Phase.READING && someGo && !renewed) {
      step().focus();
    }
    renewed = false;
    if (step != null) {
      step.setClassName("wide", phase == Phase.STEPPING);
    }
    buttons.setClassName("two", phase == Phase.READING || mode.tested());
    buttons.setClassName("one", fitting.size() == 1);
    buttons.setVisible(!fitting.isEmpty());
    whileTrying.forEach(each -> each.setVisible(!done));
    type.setVisible(!done && offersTyping);
    whenDone.forEach(each -> each.setVisible(done));
    undoInMenu.setVisible(
        canUndo && mode.helped() && (phase == Phase.CHECKING || phase == Phase.STEPPING));
    more.setVisible(phase != Phase.READING && mode.helped());
  }

  /** Buttons that stay aren't touched, because removing and re-adding them would lose the focus. */
  private void fit(List<Component> fitting) {
    buttons.getChildren().filter(each -> !fitting.contains(each)).toList().forEach(buttons::remove);
    List<Component> kept = buttons.getChildren().toList();
    for (int place = 0; place < fitting.size(); place++) {
      if (!kept.contains(fitting.get(place))) {
        buttons.addComponentAtIndex(place, fitting.get(place));
      }
    }
  }

  /**
   * Returns the buttons for leaving a finished exercise, for the feedback.
   *
   * @param again whether trying again is recommended, because there were too few stars
   * @param millis the delay in milliseconds after which the next task may come by itself, or 0
   */
  Component[] onward(boolean again, int millis) {
    goOn.recommend(!again);
    goOn.comeAfter(millis);
    if (again) {
      againFirst = Button.filled("lesson.again", on(Listener::restart));
      return new Component[] {againFirst, goOn};
    }
    return new Component[] {goOn};
  }

  /** Moves the focus to the recommended next button. */
  void focusOnward(boolean again) {
    if (again && againFirst != null) {
      againFirst.focus();
    } else {
      goOn.focus();
    }
  }

  /**
   * Returns the buttons in order. The hint comes first and the next button of a reading exercise
   * last, so a second tap there doesn't ask for help that costs a star.
   */
  private List<Component> help() {
    return switch (mode.kind()) {
      case PRACTICE, DRILL -> List.of(hint, undo, menu);
      case PUZZLE -> List.of(hint, menu);
      case TEST -> List.of(undo, unknown.get());
      case STREAK, RACE -> List.of();
    };
  }

  private List<Component> with(Button last) {
    return Stream.concat(help().stream(), Stream.of(last)).toList();
  }

  /**
   * Enables or disables the hint button.
   *
   * @param left whether there is something to show
   * @param due whether to highlight it
   */
  void offerHint(boolean left, boolean due) {
    hint.setEnabled(left);
    hint.setClassName("due", left && due);
  }

  /** Adds another choice to those that are shown in every phase. */
  void addChoice(Component choice) {
    offers.add(choice);
    more.add(choice);
  }

  private void fill() {
    if (mode.kind() != ExerciseMode.Kind.PUZZLE) {
      whileTrying.add(entry("lesson.restart", on(Listener::restart)));
    }
    whileTrying.add(type);
    whileTrying.add(entry("lesson.show", on(Listener::showMe)));
    whileTrying.add(skip);
    if (mode.repeatable()) {
      whenDone.add(entry("lesson.again", on(Listener::restart)));
    }
    if (mode.comesByItself()) {
      whenDone.add(SettingSwitch.forWaiting());
    }
    more.add(undoInMenu);
    more.add(whileTrying);
    more.add(whenDone);
    more.add(new ReadAloud.ReadSwitch(getTranslation("lesson.read.switch")));
  }

  /** Stops offering the field for typing moves. */
  void withoutTyping() {
    offersTyping = false;
    type.setVisible(false);
  }

  /** Adds a link below the buttons. */
  void offer(Component link) {
    offers.add(link);
    add(link);
  }

  /** Adds a link, below the buttons on a wide screen and in the menu on a phone. */
  void offer(String address, String key) {
    var link = LinkButton.text(address, key);
    link.addClassName("only-wide");
    offer(link);
    var entry = LinkButton.text(address, key);
    entry.addClassName("only-phone");
    addChoice(entry);
  }

  /**
   * Prepares the buttons for another exercise. Those that may have left the last one are new, so
   * that a second press on them doesn't leave the next one, too.
   *
   * @param mode another mode that has the same buttons
   */
  void renew(ExerciseMode mode) {
    this.mode = mode;
    // The last feedback would stay in memory with them.
    goOn.removeFromParent();
    againFirst = null;
    offers.forEach(Component::removeFromParent);
    offers.clear();
    offersTyping = true;
    renewed = true;
    Button pressed = step;
    step = null;
    if (pressed != null && pressed.getParent().isPresent()) {
      buttons.replace(pressed, step());
    }
    Button skipped = skip;
    skip = newSkip();
    whileTrying.set(whileTrying.indexOf(skipped), skip);
    more.replace(skipped, skip);
  }

  private Button step() {
    if (step == null) {
      step = Button.filled("lesson.step", on(Listener::step));
    }
    return step;
  }

  private Button newCheck() {
    Button check = Button.filled("lesson.check", on(Listener::check));
    check.addClassName("wide");
    return check;
  }

  private Button newSkip() {
    return entry("lesson.skip", on(Listener::skip));
  }

  /** Creates a button that also closes the menu in which phones show it. */
  private static Button entry(String key, Runnable action) {
    var entry = Markup.flatten(Button.text(key, action));
    entry.getElement().setAttribute(MENU_OF, MORE);
    entry.getElement().setAttribute(MENU_OF + "action", "hide");
    return entry;
  }

  /**
   * The button to the next task, which may come by itself. The browser decides that: with reduced
   * motion, with a keyboard or a screen reader, or if the user prefers, it waits for a press.
   */
  @Tag("queenside-next")
  private static final class NextButton extends HtmlContainer {

    private final Button button;

    /**
     * Creates the button.
     *
     * @param label its text
     */
    NextButton(String label, Runnable press) {
      button = new Button(ButtonStyle.FILLED, label, press);
      add(button);
    }

    /**
     * Lets the next task come by itself.
     *
     * @param millis the time needed to read the feedback, or 0 to wait for a press
     */
    void comeAfter(int millis) {
      getElement().setAttribute("delay", String.valueOf(millis));
    }

    /** Sets whether the button looks like the recommended one. */
    void recommend(boolean recommended) {
      button.setClassName("fill", recommended);
      button.setClassName("line", !recommended);
    }

    void focus() {
      button.focus();
    }
  }
}
