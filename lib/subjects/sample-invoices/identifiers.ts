import type { RandomStream } from '@/lib/base/random/stream'
import { fitsLuhn, fitsMod11And10 } from '@/lib/subjects/identifiers/check-digits'
import { fitsUkVat } from '@/lib/subjects/identifiers/uk-vat'
import type { SampleCountry } from './places'

/* Numbers that look right and can belong to nobody: of ranges that are kept free, or with check digits that never fit. */

function digits(stream: RandomStream, count: number): string {
  return Array.from({ length: count }, () => stream.below(10)).join('')
}

function letters(stream: RandomStream, count: number): string {
  return Array.from({ length: count }, () => String.fromCharCode(65 + stream.below(26))).join('')
}

/** The digits with the last one raised until they do not fit. */
function spoilt(text: string, fits: (text: string) => boolean): string {
  const [front, last] = [text.slice(0, -1), Number(text.slice(-1))]
  for (let more = 0; more < 10; more++) {
    const changed = `${front}${(last + more) % 10}`
    if (!fits(changed)) return changed
  }
  throw new RangeError(`${text} fits whatever its last digit is`)
}

/** A tax number in the shape of its country that no authority has given. */
export function sampleTaxNumber(country: SampleCountry, stream: RandomStream): string {
  switch (country) {
    // The IRS gives out no number that begins with 00.
    case 'us':
      return `00-${digits(stream, 7)}`
    case 'uk':
      return `GB${spoilt(digits(stream, 9), fitsUkVat)}`
    case 'de':
      return `DE${spoilt(`1${digits(stream, 8)}`, fitsMod11And10)}`
    // A key and a SIREN that contradict each other, and a SIREN that fails by itself.
    case 'fr': {
      const siren = spoilt(digits(stream, 9), fitsLuhn)
      const key = (12 + 3 * (Number(siren) % 97)) % 97
      return `FR${String((key + 1) % 97).padStart(2, '0')}${siren}`
    }
    // No kind of company has the letter I.
    case 'es':
      return `ESI${digits(stream, 8)}`
    // No state has the code 00.
    case 'in':
      return `00${letters(stream, 5)}${digits(stream, 4)}${letters(stream, 1)}1Z${digits(stream, 1)}`
  }
}

const bankPatterns: Partial<Record<SampleCountry, number>> = { de: 18, fr: 23, es: 20 }

/** An account in the shape of its country. Check digits of an IBAN run from 02 to 98 (ISO 7064, MOD 97-10), so that 00 never fits. */
export function sampleAccount(country: SampleCountry, stream: RandomStream): string {
  const length = bankPatterns[country]
  if (country === 'uk') return `IBAN GB00 XXXX ${digits(stream, 14)}`
  if (length !== undefined) return `IBAN ${country.toUpperCase()}00 ${digits(stream, length)}`
  return country === 'us'
    ? `Routing 000000000, account ${digits(stream, 10)}`
    : `IFSC XXXX0000000, account ${digits(stream, 11)}`
}

/** A telephone number of a range that regulators keep for films and books; none where such a range is not known. */
export function sampleTelephone(country: SampleCountry, stream: RandomStream): string | undefined {
  if (country === 'us') return `+1 212 555 01${digits(stream, 2)}`
  if (country === 'uk') return `+44 20 7946 0${digits(stream, 3)}`
  return country === 'de' ? `+49 30 23125 ${digits(stream, 3)}` : undefined
}

/** A postcode that no place has: ranges begin above it. */
export function samplePostcode(country: SampleCountry, stream: RandomStream): string {
  if (country === 'uk') return `ZZ${1 + stream.below(9)} ${stream.below(10)}ZZ`
  return country === 'in' ? `000${digits(stream, 3)}` : `000${digits(stream, 2)}`
}
