package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.time.Instant;
import java.util.Set;
import org.queenside.school.report.ParentLinkService;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.ui.Button;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.LoopbackAddress;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;

/**
 * Makes and withdraws the code for the page of a pupil's parents. A new code is shown on the sheet
 * until the page is left; only its hash is stored.
 */
final class ParentLinkPanel extends Section {

  private final SchoolClass schoolClass;
  private final Pupil pupil;
  private final ParentLinkService links;
  private final ParentReportSheet sheet;
  private final Div state = new Div();
  private final Div local = new Div();
  private final ChangeNotice notice = new ChangeNotice();
  private final InlineQuestion question = new InlineQuestion();

  /**
   * Creates the panel.
   *
   * @param sheet the sheet that shows a new code
   */
  ParentLinkPanel(
      SchoolClass schoolClass, Pupil pupil, ParentLinkService links, ParentReportSheet sheet) {
    this.schoolClass = schoolClass;
    this.pupil = pupil;
    this.links = links;
    this.sheet = sheet;
    addClassName("parent-link");
    if (!schoolClass.archived()) {
      add(new H2(getTranslation("parents.headline")), state, question, notice, local);
      draw();
    }
  }

  private void draw() {
    state.removeAll();
    Instant madeAt = links.madeAt(schoolClass.id()).get(pupil.id());
    if (madeAt == null) {
      state.add(
          new Paragraph(getTranslation("parents.about", pupil.name())),
          Button.outlined("parents.make", this::make));
      return;
    }
    String day = new DateFormatter(getLocale()).full(madeAt.atZone(schoolClass.zone()));
    state.add(
        new Paragraph(getTranslation("parents.made", pupil.name(), day)),
        Markup.div(
            "ways",
            Button.outlined("parents.renew", asked -> ask(asked, "parents.renew", this::make)),
            Button.text(
                "parents.withdraw", asked -> ask(asked, "parents.withdraw", this::withdraw))));
  }

  private void ask(Button asked, String key, Runnable action) {
    question.confirm(
        asked, getTranslation(key + ".ask", pupil.name()), getTranslation(key), action);
  }

  private void make() {
    notice.attempt(
        () -> {
          String token =
              links.create(schoolClass.id(), Set.of(pupil.id())).values().iterator().next();
          // Parents use the same address that the teacher is using now.
          getElement()
              .executeJs("return document.baseURI")
              .then(String.class, base -> show(base, base + "parents/" + token));
          conclude("parents.make.done");
        });
  }

  private void withdraw() {
    notice.attempt(
        () -> {
          links.withdraw(schoolClass.id(), pupil.id());
          sheet.showCode("");
          conclude("parents.withdraw.done");
        });
  }

  private void conclude(String key) {
    question.close();
    draw();
    notice.showSuccessAndFocus(getTranslation(key, pupil.name()));
  }

  private void show(String base, String address) {
    local.removeAll();
    if (LoopbackAddress.is(base)) {
      local.add(
          new Notice(
              Tone.HINT, getTranslation("parents.local"), getTranslation("parents.local.about")));
    }
    sheet.showCode(address);
  }
}
