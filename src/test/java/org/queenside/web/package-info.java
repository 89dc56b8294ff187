/** What a visitor who means harm sends, over HTTP and over plain sockets. */
@NullMarked
package org.queenside.web;

import org.jspecify.annotations.NullMarked;
