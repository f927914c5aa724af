import { createSpaceCleaner, type SpaceCleaner, type SpaceCounts } from '@/lib/base/text/white-space'
import { choice, defineTransform, integer, refusal, toggle, type Notice } from '@/lib/kits/transform'

type Count = (value: number) => string

const words: Record<keyof SpaceCounts, [one: string, several: string, done: string]> = {
  runs: ['run of spaces', 'runs of spaces', 'became one space'],
  starts: ['line', 'lines', 'trimmed at the start'],
  ends: ['line', 'lines', 'trimmed at the end'],
  tabs: ['tab', 'tabs', 'became spaces'],
  blankLines: ['blank line', 'blank lines', 'removed'],
  noBreak: ['no-break space', 'no-break spaces', 'became plain'],
  wide: ['wide or thin space', 'wide or thin spaces', 'became plain'],
  zeroWidth: ['zero-width character', 'zero-width characters', 'removed'],
  punctuation: ['gap before punctuation', 'gaps before punctuation', 'closed'],
  protectedLines: ['line of code or tables', 'lines of code or tables', 'left as they were'],
}
const rules = Object.keys(words) as (keyof SpaceCounts)[]

function noticesOf({ counts, openFence }: SpaceCleaner, count: Count): Notice[] {
  const notices = rules.flatMap((rule): Notice[] => {
    const [one, several, done] = words[rule]
    const times = counts[rule]
    return times ? [{ is: 'plain', says: `${count(times)} ${times === 1 ? one : several} ${done}.` }] : []
  })
  const line = openFence()
  const unclosed = `The code fence on line ${line === undefined ? '' : count(line)} is never closed, so all after it was left alone.`
  return line === undefined ? notices : [...notices, { is: 'fair', says: unclosed }]
}

/** Strings of browsers end between 250 and 500 million units. */
const longestLine = 100_000_000

export default defineTransform({
  takes: {
    kind: 'text',
    label: 'Text to clean',
    placeholder: 'Text with too many spaces',
    accept: '.txt,.md,.csv,.tsv,.log,.html',
    carried: 'text',
  },
  gives: { kind: 'text', label: 'Cleaned text', extension: 'txt', type: 'text/plain', carried: 'text' },
  options: {
    result: choice('Show', {
      options: { clean: 'Cleaned text', marks: 'With visible white space', changes: 'Only changed lines' },
      initial: 'clean',
      help: 'Marks: · space, → tab, ⍽ no-break space, □ other space, ¦ zero width, ¶ line end. They are copied too.',
    }),
    trim: choice('Trim lines', {
      options: { both: 'Both ends', end: 'End, keep indentation', none: 'No' },
      initial: 'both',
    }),
    blankLines: choice('Blank lines', {
      options: { one: 'At most one', none: 'Remove', keep: 'Keep' },
      initial: 'one',
    }),
    tabs: choice('Tabs', {
      options: { space: 'Like spaces', stops: 'Spaces to the tab stop', keep: 'Keep' },
      initial: 'space',
      help: 'Between words. Tabs of kept indentation change only with tab stops.',
      refines: true,
    }),
    tabWidth: integer('Tab stop every', {
      initial: 4,
      slider: { from: 1, to: 16, step: 1 },
      min: 1,
      max: 16,
      unit: 'columns',
      shownWhen: { field: 'tabs', is: 'stops' },
      refines: true,
    }),
    punctuation: choice('Spaces before punctuation', {
      options: { keep: 'Keep', remove: 'Remove', french: 'Remove, but keep French spacing' },
      initial: 'keep',
      as: 'menu',
      help: 'French spacing stands before ; : ! ? and within « », and no-break before % and €.',
      refines: true,
    }),
    collapse: toggle('Several spaces become one', { initial: true }),
    noBreak: toggle('No-break spaces become plain', { initial: true, refines: true }),
    wide: toggle('Ideographic, thin and other wide spaces become plain', { initial: true, refines: true }),
    zeroWidth: toggle('Remove zero-width spaces', { initial: true, refines: true }),
    fences: toggle('Leave fenced code (``` or ~~~) as it is', { initial: true, refines: true }),
    tables: toggle('Leave lines that begin with | as they are', { initial: true, refines: true }),
  },
  method: 'Works line by line on the 25 characters that Unicode calls White_Space, and on three of no width',
  leadsTo: ['character-count', 'word-counter', 'text-case'],
  limits: [
    'The joiners U+200C and U+200D stay, because Persian, Indic scripts and emoji are spelled with them.',
    'A gap before punctuation is closed only where a space, a closing quote or the line end follows, so “ .5” and “ :-)” stay.',
    'Tab stops count UTF-16 units, so an emoji or a wide East Asian character shifts the column.',
    'Fenced code is recognised at the margin, not inside quotes or lists that are indented by four columns or more.',
    'A line of more than 100 million characters in a file is refused; the file may have 1 GB.',
  ],
  sources: [
    {
      title: 'Unicode Character Database, PropList.txt: White_Space',
      href: 'https://www.unicode.org/Public/UCD/latest/ucd/PropList.txt',
    },
    {
      title: 'CommonMark Spec 0.31.2, section 4.5: Fenced code blocks',
      href: 'https://spec.commonmark.org/0.31.2/#fenced-code-blocks',
    },
  ],
  run(text, options, { show }) {
    const cleaner = createSpaceCleaner(options)
    const gives = cleaner.push(text) + cleaner.end()
    return { gives, notices: noticesOf(cleaner, show.count) }
  },
  stream(options, { show }) {
    const cleaner = createSpaceCleaner(options)
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    const encoder = new TextEncoder()
    return {
      push(bytes) {
        const cleaned = cleaner.push(decoder.decode(bytes, { stream: true }))
        if (cleaner.waiting() > longestLine)
          return refusal('A line of this file is longer than 100 million characters.')
        return encoder.encode(cleaned)
      },
      end() {
        const last = cleaner.push(decoder.decode()) + cleaner.end()
        return { bytes: encoder.encode(last), notices: noticesOf(cleaner, show.count) }
      },
    }
  },
  examples: [
    {
      name: 'A paragraph copied from a PDF',
      given: { text: '  The   delivery is\u00a0due on \t 30 June.  \n\n\n\nPlease   confirm  by e-mail. \n' },
      expect: { text: 'The delivery is due on 30 June.\n\nPlease confirm by e-mail.\n' },
    },
    {
      name: 'French spacing',
      given: { text: 'Vraiment\u202f? Oui , « bien\u00a0» . Merci  !' },
      options: { punctuation: 'french' },
      expect: { text: 'Vraiment\u202f? Oui, « bien\u00a0». Merci !' },
    },
    {
      name: 'What would change',
      given: { text: 'Total:  40\nPaid: 40\nDue:\t0 ' },
      options: { result: 'changes' },
      expect: { text: '1 - Total:··40\n1 + Total:·40\n3 - Due:→0·\n3 + Due:·0\n' },
    },
  ],
})
