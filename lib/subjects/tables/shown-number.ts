import { addLocale, format } from 'numfmt'

/* Months and days in English, decimals after a comma. */
const commaLocale = 'en-DE'
addLocale({ decimal: ',', group: '.' }, commaLocale)

/** Days from the first one of the 1900 system to that of the 1904 system. */
const between = 1462

export interface ShownBy {
  decimal: '.' | ','
  is1904: boolean
}

/**
 * A number as a spreadsheet shows it in a cell that is wide enough, by a number format of ECMA-376 Part 1, 18.8.31. What only fills or
 * aligns the cell is left out. Undefined where the format cannot be read.
 */
export function shownNumber(
  number: number,
  code: string,
  isDay: boolean,
  { decimal, is1904 }: ShownBy,
): string | undefined {
  try {
    const serial = isDay && is1904 ? number + between : number
    const locale = decimal === ',' ? commaLocale : 'en-US'
    return format(code, serial, { locale, nbsp: false, skipChar: '', fillChar: '' }).trim()
  } catch {
    return undefined
  }
}
