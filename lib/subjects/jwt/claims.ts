/** What names of a token mean: RFC 7519, section 4.1; RFC 7515, section 4.1; OpenID Connect Core 1.0; RFC 8693, 9068. */
const meanings: Readonly<Record<string, string>> = {
  iss: 'Issuer: who made the token',
  sub: 'Subject: whom it is about',
  aud: 'Audience: who is to accept it',
  exp: 'Expires: not to be accepted from then on',
  nbf: 'Not before: not to be accepted until then',
  iat: 'Issued at',
  jti: 'Token ID, to notice one that is used twice',
  scope: 'What it allows',
  scp: 'What it allows',
  roles: 'Roles of the subject',
  client_id: 'The program it was issued to',
  azp: 'The program it was issued to',
  auth_time: 'When the subject signed in',
  nonce: 'Ties it to one request for sign-in',
  acr: 'How strong the sign-in was',
  amr: 'How the subject signed in',
  at_hash: 'Ties it to an access token',
  sid: 'Session',
  name: 'Name',
  email: 'E-mail address',
  email_verified: 'Whether the address was confirmed',
  act: 'Who acts for the subject',
  cnf: 'Key that whoever shows the token must hold',
  alg: 'Algorithm of the signature',
  typ: 'Kind of token',
  cty: 'Kind of content',
  kid: 'Which key was used',
  jku: 'Address of the keys',
  jwk: 'Public key, inside the token',
  x5u: 'Address of the certificate',
  x5c: 'Certificates, inside the token',
  x5t: 'SHA-1 thumbprint of the certificate',
  'x5t#S256': 'SHA-256 thumbprint of the certificate',
  crit: 'Names that whoever checks must understand',
  enc: 'Cipher of the content',
  zip: 'Compressed before it was encrypted',
}

/** What a registered name means; nothing for one that the maker chose. */
export function meaningOf(name: string): string {
  return Object.hasOwn(meanings, name) ? (meanings[name] ?? '') : ''
}

/** Claims that hold a NumericDate. */
export const timeClaims: readonly string[] = ['exp', 'nbf', 'iat', 'auth_time']
