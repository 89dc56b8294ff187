package org.queenside.classroom;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.Account;
import org.queenside.learner.Accounts;
import org.queenside.learner.Action;
import org.queenside.learner.Audit;
import org.queenside.learner.Codes;
import org.queenside.learner.Role;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** New ways for pupils to sign in. Methods throw as those of {@link Roster} do. */
@Component
public class LoginCards {

  private final CurrentClasses classes;
  private final Roster roster;
  private final Accounts accounts;
  private final CardIssue cardIssue;
  private final Codes codes;
  private final TransactionOperations transaction;
  private final Audit audit;

  LoginCards(
      CurrentClasses classes,
      Roster roster,
      Accounts accounts,
      CardIssue cardIssue,
      Codes codes,
      TransactionOperations transaction,
      Audit audit) {
    this.classes = classes;
    this.roster = roster;
    this.accounts = accounts;
    this.cardIssue = cardIssue;
    this.codes = codes;
    this.transaction = transaction;
    this.audit = audit;
  }

  /**
   * A code for a tablet that several share: it opens an account once, for ten minutes.
   *
   * @param pupil whose account
   */
  public record ShortCode(Pupil pupil, String code) {

    /** Hides the code from logs. */
    @Override
    public String toString() {
      return "ShortCode[" + pupil.card() + "]";
    }
  }

  /**
   * Gives pupils new passwords and cards. The old ones open nothing any more, and wherever the
   * pupils are signed in, they are signed out.
   *
   * @param secrets one for each
   */
  public List<LoginCard> renew(ClassId id, List<Pupil> pupils, List<PreparedSecret> secrets) {
    return transaction.execute(
        _ -> {
          SchoolClass schoolClass = classes.holdToChange(id);
          List<Pupil> present = roster.pupils(id);
          List<LoginCard> cards = new ArrayList<>();
          for (int place = 0; place < pupils.size(); place++) {
            Pupil wanted = pupils.get(place);
            Pupil pupil =
                present.stream()
                    .filter(each -> each.id().equals(wanted.id()))
                    .findFirst()
                    .orElseThrow(() -> new NoSuchClass("pupil " + wanted.id()));
            cards.add(renew(pupil, secrets.get(place)));
          }
          audit.note(Action.CARDS_MADE, schoolClass.name() + ": " + pupils.size());
          return cards;
        });
  }

  /** Makes a code for each pupil of a class. */
  public List<ShortCode> shortCodes(ClassId id) {
    return transaction.execute(
        _ -> {
          SchoolClass schoolClass = classes.holdToChange(id);
          List<ShortCode> made =
              roster.pupils(id).stream()
                  .filter(pupil -> learner(pupil) != null)
                  .map(pupil -> new ShortCode(pupil, codes.newShort(pupil.id())))
                  .toList();
          audit.note(Action.CODE_MADE, schoolClass.name() + ": " + made.size());
          return made;
        });
  }

  private LoginCard renew(Pupil pupil, PreparedSecret prepared) {
    Account account = learner(pupil);
    if (account == null) {
      throw new NoSuchClass("pupil " + pupil.id());
    }
    return cardIssue.anew(account, pupil.card(), prepared);
  }

  /**
   * The account of a pupil, or null of one who has another role by now: that password opens more.
   */
  private @Nullable Account learner(Pupil pupil) {
    Account account = accounts.find(pupil.id());
    return account != null && account.role() == Role.LEARNER ? account : null;
  }
}
