import { csvText } from '@/lib/base/format/csv-cell'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type WorkFile } from '@/lib/kits/app/workbench'
import { number, toggle } from '@/lib/kits/fields/define'
import { counted } from '@/lib/messages/counted'
import {
  brandScore,
  profileText,
  readColours,
  readNames,
  readProfile,
  readWords,
  ruleNames,
  type BrandProfile,
  type RuleName,
} from '@/lib/subjects/brand/profile'
import type { BrandAnswer, BrandQuestion } from '@/lib/subjects/brand/task'

interface Typed {
  values: { tolerance: number; allowsGreys: boolean; checksContrast: boolean }
  texts: Readonly<Record<'colours' | 'fonts' | 'words' | 'saved', string>>
}

/** The saved profile where one was opened, else what stands in the boxes. */
function profileOf({ values, texts }: Typed): BrandProfile {
  const saved = texts.saved.trim() === '' ? undefined : readProfile(texts.saved)
  return (
    saved ?? {
      ...values,
      colours: readColours(texts.colours).colours,
      fonts: readNames(texts.fonts),
      ...readWords(texts.words),
    }
  )
}

const isEmpty = ({ colours, fonts, spellings, avoid }: BrandProfile) =>
  colours.length + fonts.length + spellings.length + avoid.length === 0

type Files = readonly WorkFile<BrandAnswer>[]
const answered = (files: Files) => files.flatMap(({ name, answer }) => (answer ? [{ name, answer }] : []))
const percent = (share: number) => `${String(Math.round(share * 100))}%`
const mostShown = 200

function tableRows(files: Files): string[][] {
  return answered(files).flatMap(({ name, answer }) =>
    answer.breaches.map(({ rule, found, wanted, where }) => [name, ruleNames[rule], where, found, wanted]),
  )
}

function scoreRows(files: Files): string[][] {
  const rules = Object.keys(ruleNames) as RuleName[]
  return answered(files).map(({ name, answer }) => {
    const { rules: own, whole } = brandScore([answer])
    return [
      name,
      answer.kind,
      whole === undefined ? '' : percent(whole),
      ...rules.map((rule) => (own[rule] === undefined ? '' : percent(own[rule]))),
    ]
  })
}

const scoreColumns = ['File', 'Kind', 'Score', ...Object.values(ruleNames)]
const breachColumns = ['File', 'Rule', 'Where', 'Found', 'Wanted']

function summary(files: Files): View[] {
  const all = answered(files)
  if (all.length === 0) return []
  const { rules, whole } = brandScore(all.map(({ answer }) => answer))
  const breaches = tableRows(files)
  const said =
    whole === undefined
      ? 'Nothing in the files is spoken of by the rules.'
      : `${percent(whole)} in keeping with the brand: ${counted(breaches.length, 'place', 'places')} to look at in ${counted(all.length, 'file', 'files')}.`
  return [
    { kind: 'note', status: true, strong: true, tone: breaches.length === 0 ? 'good' : 'warn', says: said },
    {
      kind: 'figures',
      items: (Object.entries(rules) as [RuleName, number][]).map(([rule, share]) => ({
        label: ruleNames[rule],
        text: percent(share),
      })),
    },
    { kind: 'table', label: 'Files', isTitled: true, columns: scoreColumns, rows: scoreRows(files) },
    ...(breaches.length > 0
      ? [
          {
            kind: 'table',
            label:
              breaches.length > mostShown ? `Places to look at, the first ${String(mostShown)}` : 'Places to look at',
            isTitled: true,
            columns: breachColumns,
            rows: breaches.slice(0, mostShown),
          } as const,
        ]
      : []),
  ]
}

function fileViews(answer: BrandAnswer | undefined): View[] {
  if (!answer) return []
  return [
    { kind: 'note', says: `${answer.kind}; ${counted(answer.breaches.length, 'place', 'places')} to look at.` },
    ...(answer.colours.length > 0
      ? [
          {
            kind: 'swatches',
            label: 'Its colours',
            items: answer.colours.map((colour) => ({ colour, label: colour })),
          } as const,
        ]
      : []),
    ...(answer.fonts.length > 0 ? [{ kind: 'note', says: `Fonts: ${answer.fonts.join(', ')}` } as const] : []),
    ...answer.notes.map((says) => ({ kind: 'note', says }) as const),
  ]
}

export default defineWorkbench({
  worker: worker<BrandQuestion, BrandAnswer>('brand-consistency'),
  options: {
    tolerance: number('Tolerance of colours (ΔE)', {
      initial: 3,
      min: 0,
      max: 50,
      help: 'CIEDE2000. About 1 can just be told apart side by side; 5 is another shade to everybody.',
    }),
    allowsGreys: toggle('Black, white and greys are allowed', { initial: true }),
    checksContrast: toggle('Contrast of text and ground is checked', { initial: true }),
  },
  panels: [
    { at: 'inputs', label: 'How strictly', folded: true, fields: ['tolerance', 'allowsGreys', 'checksContrast'] },
  ],
  inputs: {
    colours: {
      kind: 'text',
      label: 'Brand colours, one a line',
      placeholder: '#12489f Blue\n#dc5f2c Orange',
      height: 'short',
      example: '#12489f Blue\n#dc5f2c Orange\n#f6f1e7 Paper',
    },
    fonts: {
      kind: 'text',
      label: 'Fonts, one a line',
      placeholder: 'Noto Sans',
      height: 'short',
      example: 'Noto Sans\nNoto Serif',
    },
    words: {
      kind: 'text',
      label: 'Words, one a line',
      placeholder: 'OakWorks\nutilise > use',
      help: 'A name alone is to be written just so. With > a word is to be avoided; behind it stands what to write instead.',
      height: 'short',
      example: 'OakWorks\nutilise > use\ncheap > good value',
    },
    saved: {
      kind: 'text',
      label: 'A saved profile (JSON), in place of the boxes above',
      height: 'line',
      opens: {
        label: 'Open a profile',
        accept: '.json,application/json',
        largest: 1_000_000,
        otherwise: 'A profile is small.',
      },
    },
    files: {
      kind: 'files',
      label: 'Files',
      button: 'Choose files',
      accept: '.html,.htm,.css,.svg,.docx,.pptx,.pdf,.png,.jpg,.jpeg,.webp,.gif,.txt,.md',
      folders: true,
      verb: 'Look at',
      stopped: 'It was stopped and not looked at.',
      follows: 'shown',
    },
  },
  resultLabel: 'Brand',
  asking: 'Looking at the files',
  ask: () => undefined,
  askOf: (file, given): BrandQuestion => ({ file, profile: profileOf(given) }),
  views(work) {
    const { texts, files } = work
    const wrong = [...readColours(texts.colours).wrong, ...(answered(files)[0]?.answer.wrong ?? [])]
    const profile = profileOf(work)
    const isSaved = texts.saved.trim() !== ''
    const notes: View[] = [
      ...(wrong.length > 0
        ? [
            {
              kind: 'note',
              under: 'colours',
              tone: 'bad',
              says: `“${(wrong[0] ?? '').slice(0, 60)}” is no colour. Write #12489f, rgb(18 72 159) or a CSS name first.`,
            } as const,
          ]
        : []),
      ...(isSaved
        ? [
            readProfile(texts.saved)
              ? ({ kind: 'note', under: 'saved', says: 'The saved profile is used; the boxes above are not.' } as const)
              : ({
                  kind: 'note',
                  under: 'saved',
                  tone: 'bad',
                  says: 'This is no profile that was saved here. Empty the box to use those above.',
                } as const),
          ]
        : []),
      ...(files.length > 0 && isEmpty(profile)
        ? [{ kind: 'note', tone: 'warn', says: 'The profile is empty: write colours, fonts or words first.' } as const]
        : []),
    ]
    return [
      ...notes,
      ...(files.length === 0
        ? [
            {
              kind: 'note',
              status: true,
              says: 'Write what the brand allows, then add pages, documents or pictures. They are read here and sent nowhere.',
            } as const,
          ]
        : summary(files)),
      { kind: 'files', of: Object.fromEntries(files.map((file) => [file.id, fileViews(file.answer)])) },
    ]
  },
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Save the places (CSV)',
      file: 'brand-places.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ files }) => (answered(files).length === 0 ? undefined : csvText([breachColumns, ...tableRows(files)])),
    },
    scores: {
      kind: 'save',
      label: 'Save the scores (CSV)',
      file: 'brand-scores.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ files }) => (answered(files).length === 0 ? undefined : csvText([scoreColumns, ...scoreRows(files)])),
    },
    profile: {
      kind: 'save',
      label: 'Save the profile (JSON)',
      file: 'brand-profile.json',
      type: 'application/json',
      of: (work) => {
        const profile = profileOf(work)
        return isEmpty(profile) ? undefined : profileText(profile)
      },
    },
  },
  controls: [
    { label: 'Brand colours', help: 'In any CSS notation, with a name; the tolerance is CIEDE2000.' },
    { label: 'Fonts and words', help: 'Names to be written just so, and words to avoid with what to write instead.' },
    { label: 'A saved profile', help: 'JSON that this tool wrote.' },
    { label: 'Files', help: 'HTML, CSS, SVG, DOCX, PPTX, PDF, pictures and text; whole folders, up to 100 MB each.' },
  ],
  results: [
    { label: 'Score of each rule and file', kind: 'table' },
    { label: 'Places with what was found and what is wanted', kind: 'table' },
    { label: 'Colours and fonts of each file', kind: 'value' },
  ],
  formula:
    'Reads colours, fonts and words with their places, compares colours with the nearest of the brand by CIEDE2000, and counts for each rule the share that is in keeping; the score is the mean of the rules',
  limits: [
    'Style sheets that a page links are not fetched; add them as files.',
    'In a PDF, colours of patterns and pictures are not seen, and CMYK is turned without a profile.',
    'Letters in pictures are not read, and a logo is not recognised: its clear space is yours to check.',
    'Words are found as they are written; other forms of a word need a line of their own.',
    'Contrast is checked only where one CSS rule sets both text and ground.',
    'Whether a text sounds like the brand, no rule here can tell.',
  ],
  sources: [
    {
      title: 'Sharma, Wu and Dalal: The CIEDE2000 Color-Difference Formula (2005)',
      href: 'https://doi.org/10.1002/col.20070',
    },
    { title: 'W3C: CSS Color Module Level 4', href: 'https://www.w3.org/TR/css-color-4/' },
    {
      title: 'ECMA-376: Office Open XML',
      href: 'https://ecma-international.org/publications-and-standards/standards/ecma-376/',
    },
    { title: 'W3C: WCAG 2.2, Contrast (Minimum)', href: 'https://www.w3.org/TR/WCAG22/#contrast-minimum' },
  ],
  abilities: ['save', 'print', 'batch'],
})
