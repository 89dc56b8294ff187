package org.queenside.school.assignment;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * The assignments of the classes of the instructor in front of the screen. Every method asks anew
 * whether the class is one of theirs.
 *
 * <p>Methods throw {@link RoleRequiredException} if nobody is in front of the screen who may teach,
 * {@link RecordNotFoundException} if the class, the assignment or something in the plan is not
 * theirs, {@link StoreUnavailableException} or Spring's {@code DataAccessException} if the database
 * fails; nothing was changed then.
 */
@Component
public class AssignmentService {

  private final SchoolClassService classes;
  private final RosterService roster;
  private final AssignmentRepository table;
  private final ItemResolver items;
  private final TransactionOperations transaction;

  AssignmentService(
      SchoolClassService classes,
      RosterService roster,
      AssignmentRepository table,
      ItemResolver items,
      TransactionOperations transaction) {
    this.classes = classes;
    this.roster = roster;
    this.table = table;
    this.items = items;
    this.transaction = transaction;
  }

  /** The assignments of a class: those that are due first in front, those without an end last. */
  public List<Assignment> of(ClassId id) {
    classes.open(id);
    return table.ofClass(id);
  }

  /** Opens an assignment of a class. */
  public Assignment open(ClassId schoolClass, AssignmentId id) {
    classes.open(schoolClass);
    Assignment found = table.find(schoolClass, id);
    if (found == null) {
      throw new RecordNotFoundException("assignment " + id);
    }
    return found;
  }

  /**
   * Opens an assignment again. As long as nobody has changed it, that needs its version only.
   *
   * @param before as it was opened before
   */
  public Assignment reopen(Assignment before) {
    classes.open(before.schoolClass());
    Integer version = table.version(before.schoolClass(), before.id());
    return version != null && version == before.version()
        ? before
        : open(before.schoolClass(), before.id());
  }

  /** The pupils an assignment is for, by name. */
  public List<Pupil> pupilsOf(Assignment assignment) {
    return assignment.pupilsAmong(roster.pupils(assignment.schoolClass()));
  }

  /**
   * Gives a class something to do.
   *
   * @throws ClassArchivedException if the class is archived
   */
  public AssignmentId create(ClassId schoolClass, AssignmentPlan plan) {
    check(schoolClass, plan, List.of());
    return Objects.requireNonNull(transaction.execute(_ -> table.insert(schoolClass, plan)));
  }

  /**
   * Changes an assignment.
   *
   * @param before as the instructor saw it
   * @throws ConflictException if somebody has changed or deleted it since; nothing was changed
   * @throws ClassArchivedException if the class is archived
   */
  public void change(Assignment before, AssignmentPlan plan) {
    check(before.schoolClass(), plan, open(before.schoolClass(), before.id()).plan().items());
    boolean changed =
        Boolean.TRUE.equals(
            transaction.execute(_ -> table.update(before.id(), plan, before.version())));
    if (!changed) {
      throw new ConflictException("assignment " + before.id());
    }
  }

  /**
   * Deletes an assignment. What pupils have done stays in their logs.
   *
   * @param before as the instructor saw it
   * @throws ConflictException if somebody has changed it since; nothing was deleted
   * @throws ClassArchivedException if the class is archived
   */
  public void delete(Assignment before) {
    open(before.schoolClass(), before.id());
    classes.openForChange(before.schoolClass());
    boolean deleted =
        Boolean.TRUE.equals(transaction.execute(_ -> table.delete(before.id(), before.version())));
    if (!deleted) {
      throw new ConflictException("assignment " + before.id());
    }
  }

  /** Items that an assignment has already may stay, even if they could not be chosen any more. */
  private void check(ClassId schoolClass, AssignmentPlan plan, List<AssignedItem> kept) {
    classes.openForChange(schoolClass);
    switch (plan.audience()) {
      case Audience.WholeClass() -> {
        // Whoever is in the class is meant.
      }
      case Audience.Chosen(Set<GroupId> groups, Set<LearnerId> pupils) -> {
        require(ids(roster.groups(schoolClass), Group::id).containsAll(groups), "group");
        require(ids(roster.pupils(schoolClass), Pupil::id).containsAll(pupils), "pupil");
      }
    }
    Set<String> known = ids(kept, AssignedItem::item);
    for (AssignedItem item : plan.items()) {
      require(known.contains(item.item()) || items.mayBeAssigned(item.item()), item.item());
    }
  }

  private static <T, I> Set<I> ids(List<T> all, Function<T, I> id) {
    return new HashSet<>(all.stream().map(id).toList());
  }

  private static void require(boolean there, String what) {
    if (!there) {
      throw new RecordNotFoundException(what);
    }
  }
}
