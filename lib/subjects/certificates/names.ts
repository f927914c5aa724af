/* What object identifiers of certificates are called. */

export const extensionNames: Readonly<Record<string, string>> = {
  '2.5.29.14': 'Subject key identifier',
  '2.5.29.15': 'Key usage',
  '2.5.29.17': 'Alternative names',
  '2.5.29.18': 'Alternative names of the issuer',
  '2.5.29.19': 'Basic constraints',
  '2.5.29.20': 'Number of the list',
  '2.5.29.21': 'Reason',
  '2.5.29.30': 'Name constraints',
  '2.5.29.31': 'Revocation lists',
  '2.5.29.32': 'Policies',
  '2.5.29.35': 'Issuer key identifier',
  '2.5.29.37': 'Extended key usage',
  '1.3.6.1.5.5.7.1.1': 'Where the issuer is asked',
  '1.3.6.1.5.5.7.1.3': 'Qualified statements',
  '1.3.6.1.5.5.7.1.24': 'TLS feature',
  '1.3.6.1.4.1.11129.2.4.2': 'Timestamps of transparency logs',
  '1.3.6.1.4.1.11129.2.4.3': 'Precertificate, not for use',
}

export const usageNames: Readonly<Record<string, string>> = {
  '1.3.6.1.5.5.7.3.1': 'TLS server',
  '1.3.6.1.5.5.7.3.2': 'TLS client',
  '1.3.6.1.5.5.7.3.3': 'code signing',
  '1.3.6.1.5.5.7.3.4': 'email',
  '1.3.6.1.5.5.7.3.8': 'time stamping',
  '1.3.6.1.5.5.7.3.9': 'OCSP signing',
  '2.5.29.37.0': 'any',
  '1.3.6.1.4.1.311.20.2.2': 'smart card sign-in',
}

export const policyNames: Readonly<Record<string, string>> = {
  '2.5.29.32.0': 'any policy',
  '2.23.140.1.1': 'extended validation',
  '2.23.140.1.2.1': 'domain validated',
  '2.23.140.1.2.2': 'organization validated',
  '2.23.140.1.2.3': 'individual validated',
}

export const keyUsages = [
  'signing',
  'non-repudiation',
  'encrypting keys',
  'encrypting data',
  'agreeing on keys',
  'signing certificates',
  'signing revocation lists',
  'encrypting only',
  'decrypting only',
] as const

export const reasons: Readonly<Record<number, string>> = {
  0: 'unspecified',
  1: 'key compromise',
  2: 'CA compromise',
  3: 'affiliation changed',
  4: 'superseded',
  5: 'cessation of operation',
  6: 'certificate hold',
  8: 'removed from the list',
  9: 'privilege withdrawn',
  10: 'AA compromise',
}

/** A name with its number, or the number alone. */
export const withNumber = (number: string, names: Readonly<Record<string, string>>) =>
  names[number] === undefined ? number : `${names[number]} (${number})`
