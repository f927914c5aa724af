import { choice, defineTransform, text, toggle, type Notice } from '@/lib/kits/transform'
import { joinedLines } from '@/lib/subjects/lines/joining'

/** Words that are named below the result. */
const namedWords = 8

export default defineTransform({
  takes: {
    kind: 'text',
    label: 'Your text',
    placeholder: 'Text copied from a PDF or an email',
    accept: '.txt,.md,.log,.srt',
    carried: 'text',
  },
  gives: { kind: 'text', label: 'Without line breaks', extension: 'txt', type: 'text/plain', carried: 'text' },
  options: {
    how: choice('Line breaks become', {
      options: {
        smart: 'Spaces, paragraphs and lists stay',
        space: 'Spaces, all in one line',
        nothing: 'Nothing, all in one line',
        own: 'A text of your own',
      },
      initial: 'smart',
      as: 'menu',
    }),
    between: text('Put between lines', {
      initial: ', ',
      optional: true,
      maxLength: 200,
      shownWhen: { field: 'how', is: 'own' },
    }),
    hyphens: toggle('Make words whole that were cut at a line end', { initial: true }),
    quotes: toggle('Remove > in front of quoted lines', { initial: false }),
    keepHyphen: text('Words that keep their hyphen', {
      optional: true,
      maxLength: 5000,
      placeholder: 'long-term, e-mail',
      help: 'Parted by commas. A word that has one elsewhere in the text keeps it in any case.',
      shownWhen: { field: 'hyphens', is: true },
      refines: true,
    }),
    repeats: toggle('Remove heads and feet of pages', {
      initial: false,
      help: 'Short lines that come three times or more, alike but for figures.',
      refines: true,
    }),
    paragraphs: choice('Between paragraphs', {
      options: { blank: 'A blank line', line: 'A line break' },
      initial: 'blank',
      shownWhen: { field: 'how', is: 'smart' },
      refines: true,
    }),
  },
  method:
    'A line break is kept where the next word would still have fit on the line, and before blank lines, items of lists, headings and rows of tables',
  leadsTo: ['remove-extra-spaces', 'word-counter', 'find-and-replace'],
  limits: [
    'The usual width is the one that nine of ten lines keep within. In a text of very uneven lines a break may be joined that was meant, or stay that was not.',
    'A compound whose hyphen happened to stand at the line end loses it, unless the text has the word with its hyphen elsewhere. Joined words are named below the result.',
    'Columns that a PDF mixed line by line cannot be parted again.',
    'Code loses its indentation. Keep it out of the text.',
  ],
  sources: [
    {
      title: 'Unicode Standard Annex #14: Unicode Line Breaking Algorithm',
      href: 'https://www.unicode.org/reports/tr14/',
    },
    { title: 'RFC 3676: the format=flowed parameter, quoted lines', href: 'https://www.rfc-editor.org/rfc/rfc3676' },
  ],
  run(given, { keepHyphen, between, ...rules }, { show }) {
    const words = (keepHyphen ?? '').toLowerCase().split(/[\s,;]+/u)
    const done = joinedLines(given, { ...rules, between: between ?? '', keepHyphen: new Set(words) })
    const named = [...new Set(done.healed)].slice(0, namedWords)
    const notices: Notice[] = [
      ...(given === '' ? [] : [{ is: 'plain' as const, says: `Line breaks removed: ${show.count(done.joins)}.` }]),
      ...(done.healed.length > 0
        ? [{ is: 'plain' as const, says: `Words made whole: ${show.count(done.healed.length)} (${named.join(', ')}).` }]
        : []),
      ...(done.repeated > 0
        ? [{ is: 'fair' as const, says: `Lines taken out as heads or feet of pages: ${show.count(done.repeated)}.` }]
        : []),
    ]
    return { gives: done.text, notices }
  },
  examples: [
    {
      name: 'A paragraph out of a PDF',
      given: {
        text: 'The committee met on Monday and heard the infor-\nmation that had been asked for in the spring. A\nlong-term plan was agreed.\n\nIt will be published as soon as the printers are\nready for it, in time for the long-\nterm budget.\n',
      },
      expect: {
        text: 'The committee met on Monday and heard the information that had been asked for in the spring. A long-term plan was agreed.\n\nIt will be published as soon as the printers are ready for it, in time for the long-term budget.',
      },
    },
    {
      name: 'A list keeps its items',
      given: {
        text: 'Bring with you on the first day of the course:\n- a passport or an identity card with a picture\n  that is not older than ten years\n- two pencils\n',
      },
      expect: {
        text: 'Bring with you on the first day of the course:\n- a passport or an identity card with a picture that is not older than ten years\n- two pencils',
      },
    },
    {
      name: 'A column becomes one line',
      given: { text: 'AB-1001\nAB-1002\nAB-1003\n' },
      options: { how: 'own', between: ', ', hyphens: false },
      expect: { text: 'AB-1001, AB-1002, AB-1003' },
    },
  ],
})
