package org.queenside.school.roster.ui;

import com.vaadin.flow.component.Focusable;
import com.vaadin.flow.component.html.Div;
import java.util.function.Supplier;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassFullException;
import org.queenside.school.roster.GroupNameTakenException;
import org.queenside.school.roster.NotLeadTeacherException;
import org.queenside.school.roster.PupilNotDeletableException;
import org.queenside.store.ConflictException;
import org.queenside.store.DatabaseFailureLog;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/** Where a page says what came of a change. Whatever was typed stays where it is. */
final class ChangeNotice extends Div implements Focusable<ChangeNotice> {

  ChangeNotice() {
    addClassName("notice");
    getElement().setAttribute("role", "status");
    setTabIndex(-1);
  }

  /** Makes a change; if it cannot be made, says why. */
  boolean attempt(Runnable change) {
    return attempt(change, () -> getTranslation("class.trouble.conflict"));
  }

  /**
   * Makes a change; if it cannot be made, says why.
   *
   * @param conflict what to say when somebody else has changed the same thing meanwhile
   */
  boolean attempt(Runnable change, Supplier<String> conflict) {
    removeAll();
    try {
      change.run();
      return true;
    } catch (ConflictException e) {
      warn(conflict.get());
    } catch (ClassArchivedException e) {
      refuse("class.trouble.archived");
    } catch (NotLeadTeacherException e) {
      refuse("class.trouble.lead");
    } catch (GroupNameTakenException e) {
      refuse("class.trouble.taken", e.name());
    } catch (PupilNotDeletableException e) {
      refuse("class.trouble.elsewhere");
    } catch (ClassFullException e) {
      refuse("class.trouble.full", e.freePlaces());
    } catch (DataAccessException | TransactionException e) {
      DatabaseFailureLog.report("a change of a class was not saved", e);
      refuse("class.trouble.store");
    }
    return false;
  }

  /** Says that something has been done. */
  void confirm(String text) {
    say(Tone.RIGHT, getTranslation("class.done"), text);
  }

  /**
   * Says that something has been done after which what was pressed is gone. It takes the focus, so
   * that whoever uses the keyboard or a screen reader stays here.
   */
  void conclude(String text) {
    confirm(text);
    focus();
  }

  /** Says that something is not done, and what to do. */
  void warn(String text) {
    say(Tone.REFUSED, getTranslation("class.trouble"), text);
  }

  /** Says why something is not done; whoever reads it finds what to do in the same sentence. */
  void refuse(String key, Object... details) {
    warn(getTranslation(key, details));
  }

  private void say(Tone tone, String sign, String text) {
    removeAll();
    add(new Notice(tone, sign, text));
    getElement().executeJs("this.scrollIntoView({block: 'nearest'})");
  }
}
