package org.queenside.http;

import java.util.regex.Pattern;

/**
 * Keeps secrets in addresses out of the log: cards, invitations, parents' pages and the
 * administrator's link.
 */
public final class MaskedPath {

  /** The pages whose address ends with a secret; also inside the {@code next} of the sign-in. */
  private static final Pattern SECRET =
      Pattern.compile("(^|/|%2[fF]|=)(card|invitation|first|tie|parents)(/|%2[fF])[^\\s?#]+");

  private MaskedPath() {}

  /**
   * Replaces what only one person may know.
   *
   * @param path the path of a request, with or without a slash in front, or its query
   * @return the same with asterisks in place of the secret
   */
  public static String of(String path) {
    return SECRET.matcher(path).replaceAll("$1$2$3***");
  }
}
