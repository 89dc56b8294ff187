package org.queenside.school.live.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.queenside.chess.Move;
import org.queenside.course.model.Answer;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.live.LiveQuestion;
import org.queenside.school.roster.NameOrder;
import org.queenside.school.roster.Pupil;
import org.queenside.ui.Button;
import org.queenside.ui.CommaList;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;
import org.queenside.ui.NotationText;

/**
 * The answers of a class, most frequent first, then the pupils who are still thinking and those who
 * aren't here.
 */
final class LiveAnswerList extends UnorderedList {

  /**
   * What the list shows.
   *
   * @param isShown whether right answers are marked
   * @param isNamed whether names are shown
   */
  record Content(
      List<AnswerGroup> groups,
      List<Pupil> pupils,
      Set<LearnerId> here,
      boolean isShown,
      boolean isNamed) {

    /** Returns the pupils with an answer. */
    Set<LearnerId> answered() {
      return groups.stream().flatMap(group -> group.pupils().stream()).collect(Collectors.toSet());
    }

    /** Returns the pupils who are here but haven't answered. */
    List<LearnerId> thinking() {
      Set<LearnerId> answered = answered();
      return pupils.stream()
          .map(Pupil::id)
          .filter(each -> here.contains(each) && !answered.contains(each))
          .toList();
    }

    private List<LearnerId> absent() {
      Set<LearnerId> answered = answered();
      return pupils.stream()
          .map(Pupil::id)
          .filter(each -> !here.contains(each) && !answered.contains(each))
          .toList();
    }
  }

  private final Consumer<Move> shown;

  /**
   * Creates an empty list.
   *
   * @param shown gets a move that the teacher wants to show on the board, from a question that asks
   *     for any move
   */
  LiveAnswerList(Consumer<Move> shown) {
    this.shown = shown;
    addClassName("live-answers");
  }

  /** Replaces the answers shown. */
  void show(Content content, LiveQuestion question, LiveAnswerText words) {
    removeAll();
    for (AnswerGroup group : content.groups()) {
      boolean right = content.isShown() && group.isRight();
      String tint = right ? "live-tile right" : "live-tile heat-" + group.heat().level();
      ListItem item =
          item(tint, words.of(question, group.answer()), group.pupils(), content, right);
      boolean choosable = question.isOpen() && content.isShown();
      if (choosable && group.answer() instanceof Answer.Play(Move move)) {
        item.add(
            Button.outlined("live.any-move.show", () -> shown.accept(move))
                .about(words.of(question, group.answer())));
      }
      add(item);
    }
    List<LearnerId> thinking = content.thinking();
    if (!thinking.isEmpty() && !content.isShown()) {
      add(item("live-tile open", getTranslation("live.thinking"), thinking, content, false));
    }
    List<LearnerId> absent = content.absent();
    if (!absent.isEmpty() && !content.isShown()) {
      add(item("live-tile none", getTranslation("live.absent"), absent, content, false));
    }
    if (!question.isOpen()) {
      Markup.flatten(this);
    }
  }

  private static ListItem item(
      String tile, String label, Collection<LearnerId> pupils, Content content, boolean right) {
    var name = NotationText.markIfNotation(Markup.span("label", label), label);
    if (right) {
      name.add(Icon.TICK.draw());
    }
    var words = Markup.div("", name);
    if (content.isNamed()) {
      words.add(Markup.span("names", names(pupils, content)));
    }
    return Markup.item("", Markup.span(tile, String.valueOf(pupils.size())), words);
  }

  private static String names(Collection<LearnerId> pupils, Content content) {
    Map<LearnerId, String> names =
        content.pupils().stream().collect(Collectors.toMap(Pupil::id, Pupil::name));
    return CommaList.of(
        pupils.stream()
            .map(each -> names.getOrDefault(each, ""))
            .sorted(NameOrder.NATURAL)
            .toList(),
        UI.getCurrent().getLocale());
  }
}
