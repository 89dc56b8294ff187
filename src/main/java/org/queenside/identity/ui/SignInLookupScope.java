package org.queenside.identity.ui;

import com.vaadin.flow.server.HandlerHelper;
import com.vaadin.flow.server.HandlerHelper.RequestType;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinRequestInterceptor;
import com.vaadin.flow.server.VaadinResponse;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.VaadinSession;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.SignInLookupCache;
import org.springframework.stereotype.Component;

/**
 * Limits sign-in look-ups to one per request with page events. Uploads and downloads may take long,
 * so they look it up each time.
 */
@Component
class SignInLookupScope implements VaadinServiceInitListener, VaadinRequestInterceptor {

  @Override
  public void serviceInit(ServiceInitEvent event) {
    event.addVaadinRequestInterceptor(this);
  }

  @Override
  public void requestStart(VaadinRequest request, VaadinResponse response) {
    SignInLookupCache.close();
    if (HandlerHelper.isRequestType(request, RequestType.UIDL)) {
      SignInLookupCache.open();
    }
  }

  @Override
  public void handleException(
      VaadinRequest request,
      VaadinResponse response,
      @Nullable VaadinSession session,
      Exception problem) {
    // Errors are handled elsewhere; the request still ends normally.
  }

  @Override
  public void requestEnd(
      VaadinRequest request, VaadinResponse response, @Nullable VaadinSession session) {
    SignInLookupCache.close();
  }
}
