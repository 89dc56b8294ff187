package org.queenside.course.ui;

import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Lesson;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/** The address where teachers assign a lesson that they are looking at. */
@Component
public record AssignLink(ActingAccount actingAccount) {

  /** The key of the link's text. */
  public static final String TEXT = "assign.this";

  /** Returns the address; null for everyone but teachers. */
  public @Nullable String of(@Nullable Lesson lesson) {
    return lesson != null && isTeacher() ? "assign?lesson=" + lesson.id() : null;
  }

  private boolean isTeacher() {
    try {
      Account account = actingAccount.find();
      return account != null && account.role().mayActAs(AccountRole.TEACHER);
    } catch (StoreUnavailableException | RoleRequiredException _) {
      // The page is for everyone, and says itself what is wrong.
      return false;
    }
  }
}
