package org.queenside.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import org.junit.jupiter.api.Test;
import org.queenside.ui.PageTester;
import org.springframework.boot.test.context.SpringBootTest;

@SpringBootTest
class MainLayoutTest extends PageTester {

  /** Flow's own interval is five seconds. */
  @Test
  void aPageThatLostTheProgramTriesAgainEverySecond() {
    visit("rules");
    assertThat(UI.getCurrent().getReconnectDialogConfiguration().getReconnectInterval())
        .isEqualTo(1000);
  }
}
