package org.queenside.school.roster.pupil;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.GroupRepository;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.PupilRepository;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.card.GeneratedPassword;
import org.queenside.school.roster.card.LoginCard;
import org.queenside.school.roster.card.LoginCardIssuer;
import org.queenside.school.roster.card.SignInNameGenerator;
import org.queenside.school.roster.names.ColumnMeaning;
import org.queenside.school.roster.names.NameList;
import org.queenside.school.roster.names.NameTable;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.ConflictException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** Adds pupils to a class, in one transaction. */
@Component
public class PupilCreationService {

  private static final int ATTEMPTS = 3;

  private final SchoolClassService classes;
  private final PupilRepository pupils;
  private final GroupRepository groups;
  private final AccountRepository accounts;
  private final LoginCardIssuer cardIssuer;
  private final TransactionOperations transaction;
  private final AuditRepository audit;
  private final SignInNameGenerator signInNames = new SignInNameGenerator(new SecureRandom());

  public PupilCreationService(
      SchoolClassService classes,
      PupilRepository pupils,
      GroupRepository groups,
      AccountRepository accounts,
      LoginCardIssuer cardIssuer,
      TransactionOperations transaction,
      AuditRepository audit) {
    this.classes = classes;
    this.pupils = pupils;
    this.groups = groups;
    this.accounts = accounts;
    this.cardIssuer = cardIssuer;
    this.transaction = transaction;
    this.audit = audit;
  }

  /** The longest text that is read, in characters: enough for the names of some fifty classes. */
  public static final int LONGEST_TEXT = 300_000;

  /**
   * The names as they would be added.
   *
   * @param list the names and their problems, also compared with the class's pupils; empty if the
   *     text is longer than {@link #LONGEST_TEXT}
   */
  public record Preview(
      NameTable table, List<ColumnMeaning> columns, NameList list, int length, int freePlaces) {
    public Preview {
      columns = List.copyOf(columns);
    }

    /** Whether the text was too long to be read. */
    public boolean isUnread() {
      return length > LONGEST_TEXT;
    }

    /** Whether there are pupils to add, and room for all of them. */
    public boolean canBeAdded() {
      int count = list.newPupils().size();
      return count > 0 && count <= freePlaces;
    }
  }

  /**
   * Checks names without writing anything.
   *
   * @param columns what the columns contain; guessed if the number differs from that of the text,
   *     which must have changed
   * @param lines lines that have a pupil, although they look like titles or totals
   */
  public Preview preview(ClassId id, String text, List<ColumnMeaning> columns, Set<String> lines) {
    List<Pupil> present = pupils.members(classes.openForChange(id)).pupils();
    NameTable table = NameTable.of(text.length() > LONGEST_TEXT ? "" : text, lines);
    List<ColumnMeaning> meanings =
        columns.size() == table.columns() ? List.copyOf(columns) : table.suggested();
    return new Preview(
        table,
        meanings,
        NameList.of(table, meanings).comparedWith(cards(present)),
        text.length(),
        RosterService.MOST_PUPILS - present.size());
  }

  /**
   * Adds pupils.
   *
   * @param names as {@link #preview} returned them
   * @throws ConflictException if a pupil with one of these names has been added since
   */
  public List<LoginCard> add(
      ClassId id, List<NameList.NewPupil> names, List<GeneratedPassword> secrets) {
    for (int attempt = 1; ; attempt++) {
      try {
        return transaction.execute(_ -> addLocked(id, names, secrets));
      } catch (DuplicateKeyException e) {
        // Another program has just taken one of the sign-in names, so try others.
        if (attempt == ATTEMPTS) {
          throw e;
        }
      }
    }
  }

  private List<LoginCard> addLocked(
      ClassId id, List<NameList.NewPupil> names, List<GeneratedPassword> secrets) {
    SchoolClass schoolClass = classes.lockForChange(id);
    List<Pupil> present = pupils.members(schoolClass).pupils();
    int freePlaces = RosterService.MOST_PUPILS - present.size();
    if (names.size() > freePlaces) {
      throw new ChangeRefusedException("class.trouble.full", freePlaces);
    }
    List<NameList.Line> compared =
        new NameList(List.copyOf(names)).comparedWith(cards(present)).lines();
    if (compared.stream().anyMatch(NameList.InvalidLine.class::isInstance)) {
      throw new ConflictException("pupils of class " + id);
    }
    List<Account> added =
        names.stream().map(NameList.NewPupil::name).map(this::addAccount).toList();
    int firstCard = pupils.add(id, added.stream().map(Account::id).toList());
    addToGroups(id, names, added);
    List<LoginCard> cards = new ArrayList<>();
    for (int index = 0; index < names.size(); index++) {
      cards.add(cardIssuer.issueFirst(added.get(index), firstCard + index, secrets.get(index)));
    }
    audit.note(AuditAction.PUPILS_ADDED, schoolClass.name(), names.size());
    return cards;
  }

  private static Map<String, Integer> cards(List<Pupil> pupils) {
    return pupils.stream().collect(Collectors.toMap(Pupil::name, Pupil::card, (one, _) -> one));
  }

  private Account addAccount(String name) {
    return accounts.add(AccountRole.LEARNER, name, signInNames.of(name, accounts::isTaken));
  }

  private void addToGroups(ClassId id, List<NameList.NewPupil> names, List<Account> added) {
    Map<String, List<LearnerId>> groupPupils = new LinkedHashMap<>();
    for (int index = 0; index < names.size(); index++) {
      String group = names.get(index).group();
      if (group != null) {
        groupPupils.computeIfAbsent(group, _ -> new ArrayList<>()).add(added.get(index).id());
      }
    }
    groupPupils.forEach((group, pupils) -> groups.joinNamed(id, group, pupils));
  }
}
