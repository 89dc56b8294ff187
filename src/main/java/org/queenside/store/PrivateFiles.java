package org.queenside.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Files with learners' data, which only the user who runs the program may read. On Windows files
 * inherit the permissions of their folder, so they aren't changed there.
 */
final class PrivateFiles {

  private static final Logger LOG = LoggerFactory.getLogger(PrivateFiles.class);

  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");

  private PrivateFiles() {}

  /** Creates an empty file, unless it exists already. */
  static void create(Path file) throws IOException {
    if (Files.notExists(file)) {
      Files.createFile(file, attributes(file, FILE));
    }
    protect(file);
  }

  /** Creates a folder and its parents if they are missing. An existing folder isn't changed. */
  static void createFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder, attributes(folder, FOLDER));
    }
  }

  /** Removes other users' permissions for a file. If the system refuses, the log says so. */
  static void protect(Path file) {
    try {
      if (isPosix(file) && !Files.getPosixFilePermissions(file).equals(FILE)) {
        Files.setPosixFilePermissions(file, FILE);
      }
    } catch (IOException e) {
      LOG.warn("Other users may be able to read {}: can't change its permissions", file);
    }
  }

  private static FileAttribute<?>[] attributes(Path path, Set<PosixFilePermission> permissions) {
    return isPosix(path)
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
        : new FileAttribute<?>[0];
  }

  private static boolean isPosix(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }
}
