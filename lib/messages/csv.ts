import { whole } from '@/lib/messages/counted'

/** Words of every page on which CSV is read. */
export const csvReadingMessages = {
  encodings: {
    auto: 'Detect',
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16 LE',
    'utf-16be': 'UTF-16 BE',
    'windows-1252': 'Windows-1252 (Western)',
    'windows-1250': 'Windows-1250 (Central European)',
    'windows-1251': 'Windows-1251 (Cyrillic)',
    shift_jis: 'Shift JIS',
    gb18030: 'GB 18030',
    big5: 'Big5',
    'euc-kr': 'EUC-KR',
  },
  /** Those that nobody has to type. */
  delimiters: {
    auto: 'Detect',
    comma: 'Comma',
    semicolon: 'Semicolon',
    tab: 'Tab',
    pipe: 'Vertical bar',
  },
  /** "separated by commas" */
  separators: (character: string) =>
    ({ ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' })[character] ?? `“${character}”`,
  unclosedQuote: (line: number) =>
    `The quote opened on line ${whole(line)} is not closed within 32 million characters.`,
}
