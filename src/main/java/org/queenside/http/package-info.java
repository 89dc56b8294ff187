/**
 * What every request passes through before it reaches a page: trusted proxies, limits and response
 * headers.
 */
@NullMarked
package org.queenside.http;

import org.jspecify.annotations.NullMarked;
