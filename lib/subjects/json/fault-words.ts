import type { JsonFault, JsonFaultCode } from '@/lib/subjects/json/fault'
import type { Position } from '@/lib/subjects/json/position'
import type { JsonMode } from '@/lib/subjects/json/tree'
import { whole } from '@/lib/messages/counted'

export const modeNames: Record<JsonMode, string> = { json: 'JSON', jsonc: 'JSONC', json5: 'JSON5', ndjson: 'NDJSON' }

export function placeInWords({ line, column }: Position): string {
  return `line ${whole(line)}, column ${whole(column)}`
}

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

const pythonWords: Record<string, string> = { True: 'true', False: 'false', None: 'null' }
const controlEscapes: Record<string, string> = { '\t': '\\t', '\b': '\\b', '\f': '\\f' }

interface FaultFacts {
  found: string
  /** The other place, when the fault has one. */
  related: string
}

interface FaultSentences {
  message: string
  hint: string
}

const faultSentences: Record<JsonFaultCode, (facts: FaultFacts) => FaultSentences> = {
  empty: () => ({ message: 'There is no JSON here.', hint: 'Paste JSON or open a file.' }),
  'looks-like-markup': () => ({
    message: 'This begins like HTML or XML, not JSON.',
    hint: 'A server that fails often answers with a web page. Check the address the data came from.',
  }),
  'not-utf8': ({ found }) => ({
    message: `Byte ${found} is not UTF-8 text.`,
    hint: 'JSON files are UTF-8. Open the file in an editor and save it with the encoding UTF-8.',
  }),
  'wide-space': ({ found }) => ({
    message: `There is an invisible character (${codePointName(found)}) that JSON does not count as a space.`,
    hint: 'It often comes from a web page or a word processor. Delete it or type a normal space.',
  }),
  'smart-quote': ({ found }) => ({
    message: `There is a curly quote (${found}).`,
    hint: 'Word processors and chat programs turn straight quotes into curly ones. JSON needs the straight quote ".',
  }),
  'single-quote': () => ({
    message: 'JSON strings stand in double quotes, not single ones.',
    hint: 'Write "text" instead of \'text\'.',
  }),
  'unquoted-key': ({ found }) => ({
    message: `The key ${found} has no quotes.`,
    hint: `Write "${found}" with double quotes.`,
  }),
  'number-key': ({ found }) => ({
    message: `The key ${found} is a number; keys are strings.`,
    hint: `Write "${found}" with double quotes.`,
  }),
  'unquoted-value': ({ found }) => ({
    message: `${found} is not a JSON value.`,
    hint: `If it is text, write "${found}" with double quotes.`,
  }),
  'python-literal': ({ found }) => ({
    message: `${found} is how Python writes it.`,
    hint: `In JSON it is ${pythonWords[found] ?? found.toLowerCase()}.`,
  }),
  'literal-case': ({ found }) => ({
    message: `${found} has capital letters.`,
    hint: `In JSON it is ${found.toLowerCase()}, all in small letters.`,
  }),
  'not-in-json': ({ found }) => ({
    message: `JSON has no ${found.replace(/^[-+]/, '')}.`,
    hint: 'Use null, or leave the member out.',
  }),
  comment: () => ({ message: 'JSON has no comments.', hint: 'Delete the comment, or read this as JSONC.' }),
  'open-comment': () => ({ message: 'This comment is never closed.', hint: 'End it with */.' }),
  'trailing-comma': () => ({
    message: 'There is a comma after the last item.',
    hint: 'Delete this comma. JSON has commas only between items.',
  }),
  'extra-comma': () => ({
    message: 'There is a comma where an item should be.',
    hint: 'Delete the comma, or write the missing item before it.',
  }),
  'missing-comma': ({ related }) => ({
    message: 'A comma is missing before this.',
    hint: `Put a comma after the item that ends before ${related}.`,
  }),
  'missing-colon': ({ found }) => ({
    message: `A colon is missing between the key and its value; there is ${found} instead.`,
    hint: 'Write "key": value.',
  }),
  'equals-for-colon': () => ({ message: 'There is = where a colon should be.', hint: 'Write "key": value.' }),
  'missing-key': () => ({ message: 'There is no key before this colon.', hint: 'Write "key": value.' }),
  'missing-value': ({ found }) => ({
    message: `A value is missing before ${found}.`,
    hint: 'Write the value after the colon, null if there is none.',
  }),
  semicolon: () => ({
    message: 'There is a semicolon.',
    hint: 'JSON puts commas between items and nothing after the end.',
  }),
  'mismatched-bracket': ({ found, related }) => ({
    message: `${found} does not match the bracket that is open.`,
    hint: `That bracket is at ${related}. Close it first, or change one of the two.`,
  }),
  'extra-bracket': ({ found }) => ({
    message: `${found} closes nothing.`,
    hint: 'Delete it, or look for the opening bracket that is missing.',
  }),
  unclosed: ({ related }) => ({
    message: 'The text ends before everything is closed.',
    hint: `The bracket at ${related} is still open. The text may have been cut off when it was copied.`,
  }),
  'extra-content': () => ({
    message: 'There is more text after the end of the JSON.',
    hint: 'One JSON text holds one value. If each line is a value of its own, read this as NDJSON.',
  }),
  'second-record-on-line': () => ({
    message: 'There is more on this line after the record.',
    hint: 'NDJSON has one value on each line.',
  }),
  'record-over-lines': ({ related }) => ({
    message: 'This record goes on over a line end.',
    hint: `It began at ${related}. NDJSON has one value on each line. If this is one value, read it as JSON.`,
  }),
  'leading-zero': ({ found }) => ({
    message: `The number ${found} begins with 0.`,
    hint: 'Delete the zeros in front. If it is a code, such as a postcode, put it in double quotes.',
  }),
  'plus-sign': ({ found }) => ({ message: `The number ${found} begins with +.`, hint: 'Leave the plus sign out.' }),
  'leading-dot': ({ found }) => ({
    message: `The number ${found} has no digit before the dot.`,
    hint: `Write ${found.replace('.', '0.')}.`,
  }),
  'trailing-dot': () => ({
    message: 'There is no digit after the decimal point.',
    hint: 'Add a 0 or leave the point out.',
  }),
  'missing-exponent': ({ found }) => ({
    message: `The number ${found} has no digits after its e.`,
    hint: 'Write the exponent, as in 1e6.',
  }),
  'lone-minus': () => ({ message: 'There is a minus sign without a number.', hint: 'A digit follows it directly.' }),
  'hex-number': ({ found }) => ({
    message: `${found} is a hexadecimal number, which JSON does not have.`,
    hint: 'Write it as a decimal number, put it in double quotes, or read this as JSON5.',
  }),
  'number-separator': ({ found }) => ({
    message: `The number ${found} has an underscore.`,
    hint: 'JSON numbers have digits only, without separators.',
  }),
  'bad-number': ({ found }) => ({
    message: `${found} is not a number.`,
    hint: 'If it is text, such as a date or a version, put it in double quotes.',
  }),
  'unclosed-string': () => ({
    message: 'The string that begins here never ends.',
    hint: 'Add the closing double quote.',
  }),
  'line-break-in-string': ({ related }) => ({
    message: 'The line ends inside a string.',
    hint: `The string begins at ${related}. Add its closing quote, or write the line break as \\n.`,
  }),
  'control-in-string': ({ found }) => ({
    message: `A string holds ${found === '\t' ? 'a tab' : `the control character ${codePointName(found)}`}.`,
    hint: `Write it as ${controlEscapes[found] ?? `\\u${(found.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`}.`,
  }),
  'bad-escape': ({ found }) => ({
    message: `${found} is not an escape that JSON knows.`,
    hint: 'For a backslash, as in a Windows path, write \\\\.',
  }),
  'bad-unicode-escape': () => ({
    message: 'After \\u there are fewer than four hexadecimal digits.',
    hint: 'Write four, as in \\u00e9. For a backslash write \\\\.',
  }),
  'bad-name': ({ found }) => ({
    message: `${found} may not stand in a key without quotes.`,
    hint: 'Put the key in quotes.',
  }),
  unexpected: ({ found }) => ({
    message: `${found} is not expected here.`,
    hint: 'Look at what stands before it: a quote may be missing or one too many.',
  }),
}

/** What is wrong in a sentence, and what to do. `related` is the other place that the fault speaks of. */
export function faultInWords(fault: JsonFault, related: Position | undefined): FaultSentences {
  return faultSentences[fault.code]({
    found: fault.found,
    related: related ? placeInWords(related) : 'an earlier place',
  })
}
