package org.queenside.school.roster.ui;

import java.time.LocalDate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.ConflictException;
import org.queenside.store.DatabaseFailureLog;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.StatusMessage;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/** The result of a change to a class, also of one that isn't possible. */
public final class ChangeNotice extends StatusMessage {

  public ChangeNotice() {
    super("notice");
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
      showError(conflict.get());
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

  /** Shows the message of a key as an error. */
  public void refuse(String key, Object... details) {
    var dates = new DateFormatter(getLocale());
    showError(
        getTranslation(
            key,
            Stream.of(details)
                .map(each -> each instanceof LocalDate day ? dates.full(day) : each)
                .toArray()));
  }
}
