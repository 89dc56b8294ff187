/** The application shell, error pages, security configuration and start page. */
@NullMarked
package org.queenside.web;

import org.jspecify.annotations.NullMarked;
