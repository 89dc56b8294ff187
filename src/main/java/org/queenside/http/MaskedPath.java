package org.queenside.http;

import java.util.regex.Pattern;

/**
 * Keeps secrets in addresses out of the log: cards, invitations, parents' pages and the
 * administrator's link.
 */
public final class MaskedPath {

  /**
   * The pages whose address ends with a secret, also in the sign-in page's {@code next} parameter.
   */
  private static final Pattern SECRET =
      Pattern.compile("(^|/|%2[fF]|=)(card|invitation|first|tie|parents)(/|%2[fF])[^\\s?#]+");

  private MaskedPath() {}

  /**
   * Masks the secret.
   *
   * @param path a request's path, with or without a leading slash, or its query
   * @return the same with asterisks instead of the secret
   */
  public static String of(String path) {
    return SECRET.matcher(path).replaceAll("$1$2$3***");
  }
}
