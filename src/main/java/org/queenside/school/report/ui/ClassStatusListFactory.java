package org.queenside.school.report.ui;

import com.vaadin.flow.component.UI;
import java.time.Clock;
import org.queenside.school.report.ClassStatusService;
import org.queenside.school.roster.ui.ClassListFactory;
import org.springframework.stereotype.Component;

/** Shows how each class is doing on the page of all classes. */
@Component
record ClassStatusListFactory(ClassStatusService statuses, Clock clock)
    implements ClassListFactory {

  @Override
  public com.vaadin.flow.component.Component create() {
    return new ClassStatusList(statuses.all(), clock.instant(), UI.getCurrent().getLocale());
  }
}
