package org.queenside.learner.ui;

import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import java.util.List;
import org.queenside.learner.account.Administration;
import org.queenside.learner.account.InvitationDesk;
import org.queenside.learner.account.OwnAccount;
import org.queenside.learner.account.PupilStay;
import org.queenside.learner.account.Registration;
import org.queenside.learner.account.Settings;
import org.queenside.learner.account.WaitingDeletions;
import org.queenside.look.AnswerBox;
import org.queenside.look.AnswerBox.Tone;

/** What administrators look after: who teaches here, who may come in, and what was done. */
@Route("administration")
@RolesAllowed("ADMINISTRATOR")
class AdministrationView extends Main implements BeforeEnterObserver, HasDynamicTitle {

  private final InvitationDesk invitationDesk;
  private final Administration administration;
  private final Settings settings;
  private final WaitingDeletions deletions;
  private final OwnAccount own;
  private final Clock clock;

  AdministrationView(
      InvitationDesk invitationDesk,
      Administration administration,
      Settings settings,
      WaitingDeletions deletions,
      OwnAccount own,
      Clock clock) {
    this.invitationDesk = invitationDesk;
    this.administration = administration;
    this.settings = settings;
    this.deletions = deletions;
    this.own = own;
    this.clock = clock;
    setId("main");
    addClassName("administration");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    removeAll();
    var log = new Anchor("administration/log", getTranslation("admin.log.open"));
    log.addClassNames("btn", "line");
    add(new H1(getTranslation("admin.headline")), lead(), passwordNotice());
    deletions.open().forEach(waiting -> add(new DeletionSection(deletions, waiting, clock)));
    add(
        new InvitationSection(invitationDesk, clock),
        new StaffSection(administration, clock),
        new ChoiceSection<>(
            "admin.registration",
            List.of(Registration.values()),
            settings.registration(),
            Registration::word,
            settings::choose),
        new ChoiceSection<>(
            "admin.stay",
            List.of(PupilStay.values()),
            settings.pupilStay(),
            PupilStay::word,
            settings::choose),
        new AdministrationSection(
            "admin.log", new Paragraph(getTranslation("admin.log.about")), log));
  }

  /** Whoever set this Queenside up arrives here, and often wants to teach first of all. */
  private Paragraph lead() {
    var lead =
        new Paragraph(
            new Text(getTranslation("admin.lead") + " "),
            new Anchor("classes", getTranslation("admin.lead.teach")));
    lead.addClassName("lead");
    return lead;
  }

  private Div passwordNotice() {
    var notice = new Div();
    if (own.hasWeakPassword()) {
      var change = new Anchor("account", getTranslation("admin.weak.change"));
      change.addClassNames("btn", "line");
      notice.addClassName("notice");
      notice.add(
          new AnswerBox(Tone.HINT, getTranslation("own.weak"), getTranslation("admin.weak")),
          change);
    }
    return notice;
  }

  @Override
  public String getPageTitle() {
    return getTranslation("plain.title", getTranslation("admin.headline"));
  }
}
