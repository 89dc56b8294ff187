package org.queenside.school.roster.directory;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.year.ClassPromotion;
import org.queenside.school.roster.year.ClassPromotionRepository;
import org.springframework.stereotype.Component;

/**
 * All classes and pupils, for administrators: who is in which class, but nothing about their work.
 * Every method checks that a confirmed administrator is acting.
 */
@Component
public class ClassDirectoryService {

  /** How many rows are returned at once. */
  public static final int PAGE = 50;

  /** The minimum number of characters to search for pupils, so that nobody can list them all. */
  public static final int SHORTEST = 2;

  private final ActingAccount actingAccount;
  private final ClassDirectoryRepository repository;
  private final ClassPromotionRepository promotions;

  public ClassDirectoryService(
      ActingAccount actingAccount,
      ClassDirectoryRepository repository,
      ClassPromotionRepository promotions) {
    this.actingAccount = actingAccount;
    this.repository = repository;
    this.promotions = promotions;
  }

  /**
   * Finds classes by a part of their name or of a teacher's, ignoring case.
   *
   * @return at most {@link #PAGE}, by name; archived ones last
   */
  public List<DirectoryClass> classes(String text, int skipped) {
    requireAdministrator();
    List<DirectoryClass> found = repository.classes(fold(text), skipped, PAGE);
    Map<ClassId, ClassPromotion> undoable =
        promotions.undoable(found.stream().map(DirectoryClass::id).toList()).stream()
            .collect(Collectors.toMap(ClassPromotion::from, Function.identity()));
    return found.stream().map(each -> each.withUndoable(undoable.get(each.id()))).toList();
  }

  /**
   * Finds pupils and other learners with an account by a part of their name or user name.
   *
   * @return at most {@link #PAGE}, by name; none if the text is shorter than {@link #SHORTEST}
   */
  public List<DirectoryPupil> pupils(String text, int skipped) {
    requireAdministrator();
    String folded = fold(text);
    return folded.length() < SHORTEST ? List.of() : repository.pupils(folded, skipped, PAGE);
  }

  private void requireAdministrator() {
    actingAccount.requireConfirmed(AccountRole.ADMINISTRATOR);
  }

  private static String fold(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }
}
