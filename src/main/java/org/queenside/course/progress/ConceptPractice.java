package org.queenside.course.progress;

import java.util.List;
import org.queenside.progress.Area;

/** Exercises outside the course that practise its concepts. */
public interface ConceptPractice {

  /** Returns the area of the log that contains the attempts. */
  Area area();

  /** Returns the ids of the concepts that an item of the area practises. */
  List<String> concepts(String item);
}
