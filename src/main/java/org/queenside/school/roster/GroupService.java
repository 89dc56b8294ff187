package org.queenside.school.roster;

import java.util.Collection;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Changes to the groups of a class. Names that differ only in upper and lower case count as the
 * same. Every method throws {@link ClassArchivedException} if the class is archived.
 */
@Component
public class GroupService {

  private final SchoolClassService classes;
  private final GroupRepository repository;
  private final PupilRepository pupilRepository;

  GroupService(
      SchoolClassService classes, GroupRepository repository, PupilRepository pupilRepository) {
    this.classes = classes;
    this.repository = repository;
    this.pupilRepository = pupilRepository;
  }

  @Transactional
  public GroupId create(ClassId id, String name) {
    String tidy = NameNormalizer.requireValid(name);
    classes.lockForChange(id);
    requireFree(id, tidy, null);
    return repository.add(id, tidy);
  }

  /** Renames a group. */
  @Transactional
  public void rename(ClassId id, Group seen, String name) {
    String tidy = NameNormalizer.requireValid(name);
    classes.lockForChange(id);
    requireFree(id, tidy, seen.id());
    if (!repository.rename(id, seen, tidy)) {
      throw new ConflictException("group " + seen.id());
    }
  }

  /** Deletes a group. Its pupils stay in the class. */
  @Transactional
  public void delete(ClassId id, GroupId group) {
    classes.lockForChange(id);
    if (!repository.delete(id, group)) {
      throw notFound(id, group);
    }
  }

  /**
   * Puts pupils of the class into a group.
   *
   * @throws RecordNotFoundException if the class has no such group, or one of the pupils isn't in
   *     the class
   */
  @Transactional
  public void join(ClassId id, GroupId group, Collection<LearnerId> pupils) {
    classes.lockForChange(id);
    requireGroup(id, group);
    if (!pupilRepository.containsAll(id, pupils)) {
      throw new RecordNotFoundException("a pupil of class " + id);
    }
    repository.addPupils(group, pupils);
  }

  /** Takes pupils out of a group. */
  @Transactional
  public void leave(ClassId id, GroupId group, Collection<LearnerId> pupils) {
    classes.lockForChange(id);
    requireGroup(id, group);
    repository.removePupils(group, pupils);
  }

  private void requireGroup(ClassId id, GroupId group) {
    if (repository.of(id).stream().noneMatch(each -> each.id().equals(group))) {
      throw notFound(id, group);
    }
  }

  private void requireFree(ClassId id, String name, @Nullable GroupId own) {
    repository
        .find(id, name)
        .filter(group -> !group.id().equals(own))
        .ifPresent(
            group -> {
              throw new ChangeRefusedException("class.trouble.taken", group.name());
            });
  }

  private static RecordNotFoundException notFound(ClassId id, GroupId group) {
    return new RecordNotFoundException("group " + group + " of class " + id);
  }
}
