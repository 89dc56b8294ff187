package org.queenside.school.roster;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.store.ChangeRefusedException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * A message from the teachers of a class to its pupils: plain text without replies, one at a time.
 */
@Component
public class ClassMessageService {

  private final SchoolClassService classes;
  private final ClassMessageRepository repository;
  private final ActingAccount actingAccount;
  private final AuditRepository audit;

  ClassMessageService(
      SchoolClassService classes,
      ClassMessageRepository repository,
      ActingAccount actingAccount,
      AuditRepository audit) {
    this.classes = classes;
    this.repository = repository;
    this.actingAccount = actingAccount;
    this.audit = audit;
  }

  /**
   * Returns the message that the pupils of a class see, for its teachers; null if there is none.
   */
  public @Nullable ClassMessage of(ClassId id) {
    return repository.find(classes.open(id).id());
  }

  /** Returns the messages to the current classes of the signed-in pupil, the latest first. */
  public List<ClassMessage> ownMessages() {
    return repository.ofPupil(actingAccount.require(AccountRole.LEARNER).id());
  }

  /**
   * Writes a message, which replaces the one before.
   *
   * @throws ChangeRefusedException if the text is empty or too long
   */
  @Transactional
  public void write(ClassId id, String text) {
    String tidy = text.strip();
    if (tidy.isEmpty() || tidy.length() > ClassMessage.LONGEST) {
      throw new ChangeRefusedException("message.problem", ClassMessage.LONGEST);
    }
    SchoolClass schoolClass = classes.lockForChange(id);
    repository.replace(id, tidy);
    audit.note(AuditAction.CLASS_MESSAGE_WRITTEN, schoolClass.name());
  }

  /** Removes the message, if there is one. */
  @Transactional
  public void remove(ClassId id) {
    SchoolClass schoolClass = classes.openForChange(id);
    if (repository.remove(id)) {
      audit.note(AuditAction.CLASS_MESSAGE_REMOVED, schoolClass.name());
    }
  }
}
