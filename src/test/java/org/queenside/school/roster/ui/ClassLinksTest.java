package org.queenside.school.roster.ui;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.dom.Element;
import java.time.ZoneId;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.identity.account.Account;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.TestClasses;
import org.queenside.school.roster.teacher.TestTeachers;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

@SpringBootTest
class ClassLinksTest extends PageTester {

  private static final String PLACES = "Board, Pupils, Assign, Live & games, Grades, More";

  @Autowired private SchoolClassService classes;
  @Autowired private TestTeachers teacher;
  @Autowired private JdbcClient jdbc;
  private Account account;
  private ClassId id;

  @BeforeEach
  void createClass() {
    account = teacher.signIn();
    id = classes.create("5b", ZoneId.of("UTC")).id();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''           | Board=page        | Board=page, Mistakes
          /mistakes    | Board=true        | Board, Mistakes=page
          /beliefs     | Board=true        | Board, Mistakes=true
          /pupils      | Pupils=page       | Pupils=page, Cards, Tablets, For parents, (More on pupils), (Add pupils)
          /cards       | Pupils=true       | Pupils, Cards=page, Tablets, For parents, (More on pupils), (Add pupils)
          /add         | Pupils=true       | Pupils, Cards, Tablets, For parents, Add pupils=page
          /assignments | Assign=page       | Assignments=page, Own exercises, (More to assign), (Term plan), (Diplomas)
          /assign      | Assign=true       | Assignments=true, Own exercises, (More to assign), (Term plan), (Diplomas)
          /plan        | Assign=true       | Assignments, Own exercises, Term plan=page, (More to assign), (Diplomas)
          /live        | Live & games=page | Live lesson=page, Games
          /games       | Live & games=true | Live lesson, Games=page
          /gradebook   | Grades=page       | Gradebook=page, Report
          /report      | Grades=true       | Gradebook, Report=page
          /settings    | More=page         |""")
  void theWayToThePageIsMarked(String path, String place, String pages) {
    UI.getCurrent().navigate(AbstractClassView.address(id, path));

    assertThat(links("class-places"))
        .isEqualTo(PLACES.replace(place.replaceFirst("=.*", ""), place));
    assertThat(links("class-pages")).isEqualTo(pages == null ? "" : pages);
  }

  @Test
  void assistantsSeeOnlyWhatTheyMayOpen() {
    var rows = new TestClasses(jdbc);
    ClassId assisted = rows.add("6a");
    rows.addAssistant(assisted, account.id());

    UI.getCurrent().navigate(AbstractClassView.address(assisted, "/games"));

    assertThat(links("class-places")).isEqualTo("Board, Live & games=page, Grades");
    assertThat(links("class-pages")).isEmpty();
  }

  /** Returns the links of a row: folded ones in brackets, and what is said of the current one. */
  private String links(String row) {
    return $(Nav.class).withClassName(row).all().stream()
        .flatMap(nav -> nav.getElement().getChildren())
        .flatMap(
            each ->
                each.getTag().equals("details")
                    ? each.getChildren()
                        .flatMap(
                            part ->
                                part.getTag().equals("div") ? part.getChildren() : Stream.of(part))
                        .map(link -> "(" + link.getTextRecursively() + ")")
                    : Stream.of(link(each)))
        .collect(joining(", "));
  }

  private static String link(Element link) {
    String current = link.getAttribute("aria-current");
    return link.getTextRecursively() + (current == null ? "" : "=" + current);
  }
}
