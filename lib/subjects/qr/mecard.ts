import type { Contact } from './vcard'

/** Backslash, semicolon, colon, comma and quotation mark are signs of the format itself. */
const escaped = (text: string) => text.replace(/[\\;:,"]/g, (sign) => `\\${sign}`)

/**
 * A MECARD, the shorter form of a contact that NTT Docomo defined for codes: name with the family name first, phones, e-mail address,
 * website, address, note. It has no place for an organisation but the note. Source: ZXing, "Barcode contents".
 */
export function mecardText(contact: Contact): string {
  const { givenName, familyName, organisation, jobTitle, mobile, phone, emailAddress, website, note } = contact
  const name = [familyName, givenName].filter((part) => part !== '').map(escaped)
  const address = [contact.street, contact.city, contact.state, contact.postcode, contact.country]
  const remark = [note, jobTitle, organisation].filter((part) => part !== '').join(', ')
  const parts: [string, string][] = [
    ['N', name.length > 0 ? name.join(',') : escaped(organisation)],
    // Readers dial what stands here: digits and a plus.
    ['TEL', mobile.replace(/[^\d+]/g, '')],
    ['TEL', phone.replace(/[^\d+]/g, '')],
    ['EMAIL', escaped(emailAddress)],
    ['URL', escaped(website)],
    [
      'ADR',
      escaped(
        address
          .filter((part) => part !== '')
          .join(', ')
          .replace(/\s*\n\s*/g, ', '),
      ),
    ],
    ['NOTE', escaped(remark.replace(/\s*\n\s*/g, ', '))],
  ]
  const fields = parts.filter(([, value]) => value !== '').map(([name, value]) => `${name}:${value};`)
  return `MECARD:${fields.join('')};`
}
