package org.queenside.course.ui;

import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import org.queenside.course.model.LessonCast;
import org.queenside.ui.CharacterPicture;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;

/**
 * What a character says before a lesson, in a speech bubble. The browser hides it if the learner
 * wants quiet, and when it's pressed.
 */
@Tag("queenside-greeting")
public final class Greeting extends HtmlContainer {

  /** Creates the bubble of a lesson. */
  public Greeting(LessonCast cast) {
    addClassName("greeting");
    String code = cast.member().code();
    getElement().setAttribute("who", code);
    var line = new Span(speaker(code), new Span(cast.opening()));
    line.setId("greeting");
    var close = Markup.span("sr", getTranslation("lesson.greeting.close"));
    var bubble = new NativeButton();
    bubble.add(
        Markup.span("head", new CharacterPicture(code)),
        Markup.span("said", line, Icon.CROSS.draw(), close));
    bubble.addClassName("bubble");
    add(bubble);
  }

  /** Returns who speaks, for a screen reader. */
  private Span speaker(String code) {
    String name = getTranslation("opponent." + code);
    return Markup.span("sr", getTranslation("lesson.greeting", name) + " ");
  }
}
