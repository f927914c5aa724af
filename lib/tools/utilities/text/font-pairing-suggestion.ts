import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import { fontFamilies, fontIds, kindNames } from '@/lib/subjects/fonts/families'
import {
  fontPairs,
  mostPoints,
  pairCss,
  pairName,
  pairReasons,
  variedPairs,
  type FontPair,
  type FontWish,
  type PairWish,
} from '@/lib/subjects/fonts/pairing'
import type { Specimen, SpecimenAnswer, SpecimenQuestion } from '@/lib/subjects/fonts/task'

const shown = 3
const mostListed = 12
const longestTitle = 120
const longestText = 700

const sampleTitle = 'Bread worth getting up for'
const sampleText =
  'Our ovens are lit at three. By six the first loaves stand on the shelf: rye with caraway, a white tin loaf, and a sourdough that takes two days. A loaf is £4.20, half a loaf £2.30; order by 18:00 and it waits for you.'

const kinds = { any: 'Any', serif: 'A serif', sans: 'A sans serif', slab: 'A slab serif' } as const
const wishes = (ids: typeof fontIds): Record<FontWish, string> =>
  ({
    ...kinds,
    ...Object.fromEntries(ids.map((id) => [id, fontFamilies[id].name])),
  }) as Record<FontWish, string>

interface Given {
  values: { mood: string; heading: string; body: string; scale: string }
  texts: { title: string; text: string }
  picks: Readonly<Record<string, string>>
}

const wishOf = ({ values }: Given): PairWish => ({
  mood: values.mood as PairWish['mood'],
  heading: values.heading as FontWish,
  body: values.body as FontWish,
})
const bestOf = (given: Given) => variedPairs(fontPairs(wishOf(given)), shown)
const ratioOf = ({ values }: Given) => Number(values.scale.slice(1)) / 1000
const keyOf = ({ heading, body }: Pick<FontPair, 'heading' | 'body'>) => `${heading}+${body}`

/** The pair to be taken away: the one that was chosen while it is among those shown, else the first. */
function chosenOf(given: Given): FontPair | undefined {
  const best = bestOf(given)
  return best.find((pair) => keyOf(pair) === given.picks.pair) ?? best[0]
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('')

const whole = (points: number) => String(Math.round(points))

function specimenViews(pair: FontPair, at: number, specimen: Specimen | undefined): View[] {
  return [
    { kind: 'heading', says: `${String(at + 1)}. ${pairName(pair)}` },
    ...(specimen
      ? ([
          {
            kind: 'picture',
            label: `${pairName(pair)}, drawn in these fonts`,
            of: specimen.picture,
            isAtSize: true,
            width: specimen.width,
            height: specimen.height,
          },
          ...(specimen.missing.length > 0
            ? [
                {
                  kind: 'note',
                  tone: 'warn',
                  says: `The files here have no ${specimen.missing.slice(0, 12).join(' ')}: an empty box stands in that place.`,
                } as const,
              ]
            : []),
        ] satisfies View[])
      : []),
    {
      kind: 'note',
      says: `${whole(pair.points)} of 100 points. ${pairReasons(pair).join(' ')}`,
    },
  ]
}

const partLabels: Readonly<Record<keyof typeof mostPoints, string>> = {
  kind: 'Kinds differ',
  height: 'x-heights agree',
  strokes: 'Strokes differ',
  mood: 'Mood',
}
const parts = Object.keys(mostPoints) as (keyof typeof mostPoints)[]

const pairRow = (pair: FontPair) => [
  pairName(pair),
  whole(pair.points),
  ...parts.map((part) => `${whole(pair.parts[part])} of ${String(mostPoints[part])}`),
]

const familyRows = fontIds.map((id) => {
  const { name, kind, moods, xHeight, capHeight, width, contrast, licence } = fontFamilies[id]
  return [name, kindNames[kind], moods.join(', '), ...[xHeight, capHeight, width, contrast].map(String), licence]
})

export default defineWorkbench({
  worker: worker<SpecimenQuestion, SpecimenAnswer>('font-pairing'),
  options: {
    mood: choice('Mood', {
      options: {
        any: 'Any that both share',
        classic: 'Classic',
        modern: 'Modern',
        friendly: 'Friendly',
        technical: 'Technical',
        bold: 'Bold',
      },
      initial: 'any',
      as: 'menu',
    }),
    heading: choice('Headings in', { options: wishes(fontIds), initial: 'any', as: 'menu' }),
    body: choice('Text in', {
      options: wishes(fontIds.filter((id) => fontFamilies[id].isForText)),
      initial: 'any',
      as: 'menu',
    }),
    scale: choice('Steps of size', {
      options: {
        x1200: 'Small, 1.2',
        x1250: 'Middle, 1.25',
        x1333: 'Large, 1.333',
        x1500: 'Very large, 1.5',
      },
      initial: 'x1250',
      as: 'menu',
    }),
  },
  panels: [{ at: 'top', fields: ['mood', 'heading', 'body', 'scale'] }],
  inputs: {
    title: {
      kind: 'text',
      label: 'Your heading',
      placeholder: sampleTitle,
      height: 'line',
    },
    text: {
      kind: 'text',
      label: 'Your text',
      placeholder: sampleText,
      help: 'Names and prices of your own show more than a sample.',
      height: 'short',
    },
  },
  resultLabel: 'Pairs',
  asking: 'Drawing the letters',
  ask(given): SpecimenQuestion | undefined {
    const pairs = bestOf(given).map(({ heading, body }) => ({ heading, body }))
    if (pairs.length === 0) return undefined
    return {
      pairs,
      title: cut(given.texts.title.trim() || sampleTitle, longestTitle),
      text: cut(given.texts.text.trim() || sampleText, longestText),
      ratio: ratioOf(given),
    }
  },
  views(work) {
    const { answer, texts } = work
    const pairs = fontPairs(wishOf(work))
    const best = bestOf(work)
    const chosen = chosenOf(work)
    if (!chosen || !best[0])
      return [
        {
          kind: 'note',
          tone: 'warn',
          status: true,
          says: 'One family for both is no pair. Choose another font for headings or for text.',
        },
      ]
    const specimenOf = (pair: FontPair) => answer?.specimens.find((one) => keyOf(one) === keyOf(pair))
    const tooLong: View[] = [
      ...([...texts.title.trim()].length > longestTitle
        ? [
            {
              kind: 'note',
              under: 'title',
              tone: 'warn',
              says: `The first ${String(longestTitle)} characters are drawn.`,
            } as const,
          ]
        : []),
      ...([...texts.text.trim()].length > longestText
        ? [
            {
              kind: 'note',
              under: 'text',
              tone: 'warn',
              says: `The first ${String(longestText)} characters are drawn.`,
            } as const,
          ]
        : []),
    ]
    return [
      ...tooLong,
      {
        kind: 'note',
        strong: true,
        status: true,
        says: `${pairName(best[0])} comes first of ${String(pairs.length)} ${pairs.length === 1 ? 'pair' : 'pairs'}.`,
      },
      ...(answer
        ? []
        : [{ kind: 'note', says: 'The letters themselves are drawn here as soon as you use the page.' } as const]),
      ...best.flatMap((pair, at) => specimenViews(pair, at, specimenOf(pair))),
      { kind: 'heading', says: 'To take away' },
      {
        kind: 'choices',
        label: 'Pair to take away',
        rows: [
          {
            label: 'Pair',
            text: '',
            pick: 'pair',
            says: 'Pair to take away',
            options: best.map((pair, at) => ({ value: at === 0 ? 'first' : keyOf(pair), label: pairName(pair) })),
          },
        ],
      },
      { kind: 'text', label: 'Style sheet', text: pairCss(chosen, ratioOf(work)), boxed: true },
      {
        kind: 'table',
        label: `Pairs by points${pairs.length > mostListed ? `, the first ${String(mostListed)} of ${String(pairs.length)}` : ''}`,
        isTitled: true,
        columns: ['Pair', 'Points', ...parts.map((part) => partLabels[part])],
        rows: pairs.slice(0, mostListed).map(pairRow),
      },
      {
        kind: 'table',
        label: 'The families, measured at weight 400',
        isTitled: true,
        columns: [
          'Family',
          'Kind',
          'Moods',
          'x-height (thousandths)',
          'Capitals (thousandths)',
          'Mean width (thousandths)',
          'Strokes of the o, side to bottom',
          'Licence',
        ],
        rows: familyRows,
      },
    ]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy the style sheet',
      done: 'The style sheet is copied.',
      of(work) {
        const chosen = chosenOf(work)
        return chosen && pairCss(chosen, ratioOf(work))
      },
    },
    css: {
      kind: 'save',
      label: 'Save the style sheet (CSS)',
      file: 'fonts.css',
      type: 'text/css;charset=utf-8',
      of(work) {
        const chosen = chosenOf(work)
        return chosen && pairCss(chosen, ratioOf(work))
      },
    },
    specimen: {
      kind: 'save',
      label: 'Save the specimen (SVG)',
      file: 'specimen.svg',
      type: 'image/svg+xml',
      of(work) {
        const chosen = chosenOf(work)
        return chosen && work.answer?.specimens.find((one) => keyOf(one) === keyOf(chosen))?.picture
      },
    },
  },
  controls: [
    { label: 'Mood', help: 'Classic, modern, friendly, technical or bold; the moods are our judgement.' },
    { label: 'Headings in, text in', help: 'Any font, a kind of font, or the family that you already have.' },
    { label: 'Steps of size', help: 'Each level of heading is the one below times 1.2 to 1.5.' },
    { label: 'Your words', help: 'A heading of 120 and a text of 700 characters are drawn in the fonts themselves.' },
  ],
  results: [
    { label: 'Three pairs drawn with your words', kind: 'chart' },
    { label: 'Points of every pair and what they are made of', kind: 'table' },
    { label: 'A style sheet with sizes and fallbacks', kind: 'value' },
    { label: 'Measures and licence of each family', kind: 'table' },
  ],
  formula:
    'Up to 40 points where the kinds differ, 30 where x-heights agree, 15 where the contrast of strokes differs and 15 for a mood that both share; families were measured at weight 400',
  limits: [
    'Sixteen families lie on this site; fonts of your own are not read.',
    'The letters here are Latin. Cyrillic, Greek and Vietnamese are in many of the packages and not in these specimens.',
    'Points are a rule of thumb of ours, and moods an opinion. No standard says which fonts go together.',
    'Specimens show weights 400 and 700, upright, in black on white.',
    'The style sheet names npm packages; the font files are not part of it.',
  ],
  sources: [
    { title: 'SIL Open Font License 1.1', href: 'https://openfontlicense.org/' },
    { title: 'W3C: CSS Fonts Module Level 4', href: 'https://www.w3.org/TR/css-fonts-4/' },
    {
      title: 'Microsoft: OpenType, OS/2 table (x-height and height of capitals)',
      href: 'https://learn.microsoft.com/typography/opentype/spec/os2',
    },
    { title: 'Fontsource: packages of open fonts', href: 'https://fontsource.org/' },
  ],
  abilities: ['save', 'print'],
})
