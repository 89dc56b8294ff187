package org.queenside.identity.management;

import org.springframework.beans.factory.ListableBeanFactory;

/** The link of the first administrator for the tests of other rooms. */
public final class TestAdministratorLink {

  private TestAdministratorLink() {}

  /** Makes a new link, as an option at the start does, and returns its path. */
  public static String renew(ListableBeanFactory beans) {
    return beans.getBean(AdministratorLinkService.class).make(true);
  }
}
