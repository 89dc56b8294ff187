package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
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

  AssignmentDetailsFields(AssignmentFormData start, Runnable changed) {
    AssignmentSchedule schedule = start.schedule();
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
    stars.set(STARS.contains(schedule.requiredStars()) ? schedule.requiredStars() : 0);
    stars.onChange(_ -> changed.run());
    inOrder = new Checkbox(getTranslation("assign.in-order")).set(schedule.inOrder());
    inOrder.onChange(_ -> changed.run());
    afresh = new Checkbox(getTranslation("assign.afresh")).set(schedule.afresh());
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

  String summary() {
    return getTranslation(
        "assign.how.chosen",
        title(),
        getTranslation("assign.stars.count", requiredStars()),
        getTranslation(inOrder() ? "assign.how.in-order" : "assign.how.any-order"));
  }

  /** Returns the title, or nothing if it is the suggested one. */
  String typedTitle() {
    return title().equals(suggested) ? "" : title();
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
    return inOrder.isChecked();
  }

  boolean afresh() {
    return afresh.isChecked();
  }

  @Nullable String problemKey() {
    if (title().isBlank()) {
      return "assign.missing.title";
    }
    if (title().length() > AssignmentPlan.LONGEST_TITLE) {
      return "assign.wrong.title";
    }
    return comment().length() > AssignmentPlan.LONGEST_COMMENT ? "assign.wrong.comment" : null;
  }
}
