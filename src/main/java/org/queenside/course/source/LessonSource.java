package org.queenside.course.source;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where lesson files come from. */
interface LessonSource {

  /** Returns the names of all lesson files that can be listed, without the course file. */
  List<String> names() throws IOException;

  /** Returns the text of a file, or null if there is no such file. */
  @Nullable String read(String name) throws IOException;
}
