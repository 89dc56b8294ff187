package org.queenside.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/**
 * The version of the board's browser files, so that browsers can cache them forever and never mix
 * old and new ones.
 *
 * @param hash hexadecimal digits that change with any of the files
 * @param modules the addresses of the scripts inside the folder
 */
record FrontendVersion(String hash, List<String> modules) {

  private static final int HASH_BYTES = 6;

  /**
   * Reads all files.
   *
   * @param folder a folder on the class path, ending with a slash
   */
  static FrontendVersion of(String folder) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      SortedMap<String, Resource> files = filesIn(folder);
      for (Map.Entry<String, Resource> file : files.entrySet()) {
        digest.update(file.getKey().getBytes(StandardCharsets.UTF_8));
        digest.update(file.getValue().getContentAsByteArray());
      }
      String hash = HexFormat.of().formatHex(digest.digest(), 0, HASH_BYTES);
      return new FrontendVersion(
          hash, files.keySet().stream().filter(name -> name.endsWith(".js")).toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 is missing from this Java runtime", e);
    }
  }

  /** The files by their path inside the folder, which doesn't depend on where the program is. */
  private static SortedMap<String, Resource> filesIn(String folder) throws IOException {
    SortedMap<String, Resource> files = new TreeMap<>();
    for (Resource file :
        new PathMatchingResourcePatternResolver().getResources("classpath*:" + folder + "**")) {
      if (file.isReadable()) {
        String url = file.getURL().toString();
        files.put(url.substring(url.lastIndexOf(folder) + folder.length()), file);
      }
    }
    return files;
  }
}
