import { counted, whole } from '@/lib/messages/counted'
import type { AddressFault } from '@/lib/subjects/email/address'
import type { AddressRemark } from '@/lib/subjects/email/judge'

export const emailSample = `anna.meier@gmail.com
annameier+shop@googlemail.com
bo@gmial.com
Cleo Lang <cleo@firm.example>
dan..lee@firm.example
info@firm.example
eva@mailinator.com
frank@firm
用户@例子.广告
`

const faults: Record<AddressFault, string> = {
  empty: 'There is no address.',
  'no-at': 'There is no @.',
  'many-at': 'There is a second @.',
  'no-local': 'There is nothing before the @.',
  'no-domain': 'There is no domain after the @.',
  'local-long': 'The part before the @ is longer than 64 octets.',
  long: 'The address is longer than 254 octets.',
  'dot-first': 'It begins with a dot.',
  'dot-last': 'There is a dot just before the @.',
  dots: 'Two dots stand side by side.',
  space: 'There is a space in it.',
  character: 'A character stands here that an address may not have without quotes.',
  quote: 'A quote is not closed, or something stands between it and the @.',
  'label-empty': 'Two dots stand side by side in the domain, or one at its edge.',
  'label-long': 'A part of the domain is longer than 63 characters.',
  'label-hyphen': 'A part of the domain begins or ends with a hyphen.',
  'domain-character': 'A character stands here that a domain may not have.',
  'domain-long': 'The domain is longer than 253 characters.',
  literal: 'What stands in square brackets is no IP address.',
}

const remarks: Record<AddressRemark, string> = {
  typo: 'Probably mistyped',
  disposable: 'Inbox for some minutes',
  role: 'A task, not a person',
  free: 'Large free provider',
  'no-dot': 'Domain without a dot',
  literal: 'An IP address for a domain',
  quoted: 'Quoted name, refused by many',
  international: 'Needs a server with SMTPUTF8',
  example: 'Reserved for examples',
  repeated: 'There before',
  'same-inbox': 'Reaches an inbox of before',
}

export const emailMessages = {
  faults,
  remarks,
  shown: { all: 'All', faulty: 'Not valid', remarked: 'Worth a look', clean: 'Fine' },
  waiting: 'Type an address, or paste a list with one address a line.',
  one: {
    valid: 'This is a valid address',
    remarked: 'This is a valid address, with something to know',
    faulty: 'This is no valid address',
  },
  summary: (valid: number, all: number) => `${whole(valid)} of ${counted(all, 'address is', 'addresses are')} valid`,
  never: 'Valid means well written. Whether the mailbox exists only its server knows; nobody was asked.',
  meant: (address: string) => `Was ${address} meant?`,
  sameAs: (line: number) => `line ${whole(line)}`,
  table: 'Addresses',
  columns: ['Line', 'Address', 'Verdict', 'What to know', 'Probably meant'],
  valid: 'Valid',
  invalid: 'Not valid',
  cut: (shown: number, all: number) => `The first ${whole(shown)} of ${whole(all)}; the saved list has all.`,
  figures: {
    valid: 'Valid',
    faulty: 'Not valid',
    typos: 'Probably mistyped',
    repeated: 'There before',
    disposable: 'Short-lived',
    role: 'Tasks',
  },
  tooLarge: 'Lists of up to 50 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text.',
  working: 'Checking',
  copied: 'Copied.',
}

export interface EmailQuestion {
  ask: 'read'
  source: string | Blob
  shown: keyof typeof emailMessages.shown
}

export interface EmailReport {
  rows: readonly (readonly string[])[]
  /** Rows of the choice, of which the first are in `rows`. */
  chosen: number
  all: number
  counts: Record<'valid' | 'faulty' | 'typos' | 'repeated' | 'disposable' | 'role', number>
  /** Where there is one address alone: the sentence about its fault, and its place. */
  fault: { says: string; offset: number } | undefined
  /** Valid addresses, each once, as they were meant to be written. */
  clean: string
  csv: string
}
