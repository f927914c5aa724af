/* National numbers of people, by their shape and check digits. A number that fits may still be something else. */
import { fitsMod11And10, modulo97, weightedSum } from '@/lib/subjects/identifiers/check-digits'

const dniLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** US Social Security: no area 000, 666 or 900 and above, no group 00, no serial 0000 (Social Security Administration). */
export function fitsSsn(digits: string): boolean {
  const [, area = '', group = '', serial = ''] = /^(\d{3})(\d{2})(\d{4})$/.exec(digits) ?? []
  // The three that stood in advertising are given to nobody.
  if (['078051120', '457555462', '219099999'].includes(digits)) return false
  return area !== '' && area !== '000' && area !== '666' && area < '900' && group !== '00' && serial !== '0000'
}

/** UK National Health Service: weights 10 to 2 modulo 11. */
export function fitsNhs(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false
  const check = 11 - (weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)
  return (check === 11 ? 0 : check) === Number(digits[9])
}

/** UK National Insurance: two prefix letters, six digits, a suffix A to D (HM Revenue & Customs, NIM39110). */
export function fitsNino(text: string): boolean {
  return /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/.test(text)
}

/** German tax identification number: one digit twice or three times among the first ten, ISO 7064 MOD 11,10. */
export function fitsGermanTaxId(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const counts = Array.from('0123456789', (digit) => digits.slice(0, 10).split(digit).length - 1)
  const repeated = counts.filter((count) => count > 1)
  return repeated.length === 1 && (repeated[0] ?? 0) <= 3 && fitsMod11And10(digits)
}

/** French social security (NIR): 97 less the number modulo 97; Corsica counts 2A as 19 and 2B as 18. */
export function fitsNir(text: string): boolean {
  if (!/^[1-478]\d{2}(?:0[1-9]|1[0-2]|[2-4]\d|5[0-9]|6[0-3]|[7-9]\d)(?:\d{2}|2[AB])\d{8}$/.test(text)) return false
  const body = text.slice(0, 13).replace('2A', '19').replace('2B', '18')
  return 97 - modulo97(body) === Number(text.slice(13))
}

/** Spanish DNI and NIE: the number modulo 23 chooses the letter. */
export function fitsDni(text: string): boolean {
  const [, first = '', digits = '', letter = ''] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(text) ?? []
  if (digits.length !== (first === '' ? 8 : 7)) return false
  const number = Number(`${first === '' ? '' : 'XYZ'.indexOf(first)}${digits}`)
  return dniLetters[number % 23] === letter
}

/** Dutch citizen service number: weights 9 to 2 and −1 modulo 11. */
export function fitsBsn(digits: string): boolean {
  return /^\d{9}$/.test(digits) && Number(digits) > 0 && weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0
}

/** Polish PESEL: a day of birth whose month says the century, weights 1, 3, 7, 9. */
export function fitsPesel(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false
  const month = Number(digits.slice(2, 4)) % 20
  const day = Number(digits.slice(4, 6))
  if (month < 1 || month > 12 || day < 1 || day > 31) return false
  return (10 - (weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10 === Number(digits[10])
}

/** Brazilian CPF: two check digits with falling weights modulo 11; eleven equal digits are none. */
export function fitsCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false
  const check = (length: number) => {
    const rest =
      (weightedSum(
        digits.slice(0, length),
        Array.from({ length }, (_, at) => length + 1 - at),
      ) *
        10) %
      11
    return rest % 10
  }
  return check(9) === Number(digits[9]) && check(10) === Number(digits[10])
}

const product = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]
const permutation = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
]

/** Indian Aadhaar: twelve digits, the first 2 to 9, no palindrome, closed by Verhoeff’s scheme of 1969. */
export function fitsAadhaar(digits: string): boolean {
  if (!/^[2-9]\d{11}$/.test(digits) || [...digits].toReversed().join('') === digits) return false
  const check = [...digits]
    .toReversed()
    .reduce((sum, digit, at) => Number(product[sum]?.[Number(permutation[at % 8]?.[Number(digit)])]), 0)
  return check === 0
}
