package org.queenside.school.demo.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.VaadinSession;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.SignInOptions;
import org.queenside.identity.session.SignInSessionService;
import org.queenside.school.demo.DemoSchoolService;
import org.queenside.school.demo.DemoSchoolService.DemoSchool;
import org.queenside.store.NotSavedException;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.stereotype.Component;

/** Leads a visitor into a copy of the made-up school, which ends with the browser's session. */
@Component
@ConditionalOnBooleanProperty("queenside.demo")
public class DemoVisit {

  private final DemoSchoolService schools;
  private final SignInSessionService signIns;
  private final CurrentAccount currentAccount;

  DemoVisit(
      DemoSchoolService schools, SignInSessionService signIns, CurrentAccount currentAccount) {
    this.schools = schools;
    this.signIns = signIns;
    this.currentAccount = currentAccount;
  }

  /**
   * Opens the first class of the session's copy, and creates the copy if there is none. Call it
   * from a page event, never when an address is opened: robots open every address.
   *
   * @throws NotSavedException if the database fails, or too many visitors come at once
   */
  void begin() {
    DemoSchool school = find();
    if (school == null) {
      school = schools.create();
      VaadinSession.getCurrent().setAttribute(DemoSchool.class, school);
    }
    if (!school.teacher().equals(currentAccount.findIgnoringPageOwner())) {
      signIns.start(school.teacher(), SignInOptions.SHORT, true);
    }
    // Reloads, because this page belongs to nobody or to another account.
    UI.getCurrent().getPage().setLocation("class/" + school.firstClass());
  }

  /** Returns whether the session has a copy that hasn't ended. */
  boolean isOpen() {
    return find() != null;
  }

  private @Nullable DemoSchool find() {
    DemoSchool school = VaadinSession.getCurrent().getAttribute(DemoSchool.class);
    return school != null && schools.isOpen(school) ? school : null;
  }

  /** Ends the copy of a session, if it has one. */
  void end(VaadinSession session) {
    DemoSchool school = session.getAttribute(DemoSchool.class);
    if (school != null) {
      schools.end(school);
    }
  }
}
