package org.queenside.ui;

/**
 * What a page tells the bar above it. On a phone, the bar has no room for the whole navigation, so
 * it shows the page's heading and a back link.
 */
public interface HasPageHeader {

  /** The page's short name for the bar of a phone. */
  String heading();

  /** The address of the back link, relative to the root. */
  String back();
}
