package org.queenside.school.report.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import java.util.Objects;
import org.queenside.course.ui.LoggedMistake;
import org.queenside.game.GameId;
import org.queenside.school.report.ClassMisconception;
import org.queenside.school.report.CommonMistake;
import org.queenside.school.report.MisconceptionMessages;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;

/**
 * One misconception of a class in detail: who holds it, how it shows, why it is wrong, and how to
 * reteach it.
 */
final class MisconceptionDetail extends Section {

  private final ClassId schoolClass;

  MisconceptionDetail(
      MisconceptionServices services, SchoolClass schoolClass, ClassMisconception finding) {
    this.schoolClass = schoolClass.id();
    addClassName("misconception-detail");
    int held = finding.holders().size();
    String sentence =
        finding.isHeld()
            ? new MisconceptionMessages(getLocale())
                .sentence(held, finding.tested(), finding.misconception())
            : new MisconceptionMessages(getLocale())
                .sentence(finding.corrected().size(), finding.tested(), finding.misconception());
    var headline = new H1(sentence);
    headline.addClassName("big");
    LoggedMistake tried = services.replay(finding.commonest(), getLocale());
    var facts = Markup.div("told");
    facts.add(
        Markup.div(
            "people",
            new PupilCountBoxes(held, finding.tested()),
            Markup.paragraph("note", getTranslation("misconceptions.tested", finding.tested()))));
    if (!schoolClass.readOnly()) {
      facts.add(new ReteachingPanel(services.reteaching(), schoolClass.id(), finding));
    }
    if (finding.isHeld()) {
      facts.add(people("misconceptions.holders", finding.holders()));
    }
    if (!finding.corrected().isEmpty()) {
      facts.add(people("misconceptions.corrected", finding.corrected()));
    }
    var shown = Markup.div("shown", new MistakeDiagram(tried, sentence));
    if (tried != null) {
      shown.add(explanation(tried, finding.commonest()));
    }
    shown.add(where(services, finding.commonest()));
    add(headline, Markup.div("split", shown, facts));
  }

  private Component explanation(LoggedMistake tried, CommonMistake commonest) {
    // A move that the computer tried isn't the pupil's own, but nobody objected to it.
    String key =
        GameId.isTrick(commonest.item()) ? "misconceptions.let-pass" : "misconceptions.tried";
    String sign = getTranslation(key, tried.answer(), commonest.pupils());
    return new Notice(Notice.Tone.REFUSED, sign, Objects.requireNonNullElse(tried.why(), ""));
  }

  private Paragraph where(MisconceptionServices services, CommonMistake commonest) {
    return Markup.paragraph(
        "note",
        getTranslation(
            "misconceptions.where", services.itemNames().title(commonest.item(), getLocale())));
  }

  private Div people(String key, List<Pupil> pupils) {
    return Markup.div(
        "people",
        Markup.paragraph("note", getTranslation(key, pupils.size())),
        new PupilLinks(schoolClass, pupils));
  }
}
