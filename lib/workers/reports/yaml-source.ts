import { findingIn } from '@/lib/kits/app/code-report'
import type { Finding } from '@/lib/kits/app/views'
import { countTo } from '@/lib/base/text/line-and-column'
import { counted } from '@/lib/messages/counted'
import { placeInWords } from '@/lib/subjects/json/fault-words'
import type { YamlFault, YamlNote } from '@/lib/subjects/yaml/read'

const named = 5

interface FaultSentence {
  says: string
  hint: string
}

/** The commonest mistakes in our words; what is left says what the library says. */
const sentences: Record<string, (found: string) => FaultSentence> = {
  TAB_AS_INDENT: () => ({
    says: 'A tab stands where the line is indented.',
    hint: 'YAML indents with spaces only. Set the editor to insert spaces.',
  }),
  DUPLICATE_KEY: (found) => ({
    says: `The key ${found} stands twice in this mapping.`,
    hint: 'YAML forbids it; most programs keep the last value without a word.',
  }),
  BAD_INDENT: () => ({
    says: 'This line is indented by another number of spaces than its neighbours.',
    hint: 'Items of one list and keys of one mapping begin in the same column.',
  }),
  BAD_ALIAS: (found) => ({
    says: `The alias ${found} has no anchor before it.`,
    hint: 'An anchor (&name) stands above its aliases (*name). Text that begins with * needs quotes.',
  }),
  BAD_SCALAR_START: (found) => ({
    says: `A plain text cannot begin with ${found.charAt(0)}.`,
    hint: 'Put the text in quotes.',
  }),
  BAD_DQ_ESCAPE: (found) => ({
    says: `${found} is no escape of a text in double quotes.`,
    hint: 'Write \\\\ for a backslash, or put the text in single quotes, which have no escapes.',
  }),
  BLOCK_AS_IMPLICIT_KEY: () => ({
    says: 'There is a second “: ” on this line.',
    hint: 'Put a text that contains a colon and a space in quotes.',
  }),
  MULTILINE_IMPLICIT_KEY: () => ({
    says: 'A key goes on over a line end.',
    hint: 'A colon is missing on the line before, or a bracket or quote is still open.',
  }),
  NOT_PRINTABLE: (found) => ({
    says: `There is a control character (U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}).`,
    hint: 'YAML allows none of these. Delete it, or write it as an escape in double quotes.',
  }),
  MISSING_CHAR: () => ({
    says: 'Something is not closed, or a space or colon is missing here.',
    hint: 'Look for an open quote or bracket, and for a colon without a space behind it.',
  }),
}

const describe = ({ code, reason, found }: YamlFault): FaultSentence =>
  sentences[code]?.(found.split('\n')[0] ?? '') ?? { says: `${reason.replace(/\.$/, '')}.`, hint: '' }

export const yamlSays = {
  bomb: 'The aliases of this text unfold into more than a million values, or it is nested more than 1,000 levels deep.',
  repeated: (count: number, places: string) =>
    `${counted(count, 'key is', 'keys are')} repeated within a mapping: ${places}. YAML forbids it; the last value counts here.`,
  notes: {
    'not-a-number': (count: number, places: string) =>
      `${counted(count, 'value is', 'values are')} infinite or no number, which JSON lacks: ${places}. null is written instead.`,
    'complex-key': (count: number, places: string) =>
      `${counted(count, 'key is', 'keys are')} a list or a mapping: ${places}. JSON keys are text, so the key is written as JSON text.`,
    tag: (count: number, places: string) =>
      `${counted(count, 'value has', 'values have')} a tag of its own: ${places}.`,
    binary: (count: number, places: string) =>
      `${counted(count, 'value is', 'values are')} binary: ${places}. It stays the Base64 text that it is.`,
  } satisfies Record<YamlNote['kind'], (count: number, places: string) => string>,
}

export function yamlFinding(text: string, fault: YamlFault, input = 'text'): Finding {
  const { says, hint } = describe(fault)
  const length = Math.min(fault.length, Math.max(1, (text.slice(fault.offset).split('\n')[0] ?? '').length))
  return findingIn(
    input,
    text,
    { offset: fault.offset, length },
    { tone: 'bad', says, ...(hint !== '' && { detail: hint }) },
  )
}

/** Texts with their places, the first few of them. */
export function yamlPlaces(text: string, found: readonly { written: string; offset: number }[]): string {
  const first = found
    .slice(0, named)
    .map(({ written, offset }) => `${written} at ${placeInWords(countTo(text, offset))}`)
  const rest = found.length - first.length
  return first.join('; ') + (rest > 0 ? ` and ${rest} more` : '')
}

/** What to know of a text that was read: repeated keys, and what JSON has no word for. */
export function yamlWarnings(text: string, repeated: readonly YamlFault[], notes: readonly YamlNote[]): string[] {
  const kinds = ['not-a-number', 'complex-key', 'tag', 'binary'] as const
  const keys = repeated.map(({ found, offset }) => ({ written: found, offset }))
  return [
    ...(repeated.length > 0 ? [yamlSays.repeated(repeated.length, yamlPlaces(text, keys))] : []),
    ...kinds.flatMap((kind) => {
      const those = notes.filter((note) => note.kind === kind)
      return those.length > 0 ? [yamlSays.notes[kind](those.length, yamlPlaces(text, those))] : []
    }),
  ]
}
