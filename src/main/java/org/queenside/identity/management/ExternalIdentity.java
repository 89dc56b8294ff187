package org.queenside.identity.management;

/**
 * A person as an OpenID Connect provider knows them. Issuer and subject together identify one
 * person permanently, while names and e-mail addresses change.
 *
 * @param issuer the provider's address
 * @param subject the provider's id of the person
 */
public record ExternalIdentity(String issuer, String subject) {}
