package org.queenside.school.paper.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.AbstractField.ComponentValueChangeEvent;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Input;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentContent;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.Audience;
import org.queenside.school.assignment.CompletionRules;
import org.queenside.school.paper.PaperResultService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.teacher.TestTeachers;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** Worksheets, answer keys and typed results have the letters of the page's language. */
@SpringBootTest
class PaperPagesTest extends PageTester {
  private static final List<String> ITEMS =
      List.of(
          "checkmate/two-mates",
          "checkmate/queen-alone",
          "whole-game/mend-the-sheet",
          "other-notations/write-long",
          "set-up/flanks");

  @Autowired private SchoolClassService classes;
  @Autowired private TestTeachers teacher;
  @Autowired private AssignmentService assignments;
  @Autowired private PaperResultService results;

  private ClassId schoolClass = new ClassId(new UUID(0, 0));
  private AssignmentId assignment = new AssignmentId(0);

  @BeforeEach
  void assign() {
    teacher.signIn();
    schoolClass = classes.create("5b", ZoneId.of("Europe/Berlin")).id();
    teacher.addPupils(schoolClass, "Ann");
    assignment =
        assignments.create(
            schoolClass,
            new AssignmentPlan(
                new AssignmentContent(
                    "Matt",
                    "",
                    ITEMS.stream()
                        .map(item -> AssignedItem.once(item, "lesson/" + item.split("/")[0]))
                        .toList(),
                    CompletionRules.USUAL),
                new Audience.WholeClass(),
                new AssignmentSchedule(
                    LocalDateTime.of(2026, 1, 1, 8, 0), LocalDateTime.of(2999, 1, 1, 8, 0))));
  }

  @Test
  void theSheetAndItsKeyAreGerman() {
    open(Locale.GERMAN, "");
    assertThat(text()).contains("3. Kf3").contains("5. Sxe5").contains("Lxe1").contains("7. Ld5#");
    assertThat(text()).contains("2 weiße Springer, 2 weiße Läufer und 2 weiße Türme");

    open(Locale.GERMAN, "/key");
    assertThat(text())
        .contains("Dg4#, Dh6#")
        .contains("Kxg7")
        .contains("3. Sf3, 5… Lxd1, 7. Sd5#")
        .contains("Sg8-f6, e4-e5, Sf6-d5");
  }

  @Test
  void theKeyIsSpanish() {
    open(Locale.of("es"), "/key");
    assertThat(text()).contains("Dg4#, Dh6#").contains("Rxg7").contains("3. Cf3, 5… Axd1, 7. Cd5#");
  }

  @Test
  void germanAnswersAreStoredInEnglishAndShownInGerman() {
    open(Locale.GERMAN, "/results");
    type(0, "Dg4 Dh6");
    type(1, "Kg7");
    type(2, "falsch");
    type(3, "Sg8-f6 e4-e5 Sf6-d5");

    assertThat(shown()).containsExactly("Dg4 Dh6", "Kg7", "-", "Sg8-f6 e4-e5 Sf6-d5", "");
    assertThat(stored())
        .isEqualTo(
            Map.of(
                ITEMS.get(0), "Qg4 Qh6",
                ITEMS.get(1), "Kg7",
                ITEMS.get(2), "-",
                ITEMS.get(3), "Ng8-f6 e4-e5 Nf6-d5"));
    assertThat(text()).contains("3 von 5");

    open(Locale.of("es"), "/results");
    assertThat(shown()).containsExactly("Dg4 Dh6", "Rg7", "-", "Cg8-f6 e4-e5 Cf6-d5", "");
    type(1, "Rxg7");
    assertThat(stored()).containsEntry(ITEMS.get(1), "Kxg7");
    assertThat(text()).contains("3 de 5");
  }

  @Test
  void aResultWithoutAnAnswerIsNamedInTheTeachersLanguage() {
    open(Locale.GERMAN, "/results");
    type(2, "falsch");

    LearnerId ann = results.recordedAnswers(schoolClass, assignment).keySet().iterator().next();
    visit("class/" + schoolClass + "/board/" + assignment + "/" + ann.value() + "/3");

    assertThat(text()).contains("Falsch: auf Papier").doesNotContain("on paper");
  }

  private void open(Locale locale, String page) {
    UI.getCurrent().setLocale(locale);
    visit("class/" + schoolClass + "/paper/" + assignment + page);
  }

  private List<Input> inputs() {
    return $(Input.class).all();
  }

  private Stream<String> shown() {
    return inputs().stream().map(Input::getValue);
  }

  private Map<String, String> stored() {
    return results.recordedAnswers(schoolClass, assignment).values().iterator().next();
  }

  private void type(int task, String answer) {
    Input input = inputs().get(task);
    input.setValue(answer);
    ComponentUtil.fireEvent(input, new ComponentValueChangeEvent<>(input, input, "", true));
  }
}
