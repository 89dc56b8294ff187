package org.queenside.school.roster.directory;

import java.io.IOException;
import java.io.OutputStream;
import java.security.SecureRandom;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.identity.management.InvitationService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassRepository;
import org.queenside.school.roster.card.SignInNameGenerator;
import org.queenside.school.roster.directory.NewClassList.InvalidRow;
import org.queenside.school.roster.directory.NewClassList.NewClassListException;
import org.queenside.school.roster.directory.NewClassList.Problem;
import org.queenside.store.ConflictException;
import org.queenside.text.CsvTableWriter;
import org.queenside.text.MessageBundle;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Makes many classes and accounts for their teachers at once. For administrators. */
@Component
public class ClassImportService {

  private final ActingAccount actingAccount;
  private final AccountRepository accounts;
  private final InvitationService invitations;
  private final SchoolClassRepository classes;
  private final ClassDirectoryRepository repository;
  private final AuditRepository audit;
  private final SignInNameGenerator signInNames = new SignInNameGenerator(new SecureRandom());

  ClassImportService(
      ActingAccount actingAccount,
      AccountRepository accounts,
      InvitationService invitations,
      SchoolClassRepository classes,
      ClassDirectoryRepository repository,
      AuditRepository audit) {
    this.actingAccount = actingAccount;
    this.accounts = accounts;
    this.invitations = invitations;
    this.classes = classes;
    this.repository = repository;
    this.audit = audit;
  }

  /** Makes sure that a confirmed administrator is acting. */
  public void requireAdministrator() {
    actingAccount.requireConfirmed(AccountRole.ADMINISTRATOR);
  }

  /**
   * Checks a list without writing anything.
   *
   * @param zone the time zone of classes without one
   * @throws NewClassListException if its columns have no titles or it is too long
   */
  public NewClassList preview(String text, ZoneId zone) throws NewClassListException {
    requireAdministrator();
    return compared(NewClassList.of(text, zone));
  }

  private NewClassList compared(NewClassList list) {
    Set<String> taught = repository.taughtClasses();
    List<InvalidRow> wrong = new ArrayList<>();
    for (NewClassRow row : list.rows()) {
      if (taught.contains(ClassDirectoryRepository.key(row.className(), row.teacherKey()))) {
        wrong.add(new InvalidRow(row.line(), Problem.EXISTS, row.className()));
      } else if (existing(row).filter(each -> !isTeacher(each)).isPresent()) {
        wrong.add(new InvalidRow(row.line(), Problem.PUPIL, row.signInName()));
      }
    }
    return list.without(wrong);
  }

  private Optional<Account> existing(NewClassRow row) {
    return row.signInName().isEmpty()
        ? Optional.empty()
        : Optional.ofNullable(accounts.find(row.signInName()));
  }

  private static boolean isTeacher(Account account) {
    return account.role().mayActAs(AccountRole.TEACHER);
  }

  /**
   * Makes classes, and accounts for teachers who don't have one, in one transaction.
   *
   * @param rows as {@link #preview} returned them
   * @return a line for each class and teacher, in the order of the rows
   * @throws ConflictException if one of them has been made in the meantime
   */
  @Transactional
  public List<CreatedClass> create(List<NewClassRow> rows) {
    requireAdministrator();
    if (!compared(new NewClassList(rows, List.of())).invalid().isEmpty()) {
      throw new ConflictException("new classes");
    }
    Map<String, ClassId> made = new HashMap<>();
    Map<String, InvitationService.InvitedTeacher> invited = new HashMap<>();
    List<CreatedClass> lines = new ArrayList<>();
    for (NewClassRow row : rows) {
      InvitationService.InvitedTeacher teacher =
          invited.computeIfAbsent(row.teacherKey(), _ -> teacher(row));
      ClassId known = made.get(NewClassList.key(row.className()));
      ClassId id = known == null ? classes.add(row.className(), row.zone()).id() : known;
      if (known == null) {
        made.put(NewClassList.key(row.className()), id);
        audit.note(AuditAction.CLASS_MADE, row.className());
      }
      classes.addTeacher(id, teacher.account().id(), known == null);
      lines.add(
          new CreatedClass(
              row.className(),
              teacher.account().name(),
              teacher.account().signInName(),
              teacher.link()));
    }
    return lines;
  }

  private InvitationService.InvitedTeacher teacher(NewClassRow row) {
    return existing(row)
        .map(account -> new InvitationService.InvitedTeacher(account, ""))
        .orElseGet(
            () ->
                invitations.inviteTeacher(
                    row.teacher(),
                    row.signInName().isEmpty()
                        ? signInNames.of(row.teacher(), accounts::isTaken)
                        : row.signInName()));
  }

  /**
   * Writes what was made as a CSV file, with the links.
   *
   * @param address the address of this Queenside, with a slash at the end
   * @param locale the language of the headings
   * @param spreadsheets the language of the spreadsheet program
   */
  public void write(
      List<CreatedClass> made, String address, Locale locale, Locale spreadsheets, OutputStream out)
      throws IOException {
    requireAdministrator();
    MessageBundle words = MessageBundle.of("vaadin-i18n.translations", locale);
    var csv =
        new CsvTableWriter(
            out,
            ZoneOffset.UTC,
            spreadsheets,
            Stream.of("class", "teacher", "name", "link")
                .map(column -> words.raw("new-classes.file." + column))
                .toList());
    for (CreatedClass each : made) {
      csv.row(
          each.className(),
          each.teacher(),
          each.signInName(),
          each.link().isEmpty() ? "" : address + "invitation/" + each.link());
    }
    csv.flush();
  }
}
