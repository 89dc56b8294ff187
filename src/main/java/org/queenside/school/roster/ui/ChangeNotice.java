package org.queenside.school.roster.ui;

import com.vaadin.flow.component.Focusable;
import com.vaadin.flow.component.html.Div;
import java.util.function.Supplier;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassFullException;
import org.queenside.school.roster.ClassNameTakenException;
import org.queenside.school.roster.GroupNameTakenException;
import org.queenside.school.roster.pupil.PupilMergeException;
import org.queenside.school.roster.pupil.PupilNotDeletableException;
import org.queenside.school.roster.teacher.NotLeadTeacherException;
import org.queenside.school.roster.year.ClassPromotedException;
import org.queenside.school.roster.year.ClassPromotion;
import org.queenside.school.roster.year.ClassPromotionInUseException;
import org.queenside.school.roster.year.ClassPromotionService;
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
    } catch (NotLeadTeacherException e) {
      refuse("class.trouble.lead");
    } catch (GroupNameTakenException e) {
      refuse("class.trouble.taken", e.name());
    } catch (PupilNotDeletableException e) {
      refuse("class.trouble.elsewhere");
    } catch (PupilMergeException e) {
      refuse("class.trouble.played");
    } catch (ClassFullException e) {
      refuse("class.trouble.full", e.freePlaces());
    } catch (ClassPromotedException e) {
      ClassPromotion promotion = e.promotion();
      refuse(
          "class.trouble.promoted",
          promotion.name(),
          promotion.newName(),
          new DateFormatter(getLocale()).full(promotion.day()));
    } catch (ClassPromotionInUseException e) {
      refuse("class.trouble.promotion-in-use", ClassPromotionService.UNDO.toDays());
    } catch (ClassNameTakenException e) {
      refuse("class.trouble.class-name", e.name());
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
    warn(getTranslation(key, details));
  }

  private void show(Tone tone, String label, String text) {
    removeAll();
    add(new Notice(tone, label, text));
    getElement().executeJs("this.scrollIntoView({block: 'nearest'})");
  }
}
