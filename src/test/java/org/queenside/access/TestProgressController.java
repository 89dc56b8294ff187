package org.queenside.access;

import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.progress.Area;
import org.queenside.progress.ProgressService;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** All that a new address for data needs; {@link ApiTest} calls it. */
@RestController
record TestProgressController(ProgressService progress) {

  @AnonymousAllowed
  @GetMapping("/api/test/progress")
  public int finished() {
    return progress.finished(Area.COURSE);
  }
}
