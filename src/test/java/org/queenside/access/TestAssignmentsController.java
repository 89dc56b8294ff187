package org.queenside.access;

import com.vaadin.flow.server.auth.AnonymousAllowed;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import org.queenside.school.assignment.PupilAssignmentService;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/** Addresses that need an account; {@link ApiTest} calls them. */
@RestController
@PermitAll
record TestAssignmentsController(PupilAssignmentService assignments) {

  @GetMapping("/api/test/assignments")
  public List<String> due() {
    return assignments.due().stream().map(task -> task.assignment().plan().title()).toList();
  }

  /** Leaves the decision to the service. */
  @AnonymousAllowed
  @GetMapping("/api/test/assignments/open-to-all")
  public List<String> dueForAnyone() {
    return due();
  }

  @RolesAllowed("TEACHER")
  @GetMapping("/api/test/assignments/of-teachers")
  public List<String> dueForTeachers() {
    return due();
  }

  @PostMapping("/api/test/assignments")
  public String change() {
    return "changed";
  }
}
