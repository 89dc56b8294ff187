/**
 * The chess board on the screen: the server-side component and its protocol with the custom element
 * in the browser.
 */
@NullMarked
package org.queenside.board;

import org.jspecify.annotations.NullMarked;
