import { columnFields } from '@/lib/families/lines/column-fields'
import { choice, defineTransform, rows, text, type Notice } from '@/lib/kits/transform'
import { problem } from '@/lib/base/problem'
import { changedLines, replaced } from '@/lib/subjects/replacing/replace'

/** Rules that are named one by one below the result. */
const namedRules = 12

export default defineTransform({
  takes: {
    kind: 'text',
    label: 'Your text',
    placeholder: 'Text in which something is to be replaced',
    accept: '.txt,.md,.csv,.tsv,.html,.xml,.json,.log',
    carried: 'text',
  },
  gives: { kind: 'text', label: 'Replaced', extension: 'txt', type: 'text/plain', carried: 'text' },
  options: {
    rules: rows('Rules', {
      columns: {
        find: text('Find', { maxLength: 2000 }),
        replacement: text('Replace with', { optional: true, maxLength: 2000 }),
        as: choice('Read as', {
          options: { text: 'Text', word: 'Whole word', regex: 'Regex' },
          initial: 'text',
          as: 'menu',
        }),
      },
      initial: [{ find: 'colour', replacement: 'color', as: 'text' }],
      row: 'rule',
      min: 1,
      max: 200,
      ordered: true,
    }),
    capitals: choice('Capitals', {
      options: {
        exact: 'Must match',
        ignore: 'Make no difference',
        keep: 'Any, and kept as they were',
      },
      initial: 'keep',
      as: 'menu',
    }),
    order: choice('Rules work', {
      options: { turn: 'One after the other', once: 'All at once, so that words can swap' },
      initial: 'turn',
      as: 'menu',
    }),
    result: choice('Show', {
      options: { text: 'The whole text', changes: 'Changed lines, before and after' },
      initial: 'text',
    }),
    ...columnFields('Only in column'),
  },
  method:
    'Walks through the text from its start and replaces what matches first; of rules that match at one place the upper one wins where all work at once',
  leadsTo: ['remove-duplicate-lines', 'sort-lines', 'text-case', 'word-counter'],
  limits: [
    'Regular expressions are those of JavaScript. ^ and $ stand for the ends of each line.',
    'A regular expression that can read one text in very many ways may take minutes; stop it and write it tighter.',
    'A column ends at its sign even within quotes. A table with quoted cells belongs into a table tool.',
    'One file at a time, as plain text. The markup of a web page is text here too, and is replaced as well.',
  ],
  sources: [
    {
      title: 'ECMA-262: RegExp objects and GetSubstitution',
      href: 'https://tc39.es/ecma262/multipage/text-processing.html',
    },
    {
      title: 'perlop: quote-like operators, \\U, \\L, \\u, \\l and \\E',
      href: 'https://perldoc.perl.org/perlop#Quote-and-Quote-like-Operators',
    },
    {
      title: 'GNU Emacs Lisp Reference Manual: Replacing the Text that Matched',
      href: 'https://www.gnu.org/software/emacs/manual/html_node/elisp/Replacing-Match.html',
    },
  ],
  run(given, { rules, result, ...settings }, { show }) {
    const wanted = rules.map(({ find, replacement, as }) => ({ find, replacement: replacement ?? '', as }))
    const done = replaced(given, wanted, settings)
    if ('says' in done)
      return problem('rules', `must be readable; the expression in rule ${done.rule + 1} is not: ${done.says}`)
    const total = done.counts.reduce((sum, count) => sum + count, 0)
    const lines: Notice[] = wanted.slice(0, namedRules).map(({ find }, at) => ({
      is: done.counts[at] === 0 ? 'fair' : 'plain',
      says: `“${find}”: ${show.count(done.counts[at] ?? 0)}.`,
    }))
    const sum: Notice = { is: 'plain', says: `Replaced: ${show.count(total)}.` }
    return {
      gives: result === 'text' ? done.text : changedLines(given, done.text),
      notices: given === '' ? [] : wanted.length === 1 ? lines : [sum, ...lines],
    }
  },
  examples: [
    {
      name: 'British to American, capitals kept',
      given: { text: 'Colour chart\nThe colour of the door\nCOLOUR PROOF\n' },
      expect: { text: 'Color chart\nThe color of the door\nCOLOR PROOF\n' },
    },
    {
      name: 'Two names change places',
      given: { text: 'Buyer pays Seller. Seller delivers to Buyer.' },
      options: {
        rules: [
          { find: 'Buyer', replacement: 'Seller', as: 'word' },
          { find: 'Seller', replacement: 'Buyer', as: 'word' },
        ],
        order: 'once',
        capitals: 'exact',
      },
      expect: { text: 'Seller pays Buyer. Buyer delivers to Seller.' },
    },
    {
      name: 'Dates turned round',
      given: { text: 'due 12/31/2026\npaid 01/05/2027\n' },
      options: {
        rules: [{ find: String.raw`(\d{2})/(\d{2})/(\d{4})`, replacement: '$3-$1-$2', as: 'regex' }],
        result: 'changes',
      },
      expect: {
        text: '1 - due 12/31/2026\n1 + due 2026-12-31\n2 - paid 01/05/2027\n2 + paid 2027-01-05\n',
      },
    },
  ],
})
