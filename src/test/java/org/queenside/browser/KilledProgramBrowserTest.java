package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.WebElement;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.startup.ApplicationProcess;
import org.springframework.beans.factory.annotation.Autowired;

/** The program is killed, without time to save anything, and started again with the same data. */
@BrowserTest
class KilledProgramBrowserTest {

  /** The mating move is made while no program answers. */
  @Test
  void progressIsKeptAndAGameGoesOn(Browser browser, @Autowired Course course, @TempDir Path data)
      throws Exception {
    Lesson lesson = course.lessons().getFirst();
    Exercise first = lesson.exercises().getFirst();
    try (SwitchingProxy proxy = new SwitchingProxy(SwitchingProxy.NONE)) {
      Browser guest = new Browser(browser.driver(), proxy.address());
      MouseInput mouse = new MouseInput(guest);
      try (ApplicationProcess program = ApplicationProcess.start(data)) {
        proxy.switchTo(port(program));
        guest.open("/learn/" + lesson.id() + "/" + first.id());
        new ExerciseSolver(guest, mouse).solve(first);
        assertThat(guest.find(".lesson .btn.fill").getText()).isEqualTo("Next");

        WholeGameBrowserTest.open(guest, WholeGameBrowserTest.game());
        mouse.move(Move.parseUci("b1c1"), Color.WHITE);
        guest.awaitText(".turn", "Your move");
        assertThat(WholeGameBrowserTest.sheet(guest)).containsExactly("1.", "Rc1", "Kg8");
      }
      proxy.switchTo(SwitchingProxy.NONE);
      WebElement old = guest.find("queenside-board");
      guest.square(Square.C1).click();
      guest.square(Square.C8).click();
      guest.await("return window.Vaadin.connectionState.state !== 'connected'");

      try (ApplicationProcess program = ApplicationProcess.start(data)) {
        proxy.switchTo(port(program));
        guest.awaitPageAfter(old);
        guest.awaitText(".say", "You win!");
        assertThat(WholeGameBrowserTest.sheet(guest))
            .containsExactly("1.", "Rc1", "Kg8", "2.", "Rc8#");

        guest.open("/learn/" + lesson.id());
        assertThat(guest.path())
            .isEqualTo("/learn/" + lesson.id() + "/" + lesson.exercises().get(1).id());
        assertThat(guest.findAll(".dots .done")).hasSize(1);
      }
    }
  }

  private static int port(ApplicationProcess program) {
    return URI.create(program.awaitAddress()).getPort();
  }
}
