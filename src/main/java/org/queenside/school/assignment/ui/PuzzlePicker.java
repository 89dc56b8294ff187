package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.queenside.chess.Color;
import org.queenside.puzzle.PuzzleCollection;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleFilterText;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.PuzzleSetSampler;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.puzzle.ui.PatternDiagram;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentKind;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Markup;
import org.queenside.ui.RadioGroup;
import org.queenside.ui.Select;
import org.queenside.ui.ToggleGroup;

/**
 * Selects random puzzles that match a filter, the same ones for all pupils; or any puzzles, on each
 * school day or together.
 */
final class PuzzlePicker extends Div {

  private static final int DEFAULT_AMOUNT = 10;
  private static final int MAX_AMOUNT = 100;

  private final PuzzleService puzzles;
  private final PuzzleSetSampler sets;
  private final ItemSelection selection;
  private final AmountField amount;
  private final RadioGroup<Optional<MatePattern>> pattern;
  private final Select<Optional<Color>> side;
  private final Select<PuzzleSetSampler.DifficultyRange> range;
  private final Select<Optional<PuzzleCollection>> collection;
  private final Checkbox few;
  private final Paragraph fitting = Markup.paragraph("fitting");
  private final Button add = new Button(ButtonStyle.OUTLINED, "", this::draw);

  PuzzlePicker(PuzzleService puzzles, PuzzleSetSampler sets, ItemSelection selection) {
    this.puzzles = puzzles;
    this.sets = sets;
    this.selection = selection;
    addClassName("puzzle-choice");
    amount =
        new AmountField("puzzle-amount", getTranslation("assign.puzzles.amount"), 1, MAX_AMOUNT);
    amount.set(DEFAULT_AMOUNT);
    amount.onAmount(_ -> show());
    pattern = pattern();
    side = side();
    range = range();
    collection = collection();
    few = new Checkbox(getTranslation("assign.puzzles.few", PuzzleFilter.FEW_MEN));
    pattern.onChange(_ -> show());
    side.onChange(_ -> show());
    collection.onChange(_ -> show());
    few.onChange(_ -> show());

    fitting.getElement().setAttribute("role", "status");
    var drawn =
        new Div(
            new Paragraph(getTranslation("assign.puzzles.lead")),
            pattern,
            new NativeDetails(
                getTranslation("assign.puzzles.filter"),
                Markup.div("", Markup.div("columns fields", side, range, collection), few)),
            Markup.div("puzzle-add", amount, fitting, add));
    add(drawn, anyPuzzles());
    show();
  }

  /** Any puzzles, every day or together, are rarely asked for, so they are folded away. */
  private NativeDetails anyPuzzles() {
    AssignmentKind first =
        selection.kind() == AssignmentKind.TASKS ? AssignmentKind.DAILY : selection.kind();
    Map<AssignmentKind, Div> panels = new EnumMap<>(AssignmentKind.class);
    for (AssignmentKind kind : List.of(AssignmentKind.DAILY, AssignmentKind.TOGETHER)) {
      var panel = new AnyPuzzlesPicker(kind, selection);
      panel.setVisible(kind == first);
      panels.put(kind, panel);
    }
    var ways =
        ToggleGroup.of(
            getTranslation("assign.puzzles.way"),
            List.copyOf(panels.keySet()),
            first,
            kind -> getTranslation("assign.puzzles.way." + kind.name().toLowerCase(Locale.ROOT)),
            chosen -> panels.forEach((kind, panel) -> panel.setVisible(kind == chosen)));
    var content = new Div(ways);
    panels.values().forEach(content::add);
    var folded = new NativeDetails(getTranslation("assign.puzzles.way"), content);
    folded.setOpen(selection.kind() != AssignmentKind.TASKS);
    return folded;
  }

  private RadioGroup<Optional<MatePattern>> pattern() {
    List<MatePattern> frequentFirst =
        puzzles.counts(PuzzleFilter.ALL).entrySet().stream()
            .sorted(Map.Entry.<MatePattern, Integer>comparingByValue().reversed())
            .map(Map.Entry::getKey)
            .toList();
    var group =
        new RadioGroup<>(
            "puzzle-pattern",
            getTranslation("assign.puzzles.pattern"),
            Select.orNothing(frequentFirst),
            each ->
                each.map(
                        one ->
                            List.<Component>of(
                                PatternDiagram.of(one).draw(),
                                new Span(getTranslation(PuzzleFilterText.nameKey(one)))))
                    .orElseGet(
                        () -> List.of(new Span(getTranslation("assign.puzzles.any-pattern")))));
    group.addClassNames("columns", "pattern-choice");
    return group;
  }

  private Select<Optional<Color>> side() {
    return new Select<>(
        "puzzle-side",
        getTranslation("assign.puzzles.side"),
        Select.orNothing(List.of(Color.WHITE, Color.BLACK)),
        each ->
            getTranslation(
                each.map(one -> one == Color.WHITE ? "lesson.white" : "lesson.black")
                    .orElse("assign.puzzles.any-side")));
  }

  private Select<PuzzleSetSampler.DifficultyRange> range() {
    return new Select<>(
        "puzzle-range",
        getTranslation("assign.puzzles.range"),
        List.of(PuzzleSetSampler.DifficultyRange.values()),
        each -> getTranslation("assign.puzzles.range." + each.name().toLowerCase(Locale.ROOT)));
  }

  private Select<Optional<PuzzleCollection>> collection() {
    List<PuzzleCollection> collections = puzzles.collections();
    var pick =
        new Select<>(
            "puzzle-collection",
            getTranslation("assign.puzzles.collection"),
            Select.orNothing(collections),
            each -> each.map(PuzzleCollection::name).orElse(getTranslation("assign.puzzles.any")));
    pick.setVisible(collections.size() > 1);
    return pick;
  }

  private PuzzleFilter filter() {
    return new PuzzleFilter(
        pattern.value().orElse(null),
        side.value().orElse(null),
        few.isChecked(),
        collection.value().map(PuzzleCollection::id).orElse(null));
  }

  private void show() {
    int count = puzzles.count(filter());
    int wanted = amount.amount();
    fitting.setText(getTranslation("assign.puzzles.fitting", count));
    add.setText(getTranslation("assign.puzzles.add", Math.min(wanted, count)));
    add.setEnabled(count > 0 && wanted > 0);
  }

  private void draw() {
    int wanted = amount.amount();
    if (wanted == 0) {
      return;
    }
    PuzzleFilter filter = filter();
    List<AssignedItem> drawn =
        sets.draw(filter, wanted, range.value()).stream()
            .map(PuzzleId::item)
            .map(item -> AssignedItem.once(item, "puzzles/" + filter))
            .toList();
    selection.add(drawn);
  }
}
