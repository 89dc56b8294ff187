package org.queenside.course.ui;

import java.util.List;
import org.queenside.course.model.Scene;

/**
 * A solution that the learner steps through.
 *
 * @param scenes the board after each right answer
 * @param index the scene on the screen, from 0
 */
record SolutionPlayback(List<Scene> scenes, int index) {

  Scene scene() {
    return scenes.get(index);
  }

  boolean atEnd() {
    return index == scenes.size() - 1;
  }

  SolutionPlayback next() {
    return new SolutionPlayback(scenes, index + 1);
  }
}
