import { escapeTextValue, joinLines } from './content-line'

export interface Contact {
  givenName: string
  familyName: string
  organisation: string
  jobTitle: string
  mobile: string
  phone: string
  emailAddress: string
  website: string
  street: string
  city: string
  state: string
  postcode: string
  country: string
  note: string
}

/** A vCard 4.0 (RFC 6350): N and FN always, the rest where it is not empty. Components of N and ADR are escaped one by one. */
export function vcardText(contact: Contact): string {
  const { givenName, familyName, street, city, state, postcode, country } = contact
  const name = [givenName, familyName].filter((part) => part !== '').join(' ') || contact.organisation
  const address = [street, city, state, postcode, country]
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `N:${escapeTextValue(familyName)};${escapeTextValue(givenName)};;;`,
    `FN:${escapeTextValue(name)}`,
  ]
  const add = (property: string, value: string) => value !== '' && lines.push(`${property}:${value}`)
  add('ORG', escapeTextValue(contact.organisation))
  add('TITLE', escapeTextValue(contact.jobTitle))
  add('TEL;TYPE=cell', escapeTextValue(contact.mobile))
  add('TEL;TYPE=work', escapeTextValue(contact.phone))
  add('EMAIL', escapeTextValue(contact.emailAddress))
  // A URI value is not TEXT: nothing in it is escaped.
  add('URL', contact.website)
  if (address.some((part) => part !== '')) lines.push(`ADR:;;${address.map(escapeTextValue).join(';')}`)
  add('NOTE', escapeTextValue(contact.note))
  return joinLines([...lines, 'END:VCARD'])
}
