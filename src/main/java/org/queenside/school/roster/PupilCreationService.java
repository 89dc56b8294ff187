package org.queenside.school.roster;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.store.ConflictException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Adds pupils to a class, all or none of them. Methods throw as those of {@link SchoolClassService}
 * do, and {@link ClassArchivedException} if the class is archived.
 */
@Component
public class PupilCreationService {

  private static final int TRIES = 3;

  private final SchoolClassService classes;
  private final RosterService roster;
  private final GroupService groups;
  private final AccountRepository accounts;
  private final LoginCardIssuer cardIssue;
  private final TransactionOperations transaction;
  private final AuditRepository audit;
  private final SignInNameGenerator signInNames = new SignInNameGenerator(new SecureRandom());

  PupilCreationService(
      SchoolClassService classes,
      RosterService roster,
      GroupService groups,
      AccountRepository accounts,
      LoginCardIssuer cardIssue,
      TransactionOperations transaction,
      AuditRepository audit) {
    this.classes = classes;
    this.roster = roster;
    this.groups = groups;
    this.accounts = accounts;
    this.cardIssue = cardIssue;
    this.transaction = transaction;
    this.audit = audit;
  }

  /** The longest text that is read, in characters: the names of some fifty classes. */
  public static final int LONGEST_TEXT = 300_000;

  /**
   * What would become of names.
   *
   * @param list the names, with what is wrong with them, the class taken into account; empty if the
   *     text is longer than {@link #LONGEST_TEXT}
   * @param length of the text, in characters
   * @param room how many more pupils the class holds
   */
  public record Preview(NameList list, int length, int room) {

    /** Whether the text is so long that it was not read. */
    public boolean isUnread() {
      return length > LONGEST_TEXT;
    }

    /** Whether there is somebody to add, and room for all of them. */
    public boolean canBeAdded() {
      int wanted = list.newPupils().size();
      return wanted > 0 && wanted <= room;
    }
  }

  /** Looks names over. Nothing is written. */
  public Preview preview(ClassId id, String text) {
    classes.openForChange(id);
    NameList list =
        text.length() > LONGEST_TEXT
            ? new NameList(List.of())
            : NameList.of(text).comparedWith(roster.pupils(id));
    return new Preview(list, text.length(), roster.freePlaces(id));
  }

  /**
   * Adds pupils.
   *
   * @param names as {@link #preview} gave them
   * @param secrets one for each
   * @return their cards, in the order of the names
   * @throws ClassFullException if the class has no room for all of them
   * @throws ConflictException if somebody else has added one of them meanwhile
   */
  public List<LoginCard> add(
      ClassId id, List<NameList.NewPupil> names, List<GeneratedPassword> secrets) {
    for (int attempt = 1; ; attempt++) {
      try {
        return transaction.execute(_ -> addHeld(id, names, secrets));
      } catch (DuplicateKeyException e) {
        // Somebody has just taken one of the user names: there are others.
        if (attempt == TRIES) {
          throw e;
        }
      }
    }
  }

  private List<LoginCard> addHeld(
      ClassId id, List<NameList.NewPupil> names, List<GeneratedPassword> secrets) {
    SchoolClass schoolClass = classes.lockForChange(id);
    int room = roster.freePlaces(id);
    if (names.size() > room) {
      throw new ClassFullException(room);
    }
    refuseDoubles(id, names);
    Set<String> taken = new HashSet<>();
    List<LoginCard> cards = new ArrayList<>();
    for (int place = 0; place < names.size(); place++) {
      cards.add(add(id, names.get(place), secrets.get(place), taken));
    }
    audit.note(AuditAction.PUPILS_ADDED, schoolClass.name() + ": " + names.size());
    return cards;
  }

  private LoginCard add(
      ClassId id, NameList.NewPupil named, GeneratedPassword prepared, Set<String> taken) {
    String signInName =
        signInNames.of(named.name(), wanted -> taken.contains(wanted) || accounts.isTaken(wanted));
    taken.add(signInName);
    Account account = accounts.add(AccountRole.LEARNER, named.name(), signInName);
    int number = roster.put(id, account.id());
    if (named.group() != null) {
      groups.put(id, groups.named(id, named.group()), account.id());
    }
    return cardIssue.issueFirst(account, number, prepared);
  }

  private void refuseDoubles(ClassId id, List<NameList.NewPupil> names) {
    boolean doubled =
        new NameList(List.copyOf(names))
            .comparedWith(roster.pupils(id)).lines().stream()
                .anyMatch(NameList.InvalidLine.class::isInstance);
    if (doubled) {
      throw new ConflictException("pupils of class " + id);
    }
  }
}
