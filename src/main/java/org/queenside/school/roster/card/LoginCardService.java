package org.queenside.school.roster.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.SignInCodeRepository;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.PupilRepository;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** New login cards and short sign-in codes for the pupils of a class. */
@Component
public class LoginCardService {

  private final SchoolClassService classes;
  private final PupilRepository pupilRepository;
  private final AccountRepository accounts;
  private final LoginCardIssuer cardIssuer;
  private final SignInCodeRepository codes;
  private final AuditRepository audit;

  public LoginCardService(
      SchoolClassService classes,
      PupilRepository pupilRepository,
      AccountRepository accounts,
      LoginCardIssuer cardIssuer,
      SignInCodeRepository codes,
      AuditRepository audit) {
    this.classes = classes;
    this.pupilRepository = pupilRepository;
    this.accounts = accounts;
    this.cardIssuer = cardIssuer;
    this.codes = codes;
    this.audit = audit;
  }

  /** A code for a shared tablet: it signs a pupil in once, within ten minutes. */
  public record ShortCode(Pupil pupil, String code) {

    /** Hides the code from logs. */
    @Override
    public String toString() {
      return "ShortCode[" + pupil.card() + "]";
    }
  }

  /**
   * Gives pupils new passwords and cards. Old cards and passwords stop working, and the pupils are
   * signed out everywhere.
   *
   * @throws RecordNotFoundException if one of the pupils has left the class or has a higher role by
   *     now
   */
  @Transactional
  public List<LoginCard> renew(ClassId id, List<Pupil> pupils, List<GeneratedPassword> secrets) {
    SchoolClass schoolClass = classes.lockForChange(id);
    Map<LearnerId, Pupil> present =
        pupilRepository.members(schoolClass).pupils().stream()
            .collect(Collectors.toMap(Pupil::id, Function.identity()));
    List<LoginCard> cards = new ArrayList<>();
    for (int index = 0; index < pupils.size(); index++) {
      LearnerId wanted = pupils.get(index).id();
      Pupil pupil = present.get(wanted);
      Account account = pupil == null ? null : pupilAccount(wanted);
      if (pupil == null || account == null) {
        throw new RecordNotFoundException("pupil " + wanted);
      }
      cards.add(cardIssuer.renew(account, pupil.card(), secrets.get(index)));
    }
    audit.note(AuditAction.CARDS_MADE, schoolClass.name(), pupils.size());
    return cards;
  }

  /** Creates a code for each pupil of a class. */
  @Transactional
  public List<ShortCode> shortCodes(ClassId id) {
    SchoolClass schoolClass = classes.lockForChange(id);
    List<ShortCode> created =
        pupilRepository.members(schoolClass).pupils().stream()
            .filter(pupil -> pupilAccount(pupil.id()) != null)
            .map(pupil -> new ShortCode(pupil, codes.newShort(pupil.id())))
            .toList();
    audit.note(AuditAction.CODE_MADE, schoolClass.name(), created.size());
    return created;
  }

  /** Finds an account; null if its owner has a higher role, whose password would open more. */
  private @Nullable Account pupilAccount(LearnerId pupil) {
    Account account = accounts.find(pupil);
    return account != null && account.role() == AccountRole.LEARNER ? account : null;
  }
}
