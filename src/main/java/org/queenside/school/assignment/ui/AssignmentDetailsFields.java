package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentContent;
import org.queenside.school.assignment.AssignmentKind;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.CompletionRules;
import org.queenside.ui.Checkbox;
import org.queenside.ui.FormField;
import org.queenside.ui.Markup;
import org.queenside.ui.Select;
import org.queenside.ui.TextAreaField;

/** The fields for the title and comment of an assignment, and for what counts as done. */
final class AssignmentDetailsFields extends Div {

  private static final int ROWS = 3;
  private static final List<Integer> STARS = List.of(0, 2, 3);

  private final FormField title;
  private final TextAreaField comment =
      new TextAreaField(ROWS).most(AssignmentPlan.LONGEST_COMMENT);
  private final Select<Integer> stars;
  private final Checkbox inOrder;
  private final Checkbox afresh;
  private String suggested = "";

  AssignmentDetailsFields(AssignmentContent start, Runnable changed) {
    CompletionRules rules = start.rules();
    addClassName("ways");
    title =
        new FormField("title", getTranslation("assign.title"))
            .with("maxlength", String.valueOf(AssignmentPlan.LONGEST_TITLE))
            .with("autocomplete", "off")
            .setValue(start.title())
            .onPause(_ -> changed.run());
    comment.setValue(start.comment());
    comment.onPause(_ -> changed.run());
    stars =
        new Select<>(
            "stars",
            getTranslation("assign.stars"),
            STARS,
            count -> getTranslation("assign.stars.count", count));
    stars.set(STARS.contains(rules.requiredStars()) ? rules.requiredStars() : 0);
    stars.onChange(_ -> changed.run());
    inOrder = new Checkbox(getTranslation("assign.in-order")).set(rules.inOrder());
    inOrder.onChange(_ -> changed.run());
    afresh = new Checkbox(getTranslation("assign.afresh")).set(rules.afresh());
    afresh.onChange(_ -> changed.run());
    add(
        title,
        Markup.field("comment", getTranslation("assign.comment"), comment),
        stars,
        inOrder,
        afresh);
  }

  void suggestTitle(String suggestion) {
    if (title.value().equals(suggested)) {
      String shortened =
          suggestion.length() > AssignmentPlan.LONGEST_TITLE
              ? suggestion.substring(0, AssignmentPlan.LONGEST_TITLE)
              : suggestion;
      title.setValue(shortened);
      suggested = shortened;
    }
  }

  /** Shows what can be decided about such an assignment: the rules are only about single tasks. */
  void show(AssignmentKind kind) {
    boolean singleTasks = kind == AssignmentKind.TASKS;
    stars.setVisible(singleTasks);
    inOrder.setVisible(singleTasks);
    afresh.setVisible(singleTasks);
  }

  /** Returns the title, or nothing if it is the suggested one. */
  String typedTitle() {
    return title().equals(suggested) ? "" : title();
  }

  String title() {
    return title.value();
  }

  AssignmentContent content(String title, List<AssignedItem> items, boolean lateAllowed) {
    return new AssignmentContent(
        title,
        comment.getValue(),
        items,
        new CompletionRules(lateAllowed, inOrder.isChecked(), afresh.isChecked(), stars.value()));
  }

  @Nullable String problemKey() {
    if (title().isBlank()) {
      return "assign.missing.title";
    }
    if (title().length() > AssignmentPlan.LONGEST_TITLE) {
      return "assign.wrong.title";
    }
    return comment.getValue().length() > AssignmentPlan.LONGEST_COMMENT
        ? "assign.wrong.comment"
        : null;
  }
}
