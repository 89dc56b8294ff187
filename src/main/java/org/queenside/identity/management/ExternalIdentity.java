package org.queenside.identity.management;

/**
 * Who a person is at a provider of sign-ins outside: these two together name one person for good,
 * while names and e-mail addresses change hands.
 *
 * @param issuer the provider's address
 * @param subject the provider's name for the person
 */
public record ExternalIdentity(String issuer, String subject) {}
