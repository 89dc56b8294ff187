package org.queenside.school.roster;

import java.time.ZoneId;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.identity.session.ClassTabletLinkRepository;
import org.queenside.identity.session.ClassTabletRepository;
import org.queenside.store.ConflictException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Name, time zone, code and archiving of a class. Each change names the version of the class it is
 * based on, so that no teacher overwrites another's change unknowingly.
 */
@Component
public class ClassSettingsService {

  private final SchoolClassService classes;
  private final SchoolClassRepository repository;
  private final ClassTabletRepository classTablets;
  private final ClassTabletLinkRepository classTabletLinks;
  private final AuditRepository audit;

  ClassSettingsService(
      SchoolClassService classes,
      SchoolClassRepository repository,
      ClassTabletRepository classTablets,
      ClassTabletLinkRepository classTabletLinks,
      AuditRepository audit) {
    this.classes = classes;
    this.repository = repository;
    this.classTablets = classTablets;
    this.classTabletLinks = classTabletLinks;
    this.audit = audit;
  }

  /** Changes the name and time zone of a class. */
  @Transactional
  public SchoolClass change(SchoolClass seen, String name, ZoneId zone) {
    String tidy = NameNormalizer.requireValid(name);
    SchoolClass now = classes.openForChange(seen.id());
    boolean saved = repository.update(seen, tidy, zone, seen.code());
    return tidy.equals(seen.name())
        ? finish(now, saved, AuditAction.CLASS_CHANGED, "")
        : finish(now, saved, AuditAction.CLASS_RENAMED, tidy);
  }

  /** Returns the language that a teacher has chosen for the pupils of a class, or null. */
  public @Nullable Locale language(ClassId id) {
    return repository.language(classes.open(id).id());
  }

  /**
   * Chooses the language for the pupils of a class who haven't chosen one.
   *
   * @param language null for the language of each browser
   */
  @Transactional
  public void changeLanguage(ClassId id, @Nullable Locale language) {
    SchoolClass now = classes.openForChange(id);
    repository.setLanguage(id, language);
    audit.note(
        AuditAction.CLASS_CHANGED, now.name(), language == null ? "" : language.toLanguageTag());
  }

  /** Replaces the code of a class. Login cards printed with the old code no longer work with it. */
  @Transactional
  public SchoolClass renewCode(SchoolClass seen) {
    SchoolClass now = classes.openForChange(seen.id());
    boolean saved = repository.update(seen, seen.name(), seen.zone(), repository.unusedCode());
    return finish(now, saved, AuditAction.CLASS_CODE_MADE, "");
  }

  /** Archives a class: it can be read, but not changed. Its tablets are untied. */
  @Transactional
  public SchoolClass archive(SchoolClass seen) {
    SchoolClass now = classes.open(seen.id());
    SchoolClass archived =
        finish(now, repository.setArchived(seen, true), AuditAction.CLASS_ARCHIVED, "");
    classTablets.untieAll(seen.id().value());
    classTabletLinks.remove(seen.id().value());
    return archived;
  }

  /** Restores a class from the archive. */
  @Transactional
  public SchoolClass restore(SchoolClass seen) {
    SchoolClass now = classes.open(seen.id());
    return finish(now, repository.setArchived(seen, false), AuditAction.CLASS_RESTORED, "");
  }

  private SchoolClass finish(SchoolClass before, boolean saved, AuditAction action, String detail) {
    if (!saved) {
      throw new ConflictException("class " + before.id());
    }
    audit.note(action, before.name(), detail);
    return classes.open(before.id());
  }
}
