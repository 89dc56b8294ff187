package org.queenside.web;

import jakarta.servlet.http.HttpServletRequest;
import org.queenside.identity.account.ConfirmationNeededException;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.NotSavedException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreUnavailableException;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/** Answers the calls of controllers that a service refuses. Views have error pages instead. */
@RestControllerAdvice
class ApiExceptionHandler {

  @ExceptionHandler({RoleRequiredException.class, ConfirmationNeededException.class})
  ResponseEntity<Void> refuse(HttpServletRequest request) {
    return ResponseEntity.status(
            request.getUserPrincipal() == null ? HttpStatus.UNAUTHORIZED : HttpStatus.FORBIDDEN)
        .build();
  }

  @ExceptionHandler(RecordNotFoundException.class)
  ResponseEntity<Void> notFound() {
    return ResponseEntity.notFound().build();
  }

  @ExceptionHandler(ChangeRefusedException.class)
  ResponseEntity<Void> conflict() {
    return ResponseEntity.status(HttpStatus.CONFLICT).build();
  }

  @ExceptionHandler({StoreUnavailableException.class, NotSavedException.class})
  ResponseEntity<Void> fail() {
    return ResponseEntity.status(HttpStatus.SERVICE_UNAVAILABLE).build();
  }
}
