/** What stands between the network and the pages: proxies, limits and headers. */
@NullMarked
package org.queenside.web;

import org.jspecify.annotations.NullMarked;
