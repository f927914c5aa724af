import { counted, whole } from '@/lib/messages/counted'
import type { Fact } from '@/lib/subjects/number-kinds/scheme'
import { schemeNames, type SchemeId } from '@/lib/subjects/number-kinds/scheme-names'

export const numbersSample = `4006381333931
978-0-306-40615-8
ISSN 0317-8471
GB33 BUKB 2020 1555 5555 55
DE136695976
4242 4242 4242 4242
CSQU3054384
`

export const numberMessages = {
  kinds: { auto: 'Tell it by its form', ...schemeNames },
  shown: { all: 'All', wrong: 'Not valid', fits: 'Valid' },
  waiting: 'Type a number, or paste a list with one number a line.',
  working: 'Checking',
  verdicts: { fits: 'Valid', shape: 'Form fits', wrong: 'Not valid', unknown: 'Not known' },
  one: {
    fits: (name: string) => `${name}: valid`,
    shape: (name: string) => `${name}: the form fits, there is no check digit`,
    wrong: (name: string) => `${name}: not valid`,
    unknown: 'No kind of number that is known here looks like this',
    uncompleted: (name: string) => `${name}: no check digit can be worked out for this`,
  },
  wrongCheckDigits: 'Check digits do not fit',
  fault: (fault: string) => `It ${fault}.`,
  mended: 'With check digits that fit',
  meant: (numbers: readonly string[]) => `With two neighbours changed round it fits, too: ${numbers.join(', ')}.`,
  rule: 'How it is closed',
  written: 'Number',
  plain: 'Without spaces and signs',
  others: (names: readonly string[]) => `It fits as well as ${names.join(', ')}. Choose the kind if you know it.`,
  near: (names: readonly string[]) =>
    `Numbers of about this length: ${names.join(', ')}. Choose the kind to read why it does not fit.`,
  never:
    'Valid means that form and check digits fit. Whether anybody holds the number only its register knows; nobody was asked.',
  summary: (valid: number, all: number) => `${whole(valid)} of ${counted(all, 'number is', 'numbers are')} valid`,
  figures: { fits: 'Valid', shape: 'Form fits', wrong: 'Not valid', unknown: 'Not known', mended: 'Can be mended' },
  table: 'Numbers',
  columns: ['Line', 'Given', 'Kind', 'Verdict', 'What is wrong', 'With check digits that fit'],
  cut: (shown: number, all: number) => `The first ${whole(shown)} of ${whole(all)}; the saved list has all.`,
  tooLarge: 'Lists of up to 50 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text.',
  tooMany: 'A list may have 1,000,000 numbers.',
  copied: 'Copied.',
}

export interface NumbersQuestion {
  ask: 'read'
  source: string | Blob
  kind: 'auto' | SchemeId
  /** The numbers are without their check characters, which are worked out. */
  isOpen: boolean
  shown: keyof typeof numberMessages.shown
}

/** What is shown of one number alone. */
export interface OneNumber {
  verdict: keyof typeof numberMessages.verdicts
  /** What it is, as a label: with its country or network where it fits; empty where no kind is known. */
  what: string
  rule: string
  says: string
  /** As people write it, or as it was given where it does not fit. */
  written: string
  /** Bare; empty where it does not fit. */
  compact: string
  fault: string
  mended: string
  meant: readonly string[]
  facts: readonly Fact[]
  others: readonly string[]
  near: readonly string[]
}

export interface NumbersReport {
  rows: readonly (readonly string[])[]
  /** Rows of the choice, of which the first are in `rows`. */
  chosen: number
  all: number
  counts: Record<keyof typeof numberMessages.figures, number>
  one: OneNumber | undefined
  /** Every number that fits or could be mended, a line each. */
  clean: string
  csv: string
}
