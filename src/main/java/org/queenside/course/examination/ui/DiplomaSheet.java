package org.queenside.course.examination.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.dependency.StyleSheet;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Span;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;
import org.queenside.ui.PieceIcon;

/** A diploma to print. */
@StyleSheet("context://board/diploma.css")
public final class DiplomaSheet extends Div {

  private final Div inner = Markup.div("inner");

  /**
   * Creates the diploma.
   *
   * @param name the learner's name; blank for a line to write a name on
   * @param earned what it was awarded for, as a sentence that continues after the name
   * @param when the date
   */
  public DiplomaSheet(String name, String earned, String when) {
    this("diploma.headline", army(), name, earned);
    inner.add(Markup.paragraph("when", when));
  }

  /**
   * Creates a diploma without a date.
   *
   * @param headline the key of its headline
   * @param picture the picture below the words
   * @param name the learner's name; blank for a line to write a name on
   * @param earned what it was awarded for, as a sentence that continues after the name
   */
  DiplomaSheet(String headline, Component picture, String name, String earned) {
    var maker = Markup.div("maker", Icon.MARK.draw(), new Span("Queenside"));
    var bearer = Markup.paragraph("name", name);
    bearer.setClassName("blank", name.isBlank());
    inner.add(
        maker,
        new H1(getTranslation(headline)),
        bearer,
        Markup.paragraph("earned", earned),
        picture);
    addClassName("diploma");
    add(inner);
  }

  private static Div army() {
    var army = Markup.div("army");
    "RNBQKBNR".chars().forEach(letter -> army.add(new PieceIcon((char) letter)));
    return army;
  }

  /**
   * Adds a line for a signature.
   *
   * @param place where it was earned, such as the name of a class
   * @param signer the name of the person who signs
   */
  public DiplomaSheet signed(String place, String signer) {
    inner.add(Markup.div("signed", new Span(place), new Span(signer)));
    return this;
  }
}
