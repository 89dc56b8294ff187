package org.queenside.school.live.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Section;
import java.util.Comparator;
import java.util.List;
import org.queenside.school.live.LiveQuestion;
import org.queenside.school.live.LiveQuestionCatalog;
import org.queenside.school.live.LiveQuestionResult;
import org.queenside.ui.Markup;

/**
 * The last live lesson in a few lines: how many were right, and which questions most pupils got
 * wrong.
 */
final class LiveResultList extends Section {

  private static final int HUNDRED = 100;

  /** How many questions are listed. */
  private static final int MOST = 5;

  LiveResultList(List<LiveQuestionResult> results, LiveQuestionCatalog questions) {
    addClassName("live-results");
    int answered = results.stream().mapToInt(LiveQuestionResult::answered).sum();
    int right = results.stream().mapToInt(LiveQuestionResult::right).sum();
    int percent = answered == 0 ? 0 : Math.round((float) right * HUNDRED / answered);
    add(
        new H2(getTranslation("live.results")),
        Markup.paragraph(
            "",
            getTranslation(
                answered == 0 ? "live.results.none" : "live.results.about",
                results.size(),
                percent)));
    List<LiveQuestionResult> hard =
        results.stream()
            .filter(each -> each.right() < each.answered())
            .sorted(Comparator.comparingDouble(LiveResultList::share))
            .limit(MOST)
            .toList();
    if (!hard.isEmpty()) {
      var words = new LiveAnswerText();
      add(
          Markup.paragraph("note", getTranslation("live.results.hard")),
          Markup.list("rows apart", hard.stream().map(each -> item(each, questions, words))));
    }
  }

  private static double share(LiveQuestionResult result) {
    return (double) result.right() / result.answered();
  }

  private ListItem item(
      LiveQuestionResult result, LiveQuestionCatalog questions, LiveAnswerText words) {
    LiveQuestion question = questions.find(result.item(), getLocale());
    String title =
        question == null
            ? getTranslation("live.gone")
            : question.exercise().info().task()
                + " "
                + getTranslation("live.solution", words.of(question, question.solution()));
    return Markup.item(
        "",
        Markup.span("name", getTranslation("live.results.question", result.number() + 1, title)),
        Markup.span("found", getTranslation("live.found", result.right(), result.answered())));
  }
}
