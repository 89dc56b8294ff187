package org.queenside.school.authoring.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.AbstractField.ComponentValueChangeEvent;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.HasValue;
import com.vaadin.flow.component.PollEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Input;
import java.util.Locale;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.school.authoring.OwnExercise;
import org.queenside.school.authoring.OwnExerciseService;
import org.queenside.school.roster.teacher.TestTeachers;
import org.queenside.ui.PageTester;
import org.queenside.ui.TextAreaField;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

@SpringBootTest
class OwnExercisesViewTest extends PageTester {

  private static final String MATE =
      """
      id: own
      kind: achieve
      position: %s
      goal: mate
      task: Mate in one move.
      """;

  @Autowired private TestTeachers teacher;
  @Autowired private OwnExerciseService exercises;
  @Autowired private JdbcClient jdbc;

  @BeforeEach
  void signIn() {
    teacher.signIn();
  }

  @Test
  void exercisesOfTheSameNameAreToldApartByTheirPieces() {
    exercises.createDraft("Mate in one move.", MATE.formatted("6k1/5ppp/8/8/8/8/8/R5K1 w - -"));
    exercises.createDraft("Mate in one move.", MATE.formatted("8/8/4Q3/8/7k/5K2/8/8 w - -"));
    exercises.createDraft("All of them", MATE.formatted("rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w - -"));
    exercises.createDraft("Nothing yet", "");

    UI.getCurrent().navigate("workshop");

    assertThat(text())
        .contains("White Kg1, Ra1 · Black Kg8, f7, g7, h7")
        .contains("White Kf3, Qe6 · Black Kh4")
        .contains("16 pieces")
        .contains("White – · Black –");
  }

  @Test
  void anExerciseNoLongerSharedCannotBeCopied() {
    OwnExercise shared =
        exercises.share(
            exercises.createDraft("Theirs", MATE.formatted("8/8/4Q3/8/7k/5K2/8/8 w - -")), true);
    var other = teacher.anotherTeacher("Ms Other");
    jdbc.sql("update own_exercise set source = draft, draft = null, author_id = ? where id = ?")
        .params(other.id().value(), shared.id())
        .update();
    for (String page : new String[] {"workshop", ExerciseEditorView.PATH + shared.id()}) {
      share(shared.id(), true);
      UI.getCurrent().navigate(page);
      assertThat(text()).contains("by Ms Other");
      share(shared.id(), false);

      press("Copy");

      assertThat(text()).contains("Its author has deleted it or stopped sharing it.");
    }
    assertThat(exercises.mine()).isEmpty();
  }

  @Test
  void theAnswerToOtherWrongTriesStaysWhenAnotherTextChanges() {
    visit("workshop/new");

    write("own-otherwise", "Look again.");
    write("own-praise", "Nobody protected it.");

    assertThat(exercises.mine())
        .singleElement()
        .extracting(OwnExercise::latest, InstanceOfAssertFactories.STRING)
        .contains("Look again.", "Nobody protected it.");
  }

  @Test
  void germanTeachersReadAndTypeGermanLetters() {
    UI.getCurrent().setLocale(Locale.GERMAN);
    OwnExercise draft =
        exercises.createDraft(
            "Matt",
            """
            id: own
            kind: goal
            task: Setz matt.
            position: 8/8/4Q3/8/7k/5K2/8/8 w - -
            goal: mate
            hints: [Wo]
            wrong:
              e6g6: Der König entkommt.
            concepts: [mate-in-one]
            """);
    visit("workshop");
    assertThat(text()).contains("Weiß Kf3, De6 · Schwarz Kh4");

    visit(ExerciseEditorView.PATH + draft.id());

    assertThat(text()).contains("Dg4# und Dh6#").contains("Richtig: Dg4#, Dh6#");
    Input tried = $(Input.class).withId("own-tried-0").single();
    assertThat(tried.getValue()).isEqualTo("Dg6");
    change(tried, "De3");
    assertThat(text()).doesNotContain("kein Zug");
    assertThat(exercises.mine())
        .singleElement()
        .extracting(OwnExercise::latest, InstanceOfAssertFactories.STRING)
        .contains("e6e3: Der König entkommt.");
  }

  /** Writes into a field as its user does, and waits until the exercise has been checked. */
  private void write(String id, String text) {
    change($(TextAreaField.class).withId(id).single(), text);
  }

  private <C extends Component & HasValue<?, String>> void change(C field, String text) {
    field.setValue(text);
    ComponentUtil.fireEvent(field, new ComponentValueChangeEvent<>(field, field, "", true));
    UI page = UI.getCurrent();
    while (page.getPollInterval() > 0) {
      ComponentUtil.fireEvent(page, new PollEvent(page, true));
    }
  }

  private void share(long id, boolean shared) {
    jdbc.sql("update own_exercise set shared = ? where id = ?").params(shared, id).update();
  }
}
