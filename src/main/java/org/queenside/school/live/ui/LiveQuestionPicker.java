package org.queenside.school.live.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Section;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Markup;

/** A list of questions to ask: all of them, unless the teacher unticks some. */
final class LiveQuestionPicker extends Section {

  private final NativeDetails details = new NativeDetails();
  private final Button start;
  private final Map<String, Checkbox> ticks = new LinkedHashMap<>();

  /**
   * Creates an empty list.
   *
   * @param above the text above it
   * @param begin called with the ticked questions
   */
  LiveQuestionPicker(Consumer<List<String>> begin, Component... above) {
    start = new Button(ButtonStyle.OUTLINED, "", () -> begin.accept(ticked()));
    details.setSummaryText(getTranslation("live.start.choose"));
    add(above);
    add(details, start);
  }

  /**
   * Offers questions, all of them ticked.
   *
   * @param titles the titles, by name in the attempt log
   */
  void offer(Map<String, String> titles) {
    ticks.clear();
    titles.forEach(
        (item, title) -> ticks.put(item, new Checkbox(title).set(true).onChange(_ -> count())));
    details.setContent(Markup.list("live-choices", ticks.values().stream().map(ListItem::new)));
    count();
  }

  private List<String> ticked() {
    return ticks.entrySet().stream()
        .filter(each -> each.getValue().isChecked())
        .map(Map.Entry::getKey)
        .toList();
  }

  private void count() {
    int number = ticked().size();
    start.setText(getTranslation("live.start.go", number));
    start.setEnabled(number > 0);
  }
}
