package org.queenside.ui;

/**
 * What a page tells the bar above it. On a phone the bar has no room for the whole navigation: it
 * shows the page's heading and a way back.
 */
public interface HasPageHeader {

  /** The page's short name for the bar of a phone. */
  String heading();

  /** The address, relative to the root, where the way back leads. */
  String back();
}
