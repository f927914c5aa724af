/* Algorithms of RFC 7518, section 3.1, and RFC 8037. `none` is not among them: it is explained and never accepted. */

export const algorithmFamilies = {
  HS256: 'secret',
  HS384: 'secret',
  HS512: 'secret',
  RS256: 'RSA',
  RS384: 'RSA',
  RS512: 'RSA',
  PS256: 'RSA',
  PS384: 'RSA',
  PS512: 'RSA',
  ES256: 'EC',
  ES384: 'EC',
  ES512: 'EC',
  EdDSA: 'OKP',
} as const
export type TokenAlgorithm = keyof typeof algorithmFamilies
export type KeyFamily = (typeof algorithmFamilies)[TokenAlgorithm]

export function isTokenAlgorithm(name: unknown): name is TokenAlgorithm {
  return typeof name === 'string' && Object.hasOwn(algorithmFamilies, name)
}

/** The fewest bytes that RFC 7518, section 3.2, allows a secret: as many as the digest has. */
export function leastSecretBytes(algorithm: TokenAlgorithm): number {
  return Number(algorithm.slice(2)) / 8
}

/** The curve of each algorithm that has one: RFC 7518, section 3.4. */
export const curves: Readonly<Partial<Record<TokenAlgorithm, string>>> = {
  ES256: 'P-256',
  ES384: 'P-384',
  ES512: 'P-521',
  EdDSA: 'Ed25519',
}

export const familyNames: Readonly<Record<KeyFamily, string>> = {
  secret: 'a shared secret',
  RSA: 'an RSA key',
  EC: 'an elliptic curve key',
  OKP: 'an Ed25519 key',
}
