package org.queenside.assignment.ui;

import com.vaadin.flow.component.HasValue;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeLabel;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.assignment.Plan;
import org.queenside.assignment.Terms;
import org.queenside.look.Field;
import org.queenside.look.Pick;
import org.queenside.look.TextBox;
import org.queenside.look.Tick;

/** What an assignment is called, what is said about it, and when its tasks count as done. */
final class WaysChoice extends Div {

  private static final int ROWS = 3;
  private static final List<Integer> STARS = List.of(0, 2, 3);

  private final Field title;
  private final TextBox comment = new TextBox(ROWS).most(Plan.LONGEST_COMMENT);
  private final Pick<Integer> stars;
  private final Tick inOrder;
  private final Tick afresh;
  private String suggested = "";

  WaysChoice(Start start, Runnable changed) {
    Terms terms = start.terms();
    addClassName("ways");
    title =
        new Field("title", getTranslation("assign.title"))
            .with("maxlength", String.valueOf(Plan.LONGEST_TITLE))
            .with("autocomplete", "off");
    title.fill(start.title());
    tell(title.input(), changed);
    comment.setId("comment");
    comment.setValue(start.comment());
    tell(comment, changed);
    stars =
        new Pick<>(
            "stars",
            getTranslation("assign.stars"),
            STARS,
            count -> getTranslation("assign.stars.count", count));
    stars.set(STARS.contains(terms.requiredStars()) ? terms.requiredStars() : 0);
    stars.onChange(_ -> changed.run());
    inOrder = new Tick(getTranslation("assign.in-order")).set(terms.inOrder());
    inOrder.onChange(_ -> changed.run());
    afresh = new Tick(getTranslation("assign.afresh")).set(terms.afresh());
    afresh.onChange(_ -> changed.run());
    var remark = new NativeLabel(getTranslation("assign.comment"));
    remark.setFor(comment);
    var lines = new Div(remark, comment);
    lines.addClassName("field");
    add(title, lines, stars, inOrder, afresh);
  }

  private static void tell(HasValue<?, String> written, Runnable changed) {
    written.addValueChangeListener(
        change -> {
          if (change.isFromClient()) {
            changed.run();
          }
        });
  }

  /** Puts a title in as long as nobody has written another. */
  void suggestTitle(String suggestion) {
    if (title.value().equals(suggested)) {
      String fitting =
          suggestion.length() > Plan.LONGEST_TITLE
              ? suggestion.substring(0, Plan.LONGEST_TITLE)
              : suggestion;
      title.fill(fitting);
      suggested = fitting;
    }
  }

  String title() {
    return title.value();
  }

  String comment() {
    return comment.getValue();
  }

  int requiredStars() {
    return stars.value();
  }

  boolean inOrder() {
    return inOrder.isOn();
  }

  boolean afresh() {
    return afresh.isOn();
  }

  @Nullable String problemKey() {
    if (title().isBlank()) {
      return "assign.missing.title";
    }
    if (title().length() > Plan.LONGEST_TITLE) {
      return "assign.wrong.title";
    }
    return comment().length() > Plan.LONGEST_COMMENT ? "assign.wrong.comment" : null;
  }
}
