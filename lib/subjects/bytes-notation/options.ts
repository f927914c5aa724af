/** What stands between groups of digits, by the name of an option. */
export const separators = { space: ' ', none: '', comma: ', ', line: '\n' } as const
