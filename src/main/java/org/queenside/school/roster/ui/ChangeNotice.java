package org.queenside.school.roster.ui;

import com.vaadin.flow.component.Focusable;
import com.vaadin.flow.component.html.Div;
import java.time.LocalDate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.ConflictException;
import org.queenside.store.DatabaseFailureLog;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/** Shows the result of a change. */
public final class ChangeNotice extends Div implements Focusable<ChangeNotice> {

  public ChangeNotice() {
    addClassName("notice");
    getElement().setAttribute("role", "status");
    setTabIndex(-1);
  }

  /** Makes a change, or shows why it isn't possible. Returns whether it was made. */
  public boolean attempt(Runnable change) {
    return attempt(change, () -> getTranslation("class.trouble.conflict"));
  }

  /** Does the same, with a message in case another teacher has changed the same thing. */
  boolean attempt(Runnable change, Supplier<String> conflict) {
    removeAll();
    try {
      change.run();
      return true;
    } catch (ConflictException e) {
      warn(conflict.get());
    } catch (ClassArchivedException e) {
      refuse("class.trouble.archived");
    } catch (ChangeRefusedException e) {
      refuse(e.messageKey(), e.arguments());
    } catch (DataAccessException | TransactionException e) {
      DatabaseFailureLog.report("a change of a class was not saved", e);
      refuse("class.trouble.store");
    }
    return false;
  }

  /** Shows a success message. */
  public void confirm(String text) {
    show(Tone.RIGHT, getTranslation("class.done"), text);
  }

  /**
   * Shows a success message and takes the focus, for changes that remove the pressed button: so
   * keyboard and screen reader users don't lose their place.
   */
  public void confirmAndFocus(String text) {
    confirm(text);
    focus();
  }

  public void warn(String text) {
    show(Tone.REFUSED, getTranslation("class.trouble"), text);
  }

  /** Shows the message of a key in the same way. */
  public void refuse(String key, Object... details) {
    var dates = new DateFormatter(getLocale());
    warn(
        getTranslation(
            key,
            Stream.of(details)
                .map(each -> each instanceof LocalDate day ? dates.full(day) : each)
                .toArray()));
  }

  private void show(Tone tone, String label, String text) {
    removeAll();
    add(new Notice(tone, label, text));
    getElement().executeJs("this.scrollIntoView({block: 'nearest'})");
  }
}
