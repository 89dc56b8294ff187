package org.queenside.school.live.ui;

import com.vaadin.flow.component.html.Div;
import org.jspecify.annotations.Nullable;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;

/** What covers a pupil's page during a live lesson. */
interface LiveScreenPanel {

  /** Returns the place below everything else. */
  Div foot();

  /** Shows or hides the button that returns to the page below. */
  default void offerWayBack(@Nullable Button way) {
    foot().removeAll();
    if (way != null) {
      foot().add(Markup.paragraph("", way.getTranslation("live.away")), way);
    }
  }
}
