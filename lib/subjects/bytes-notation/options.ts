/** What stands between groups of digits, by the name of an option. */
export const separators = { space: ' ', none: '', comma: ', ', line: '\n' } as const

/** Why a text is no hexadecimal, for its reader. */
export const hexFaults = {
  foreign: 'This is no digit of hexadecimal: 0 to 9 and a to f. Spaces, commas, 0x, \\x and % may stand around pairs.',
  odd: 'A digit is missing here: a byte has two.',
} as const
