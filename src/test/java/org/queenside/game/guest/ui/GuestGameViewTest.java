package org.queenside.game.guest.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.Paragraph;
import org.junit.jupiter.api.Test;
import org.queenside.game.guest.GuestGameService;
import org.queenside.identity.session.TestBrowser;
import org.queenside.ui.Form;
import org.queenside.ui.PageTester;
import org.queenside.ui.Poll;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** The page on which a visitor gets or types the code of a game. */
@SpringBootTest
class GuestGameViewTest extends PageTester {

  private final GuestGameService guests;

  GuestGameViewTest(@Autowired GuestGameService guests) {
    this.guests = guests;
  }

  private void join(String code) {
    $(Input.class).id("game-code").setValue(code);
    fire($(Form.class).single().getElement(), "submit");
  }

  private static String address() {
    return UI.getCurrent().getInternals().getActiveViewLocation().getPath();
  }

  @Test
  void theGameOpensWhenTheFriendTypesTheCode() {
    visit("play");
    assertThat(text()).contains("Play a friend on another device");
    visit("play/guest");
    press("Get a code");
    assertThat(text()).contains("Tell your friend this code.");
    String code = $(Paragraph.class).withClassName("code").single().getText();

    new TestBrowser().request(() -> guests.join(code));
    $(Poll.class).all().forEach(poll -> fire(poll.getElement(), Poll.EVENT));

    assertThat(address()).startsWith("play/game/");
    assertThat(text()).contains("Against Guest");
  }

  @Test
  void aCodeOfAnotherVisitorOpensTheGame() {
    String code = new TestBrowser().request(() -> guests.create(null));
    visit("play/guest");
    join(code);
    assertThat(address()).startsWith("play/game/");
  }

  @Test
  void aWrongCodeIsExplained() {
    visit("play/guest");
    join("AAAAA");
    assertThat(text()).contains("No game is waiting with this code.");
    assertThat(address()).isEqualTo("play/guest");
  }

  @Test
  void aCodeCanBeWithdrawn() {
    visit("play/guest");
    press("Get a code");
    press("Stop waiting");
    assertThat(button("Get a code").isVisible()).isTrue();
    assertThat(text()).doesNotContain("Tell your friend this code.");
  }
}
