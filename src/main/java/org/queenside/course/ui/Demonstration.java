package org.queenside.course.ui;

import java.util.List;
import org.queenside.course.Scene;

/**
 * A solution that the learner steps through.
 *
 * @param scenes the board after each right answer
 * @param index the scene on the screen, from 0
 */
record Demonstration(List<Scene> scenes, int index) {

  Scene scene() {
    return scenes.get(index);
  }

  boolean atEnd() {
    return index == scenes.size() - 1;
  }

  Demonstration next() {
    return new Demonstration(scenes, index + 1);
  }
}
