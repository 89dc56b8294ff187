package org.queenside.school.roster;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LoginCodeRepository;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** New ways for pupils to sign in. Methods throw as those of {@link RosterService} do. */
@Component
public class LoginCardService {

  private final SchoolClassService classes;
  private final RosterService roster;
  private final AccountRepository accounts;
  private final LoginCardIssuer cardIssue;
  private final LoginCodeRepository codes;
  private final TransactionOperations transaction;
  private final AuditRepository audit;

  LoginCardService(
      SchoolClassService classes,
      RosterService roster,
      AccountRepository accounts,
      LoginCardIssuer cardIssue,
      LoginCodeRepository codes,
      TransactionOperations transaction,
      AuditRepository audit) {
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
  public List<LoginCard> renew(ClassId id, List<Pupil> pupils, List<GeneratedPassword> secrets) {
    return transaction.execute(
        _ -> {
          SchoolClass schoolClass = classes.lockForChange(id);
          List<Pupil> present = roster.pupils(id);
          List<LoginCard> cards = new ArrayList<>();
          for (int place = 0; place < pupils.size(); place++) {
            Pupil wanted = pupils.get(place);
            Pupil pupil =
                present.stream()
                    .filter(each -> each.id().equals(wanted.id()))
                    .findFirst()
                    .orElseThrow(() -> new RecordNotFoundException("pupil " + wanted.id()));
            cards.add(renew(pupil, secrets.get(place)));
          }
          audit.note(AuditAction.CARDS_MADE, schoolClass.name() + ": " + pupils.size());
          return cards;
        });
  }

  /** Makes a code for each pupil of a class. */
  public List<ShortCode> shortCodes(ClassId id) {
    return transaction.execute(
        _ -> {
          SchoolClass schoolClass = classes.lockForChange(id);
          List<ShortCode> made =
              roster.pupils(id).stream()
                  .filter(pupil -> learner(pupil) != null)
                  .map(pupil -> new ShortCode(pupil, codes.newShort(pupil.id())))
                  .toList();
          audit.note(AuditAction.CODE_MADE, schoolClass.name() + ": " + made.size());
          return made;
        });
  }

  private LoginCard renew(Pupil pupil, GeneratedPassword prepared) {
    Account account = learner(pupil);
    if (account == null) {
      throw new RecordNotFoundException("pupil " + pupil.id());
    }
    return cardIssue.renew(account, pupil.card(), prepared);
  }

  /**
   * The account of a pupil, or null of one who has another role by now: that password opens more.
   */
  private @Nullable Account learner(Pupil pupil) {
    Account account = accounts.find(pupil.id());
    return account != null && account.role() == AccountRole.LEARNER ? account : null;
  }
}
