package org.queenside.identity.session;

import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Token;

/**
 * What a signed-in browser sends. The series identifies the sign-in and stays the same; the token
 * of a lasting sign-in is replaced when it's used. This reveals a copied cookie: its series is
 * known, but its token is old.
 *
 * @param series the first token
 * @param token the latest token that this browser got; at first the same
 */
public record SignInToken(Token series, Token token) {

  private static final String BETWEEN = ".";

  /** Returns the token of a sign-in that has just begun. */
  static SignInToken first(Token token) {
    return new SignInToken(token, token);
  }

  /** Reads a cookie; returns null if the text can't be a sign-in. */
  static @Nullable SignInToken parse(@Nullable String text) {
    if (text == null) {
      return null;
    }
    int between = text.indexOf(BETWEEN);
    Token series = Token.parse(between < 0 ? text : text.substring(0, between));
    Token token = between < 0 ? series : Token.parse(text.substring(between + 1));
    return series == null || token == null ? null : new SignInToken(series, token);
  }

  /** Returns the same sign-in with another token. */
  SignInToken with(Token other) {
    return new SignInToken(series, other);
  }

  /** Returns the text for the cookie. */
  String text() {
    return series.equals(token) ? series.text() : series.text() + BETWEEN + token.text();
  }
}
