package org.queenside.identity.management;

import org.springframework.beans.factory.ListableBeanFactory;

/** The administrator's link for tests of other packages. */
public final class TestAdministratorLink {

  private TestAdministratorLink() {}

  /** Makes a new link, as a startup option does, and returns its path. */
  public static String renew(ListableBeanFactory beans) {
    return beans.getBean(AdministratorLinkService.class).make(true);
  }
}
