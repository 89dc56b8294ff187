package org.queenside.classroom.ui;

import com.vaadin.flow.component.Focusable;
import com.vaadin.flow.component.html.Div;
import java.util.function.Supplier;
import org.queenside.classroom.ClassFull;
import org.queenside.classroom.ClassPutAway;
import org.queenside.classroom.Conflict;
import org.queenside.classroom.InAnotherClass;
import org.queenside.classroom.NameTaken;
import org.queenside.classroom.NotTheLead;
import org.queenside.database.DatabaseFailure;
import org.queenside.look.AnswerBox;
import org.queenside.look.AnswerBox.Tone;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/** Where a page says what came of a change. Whatever was typed stays where it is. */
final class Notice extends Div implements Focusable<Notice> {

  Notice() {
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
    } catch (Conflict e) {
      warn(conflict.get());
    } catch (ClassPutAway e) {
      refuse("class.trouble.archived");
    } catch (NotTheLead e) {
      refuse("class.trouble.lead");
    } catch (NameTaken e) {
      refuse("class.trouble.taken", e.name());
    } catch (InAnotherClass e) {
      refuse("class.trouble.elsewhere");
    } catch (ClassFull e) {
      refuse("class.trouble.full", e.room());
    } catch (DataAccessException | TransactionException e) {
      DatabaseFailure.report("a change of a class was not saved", e);
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
    add(new AnswerBox(tone, sign, text));
    getElement().executeJs("this.scrollIntoView({block: 'nearest'})");
  }
}
