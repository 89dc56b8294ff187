package org.queenside.assignment;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.ClassPutAway;
import org.queenside.classroom.Conflict;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.Group;
import org.queenside.classroom.GroupId;
import org.queenside.classroom.NoSuchClass;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.Roster;
import org.queenside.learner.LearnerId;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.StoreUnavailable;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * The assignments of the classes of the instructor in front of the screen. Every method asks anew
 * whether the class is one of theirs.
 *
 * <p>Methods throw {@link NotSignedIn} if nobody is in front of the screen who may teach, {@link
 * NoSuchClass} if the class, the assignment or something in the plan is not theirs, {@link
 * StoreUnavailable} or Spring's {@code DataAccessException} if the database fails; nothing was
 * changed then.
 */
@Component
public class Assignments {

  private final CurrentClasses classes;
  private final Roster roster;
  private final AssignmentTable table;
  private final Items items;
  private final TransactionOperations transaction;

  Assignments(
      CurrentClasses classes,
      Roster roster,
      AssignmentTable table,
      Items items,
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
      throw new NoSuchClass("assignment " + id);
    }
    return found;
  }

  /** The pupils an assignment is for, by name. */
  public List<Pupil> pupilsOf(Assignment assignment) {
    return roster.pupils(assignment.schoolClass()).stream()
        .filter(pupil -> assignment.plan().audience().includes(pupil))
        .toList();
  }

  /**
   * Gives a class something to do.
   *
   * @throws ClassPutAway if the class is archived
   */
  public AssignmentId create(ClassId schoolClass, Plan plan) {
    check(schoolClass, plan, List.of());
    return Objects.requireNonNull(transaction.execute(_ -> table.insert(schoolClass, plan)));
  }

  /**
   * Changes an assignment.
   *
   * @param before as the instructor saw it
   * @throws Conflict if somebody has changed or deleted it since; nothing was changed
   * @throws ClassPutAway if the class is archived
   */
  public void change(Assignment before, Plan plan) {
    check(before.schoolClass(), plan, open(before.schoolClass(), before.id()).plan().items());
    boolean changed =
        Boolean.TRUE.equals(
            transaction.execute(_ -> table.update(before.id(), plan, before.version())));
    if (!changed) {
      throw new Conflict("assignment " + before.id());
    }
  }

  /**
   * Deletes an assignment. What pupils have done stays in their logs.
   *
   * @param before as the instructor saw it
   * @throws Conflict if somebody has changed it since; nothing was deleted
   * @throws ClassPutAway if the class is archived
   */
  public void delete(Assignment before) {
    open(before.schoolClass(), before.id());
    classes.openToChange(before.schoolClass());
    boolean deleted =
        Boolean.TRUE.equals(transaction.execute(_ -> table.delete(before.id(), before.version())));
    if (!deleted) {
      throw new Conflict("assignment " + before.id());
    }
  }

  /** Items that an assignment has already may stay, even if they could not be chosen any more. */
  private void check(ClassId schoolClass, Plan plan, List<AssignedItem> kept) {
    classes.openToChange(schoolClass);
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
      throw new NoSuchClass(what);
    }
  }
}
