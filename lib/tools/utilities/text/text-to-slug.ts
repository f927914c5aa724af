import { linesWithEnd } from '@/lib/base/text/each-line'
import { columnFields } from '@/lib/families/lines/column-fields'
import { choice, defineTransform, integer, text, toggle, type Notice } from '@/lib/kits/transform'
import { partOf } from '@/lib/subjects/lines/columns'
import { slugsOf } from '@/lib/subjects/slugs/slug'

const signs = { hyphen: '-', underscore: '_', point: '.' } as const

export default defineTransform({
  takes: {
    kind: 'text',
    label: 'Titles',
    placeholder: 'One title a line',
    accept: '.txt,.csv,.tsv,.md',
    carried: 'text',
  },
  gives: { kind: 'text', label: 'Slugs', extension: 'txt', type: 'text/plain', carried: 'text' },
  options: {
    language: choice('Letters as in', {
      options: {
        latin: 'English and most others (ö is o)',
        de: 'German (ö is oe)',
        da: 'Danish and Norwegian (å is aa)',
        tr: 'Turkish',
        ru: 'Russian',
        uk: 'Ukrainian',
        bg: 'Bulgarian',
        sr: 'Serbian',
        el: 'Greek',
      },
      initial: 'latin',
      as: 'menu',
    }),
    separator: choice('Between words', {
      options: { hyphen: 'Hyphen', underscore: 'Underscore', point: 'Point' },
      initial: 'hyphen',
    }),
    longest: integer('Longest slug', {
      optional: true,
      min: 1,
      max: 2000,
      unit: 'characters',
      help: 'It ends with a whole word. No limit where empty.',
    }),
    dropsSmall: toggle('Leave out small words such as “the” and “of”', { initial: false }),
    others: choice('Chinese, Arabic and other scripts', {
      options: { keep: 'Stay as they are', percent: 'Percent signs (%E4%BD%A0)', drop: 'Are left out' },
      initial: 'keep',
      as: 'menu',
    }),
    dropped: text('Further words to leave out', {
      optional: true,
      maxLength: 5000,
      help: 'Parted by commas or spaces.',
      refines: true,
    }),
    pairs: toggle('Write each line and its slug, parted by a tab', { initial: false, refines: true }),
    ...columnFields('Take the title from column'),
  },
  method:
    'Letters are written in ASCII by the rule of the language, what is neither letter nor figure parts words, and of two slugs alike the second one ends with 2',
  leadsTo: ['remove-duplicate-lines', 'url-encoder', 'sort-lines'],
  limits: [
    'Russian follows BGN/PCGN without apostrophes and with e for every е and ё, Ukrainian the resolution of 2010, Bulgarian the act of 2009, Greek ELOT 743. Names in passports may follow another rule.',
    'Chinese, Japanese, Korean, Arabic, Hebrew and Indic scripts are not written in Latin letters.',
    'A digest stands in for a title of which nothing is left, such as one of emoji alone.',
    'Slugs differ from each other within one list. Your site may have others already.',
  ],
  sources: [
    { title: 'RFC 3986: unreserved characters', href: 'https://www.rfc-editor.org/rfc/rfc3986#section-2.3' },
    {
      title: 'Unicode CLDR: transliteration Latin-ASCII',
      href: 'https://cldr.unicode.org/index/cldr-spec/transliteration-guidelines',
    },
    {
      title: 'Cabinet of Ministers of Ukraine, resolution 55 of 27 January 2010',
      href: 'https://zakon.rada.gov.ua/laws/show/55-2010-%D0%BF',
    },
    {
      title: 'ISO 843:1997, type 2 (ELOT 743): Greek in Latin characters',
      href: 'https://www.iso.org/standard/5215.html',
    },
  ],
  run(given, { language, separator, longest, dropsSmall, others, dropped, pairs, ...columns }, { show }) {
    if (given === '') return { gives: '' }
    const { lines, lineEnd, endsWithOne } = linesWithEnd(given)
    const { slugs, empty, repeated } = slugsOf(
      lines.map((line) => partOf(line, columns)),
      {
        language,
        separator: signs[separator],
        longest,
        dropsSmall,
        others,
        dropped: new Set((dropped ?? '').toLowerCase().split(/[\s,;]+/u)),
      },
    )
    const written = slugs.map((slug, at) => (pairs ? `${lines[at] ?? ''}\t${slug}` : slug))
    const notices: Notice[] = [
      ...(lines.length > 1 ? [{ is: 'plain' as const, says: `Lines: ${show.count(lines.length)}.` }] : []),
      ...(repeated > 0
        ? [{ is: 'plain' as const, says: `There already, and numbered: ${show.count(repeated)}.` }]
        : []),
      ...(empty > 0
        ? [{ is: 'fair' as const, says: `Nothing was left of ${show.count(empty)} of them; their slug is a digest.` }]
        : []),
    ]
    return { gives: written.join(lineEnd) + (endsWithOne ? lineEnd : ''), notices }
  },
  asked: [{ says: 'slug|slugify {text:words}' }],
  examples: [
    {
      name: 'A headline',
      given: { text: "Don't Panic: 10 Café Rules & More" },
      expect: { text: 'dont-panic-10-cafe-rules-more' },
    },
    {
      name: 'Titles of a German shop',
      given: { text: 'Größe wählen\nMüsli für Bären\nGröße wählen\n' },
      options: { language: 'de' },
      expect: { text: 'groesse-waehlen\nmuesli-fuer-baeren\ngroesse-waehlen-2\n' },
    },
    {
      name: 'A short address',
      given: { text: 'The History of the Tea Trade in the East' },
      options: { longest: 24, dropsSmall: true },
      expect: { text: 'history-tea-trade-east' },
    },
  ],
})
