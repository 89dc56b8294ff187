package org.queenside.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.queenside.assignment.AssignedItem;
import org.queenside.chess.Color;
import org.queenside.look.Pick;
import org.queenside.look.Tick;
import org.queenside.puzzle.Collection;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleSets;
import org.queenside.puzzle.Puzzles;
import org.queenside.puzzle.Selection;
import org.queenside.puzzle.pattern.MatePattern;

/** Puzzles of one kind, drawn once: everybody gets the same ones. */
final class PuzzleChoice extends Div {

  private static final int USUAL = 10;
  private static final int MOST = 100;

  private final Puzzles puzzles;
  private final PuzzleSets sets;
  private final Draft draft;
  private final Runnable full;
  private final AmountField amount;
  private final Pick<Optional<MatePattern>> pattern;
  private final Pick<Optional<Color>> side;
  private final Pick<PuzzleSets.Range> range;
  private final Pick<Optional<Collection>> collection;
  private final Tick few;
  private final Paragraph fitting = new Paragraph();
  private final NativeButton add = new NativeButton();

  PuzzleChoice(Puzzles puzzles, PuzzleSets sets, Draft draft, Runnable full) {
    this.puzzles = puzzles;
    this.sets = sets;
    this.draft = draft;
    this.full = full;
    addClassName("puzzle-choice");
    amount = new AmountField("puzzle-amount", getTranslation("assign.puzzles.amount"), 1, MOST);
    amount.set(USUAL);
    amount.onChange(_ -> show());
    pattern = pattern();
    side = side();
    range = range();
    collection = collection();
    few = new Tick(getTranslation("assign.puzzles.few", Selection.FEW_MEN));
    pattern.onChange(_ -> show());
    side.onChange(_ -> show());
    collection.onChange(_ -> show());
    few.onChange(_ -> show());
    add.addClassNames("btn", "line");
    add.addClickListener(click -> draw());
    fitting.addClassName("fitting");
    fitting.getElement().setAttribute("role", "status");
    var fields = new Div(pattern, side, range, collection, amount);
    fields.addClassName("fields");
    add(new Paragraph(getTranslation("assign.puzzles.lead")), fields, few, fitting, add);
    show();
  }

  private Pick<Optional<MatePattern>> pattern() {
    Map<MatePattern, Integer> counts = puzzles.counts(Selection.ALL);
    List<Optional<MatePattern>> choices = new ArrayList<>();
    choices.add(Optional.empty());
    counts.entrySet().stream()
        .sorted(Map.Entry.<MatePattern, Integer>comparingByValue().reversed())
        .map(entry -> Optional.of(entry.getKey()))
        .forEach(choices::add);
    return new Pick<>(
        "puzzle-pattern",
        getTranslation("assign.puzzles.pattern"),
        choices,
        each -> each.map(this::name).orElse(getTranslation("assign.puzzles.any-pattern")));
  }

  private Pick<Optional<Color>> side() {
    return new Pick<>(
        "puzzle-side",
        getTranslation("assign.puzzles.side"),
        List.of(Optional.empty(), Optional.of(Color.WHITE), Optional.of(Color.BLACK)),
        each -> getTranslation(each.map(PuzzleChoice::key).orElse("assign.puzzles.any-side")));
  }

  private Pick<PuzzleSets.Range> range() {
    return new Pick<>(
        "puzzle-range",
        getTranslation("assign.puzzles.range"),
        List.of(PuzzleSets.Range.values()),
        each -> getTranslation("assign.puzzles.range." + each.name().toLowerCase(Locale.ROOT)));
  }

  private Pick<Optional<Collection>> collection() {
    List<Optional<Collection>> collections = new ArrayList<>();
    collections.add(Optional.empty());
    puzzles.collections().stream().map(Optional::of).forEach(collections::add);
    var pick =
        new Pick<>(
            "puzzle-collection",
            getTranslation("assign.puzzles.collection"),
            collections,
            each -> each.map(Collection::name).orElse(getTranslation("assign.puzzles.any")));
    pick.setVisible(collections.size() > 2);
    return pick;
  }

  private String name(MatePattern pattern) {
    String word = pattern.name().toLowerCase(Locale.ROOT).replace('_', '-');
    return getTranslation("pattern." + word + ".name");
  }

  private static String key(Color side) {
    return side == Color.WHITE ? "lesson.white" : "lesson.black";
  }

  private Selection selection() {
    return new Selection(
        pattern.value().orElse(null),
        side.value().orElse(null),
        few.isOn(),
        collection.value().map(Collection::id).orElse(null));
  }

  private void show() {
    int count = puzzles.count(selection());
    int wanted = amount.value();
    fitting.setText(getTranslation("assign.puzzles.fitting", count));
    add.setText(getTranslation("assign.puzzles.add", Math.min(wanted, count)));
    add.setEnabled(count > 0 && wanted > 0);
  }

  private void draw() {
    int wanted = amount.value();
    if (wanted == 0) {
      return;
    }
    Selection selection = selection();
    List<AssignedItem> drawn =
        sets.draw(selection, wanted, range.value()).stream()
            .map(PuzzleId::item)
            .map(item -> AssignedItem.once(item, "puzzles/" + selection))
            .toList();
    if (!draft.add(drawn)) {
      full.run();
    }
  }
}
