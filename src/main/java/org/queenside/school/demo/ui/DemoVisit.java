package org.queenside.school.demo.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.WrappedSession;
import jakarta.servlet.http.HttpSessionBindingEvent;
import jakarta.servlet.http.HttpSessionBindingListener;
import org.queenside.identity.account.Account;
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

  private static final String COPY = SessionCopy.class.getName();

  private final DemoSchoolService schools;
  private final SignInSessionService signIns;
  private final CurrentAccount currentAccount;

  DemoVisit(
      DemoSchoolService schools, SignInSessionService signIns, CurrentAccount currentAccount) {
    this.schools = schools;
    this.signIns = signIns;
    this.currentAccount = currentAccount;
  }

  /** The copy of a session. The server tells it when the session is over. */
  private record SessionCopy(DemoSchoolService schools, DemoSchool school)
      implements HttpSessionBindingListener {
    @Override
    public void valueUnbound(HttpSessionBindingEvent event) {
      schools.end(school);
    }
  }

  /**
   * Opens the first class of the session's copy, and creates the copy if there is none. Call it
   * from a page event, never when an address is opened: robots open every address.
   *
   * @throws NotSavedException if the database fails, or too many visitors come at once
   */
  void begin() {
    WrappedSession session = VaadinSession.getCurrent().getSession();
    DemoSchool school =
        session.getAttribute(COPY) instanceof SessionCopy copy && schools.isOpen(copy.school())
            ? copy.school()
            : create(session);
    Account here = currentAccount.findIgnoringPageOwner();
    if (!school.teacher().equals(here)) {
      signIns.start(school.teacher(), SignInOptions.SHORT, true);
    }
    // Reloads, because this page belongs to nobody or to another account.
    UI.getCurrent().getPage().setLocation("class/" + school.firstClass());
  }

  private DemoSchool create(WrappedSession session) {
    DemoSchool school = schools.create();
    session.setAttribute(COPY, new SessionCopy(schools, school));
    return school;
  }
}
