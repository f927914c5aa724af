import { csvText } from '@/lib/base/format/csv-cell'
import { defineSectionedDocument } from '@/lib/families/sectioned-documents'
import { choice, date, integer, longText, rows, text } from '@/lib/kits/generator'
import type { Block, Notice } from '@/lib/kits/document/types'
import { rankedPairs, soundsMisplaced, type Factors, type Strategy } from '@/lib/subjects/strategy/tows'

const quadrants = {
  strengths: 'Strengths',
  weaknesses: 'Weaknesses',
  opportunities: 'Opportunities',
  threats: 'Threats',
} as const
type Quadrant = keyof typeof quadrants

/** The two letters say which sides meet. */
const strategyNames: Readonly<Record<Strategy, string>> = { so: 'SO', wo: 'WO', st: 'ST', wt: 'WT' }
const legend =
  'SO: strengths that take up an opportunity. WO: weaknesses to mend for one. ST: strengths against a threat. WT: weaknesses that a threat would hit. The weight is the product of both.'

type Entered = {
  item: string
  weight: number
  evidence?: string | undefined
}
type Entries = Readonly<Record<Quadrant, readonly Entered[]>>

/** What was filled in, the heaviest first. */
function listed(entries: Entries, quadrant: Quadrant): readonly Entered[] {
  return entries[quadrant]
    .filter(({ item, evidence = '' }) => `${item}${evidence}`.trim() !== '')
    .toSorted((one, other) => other.weight - one.weight)
}

function factorsOf(entries: Entries): Factors {
  const of = (quadrant: Quadrant) =>
    entries[quadrant]
      .filter(({ item }) => item.trim() !== '')
      .map(({ item, weight }) => ({ text: item.trim(), weight }))
  return {
    strengths: of('strengths'),
    weaknesses: of('weaknesses'),
    opportunities: of('opportunities'),
    threats: of('threats'),
  }
}

function quadrantBlocks(entries: Entries, quadrant: Quadrant): Block[] {
  const items = listed(entries, quadrant)
  return [
    { kind: 'heading', level: 3, text: quadrants[quadrant] },
    items.length === 0
      ? { kind: 'paragraph', text: 'None listed.', quiet: true }
      : {
          kind: 'list',
          items: items.map(({ item, weight, evidence = '' }) => ({
            text: [
              { text: item.trim(), bold: weight >= 4 },
              ` (${weight})`,
              ...(evidence.trim() === '' ? [] : [`: ${evidence.trim()}`]),
            ],
          })),
        },
  ]
}

const pairOf = (entries: Entries, one: Quadrant, other: Quadrant): Block => ({
  kind: 'columns',
  grid: true,
  columns: [quadrantBlocks(entries, one), quadrantBlocks(entries, other)],
})

/** One quadrant: what is in it, how much it decides, and what shows it. */
function factorRows(label: string, factor: string, { initial, help }: { initial: readonly Entered[]; help: string }) {
  return rows(label, {
    row: factor.toLowerCase(),
    columns: {
      item: text(factor, { maxLength: 300 }),
      weight: integer('Weight', { initial: 3, min: 1, max: 5 }),
      evidence: text('Evidence', { optional: true, maxLength: 300 }),
    },
    initial,
    ownLine: 'evidence',
    min: 0,
    max: 60,
    help,
  })
}

export default defineSectionedDocument({
  document: 'SWOT analysis',
  title: 'subject',
  form: {
    subject: text('What is analysed', { initial: 'A second bakery in the station quarter', maxLength: 200 }),
    strengths: factorRows('Strengths', 'Strength', {
      initial: [
        { item: 'Regulars who come daily', weight: 5, evidence: '310 loyalty cards used each week' },
        { item: 'Own recipe for rye without wheat', weight: 4 },
        { item: 'Lease of the first shop paid until 2029', weight: 2 },
      ],
      help: 'Inside, and good. Weigh from 1 (a little) to 5 (decides everything).',
    }),
    weaknesses: factorRows('Weaknesses', 'Weakness', {
      initial: [
        { item: 'One oven at its limit', weight: 4, evidence: 'Sold out by eleven on Saturdays' },
        { item: 'Nobody else can run the night shift', weight: 5 },
      ],
      help: 'Inside, and in the way.',
    }),
    opportunities: factorRows('Opportunities', 'Opportunity', {
      initial: [
        { item: '9,000 commuters pass the empty kiosk', weight: 5, evidence: 'Count of 12 May' },
        { item: 'Offices ask for breakfast deliveries', weight: 3 },
      ],
      help: 'Outside, and useful if you act.',
    }),
    threats: factorRows('Threats', 'Threat', {
      initial: [
        { item: 'A chain looks at the same kiosk', weight: 4 },
        { item: 'Flour and energy get dearer', weight: 3, evidence: 'Up 18% in two years' },
      ],
      help: 'Outside, and harmful if you do nothing.',
    }),

    question: longText('The question behind it', {
      section: 'The analysis',
      optional: true,
      lines: 2,
      maxLength: 3000,
      help: 'What will be decided with it, by whom and until when?',
      refines: true,
    }),
    author: text('Made by', { section: 'The analysis', optional: true, maxLength: 200, refines: true }),
    day: date('Date', { section: 'The analysis', optional: true, refines: true }),
    pairs: integer('Pairs for each strategy', {
      section: 'The analysis',
      initial: 2,
      min: 0,
      max: 10,
      help: 'The heaviest pairs of inside and outside. With 0 the table is left out.',
      refines: true,
    }),
    actions: rows('Actions', {
      section: 'The analysis',
      row: 'action',
      columns: {
        strategy: choice('Strategy', {
          options: strategyNames,
          initial: 'so',
          as: 'menu',
        }),
        action: text('Action', { maxLength: 300 }),
        owner: text('Owner', { optional: true, maxLength: 100 }),
        due: date('By', { optional: true }),
      },
      initial: [],
      ownLine: 'action',
      min: 0,
      max: 60,
      refines: true,
    }),
    conclusion: longText('Conclusion', {
      section: 'The analysis',
      optional: true,
      lines: 3,
      maxLength: 10_000,
      refines: true,
    }),
  },
  facts: ['author', 'day'],
  sections: [
    { heading: 'The question', parts: [{ text: 'question' }] },
    {
      heading: 'Matrix',
      parts: [
        {
          write: (values) => [
            { kind: 'paragraph', text: 'Inside the organisation', quiet: true },
            pairOf(values, 'strengths', 'weaknesses'),
            { kind: 'paragraph', text: 'Outside it', quiet: true },
            pairOf(values, 'opportunities', 'threats'),
          ],
        },
      ],
    },
    {
      heading: 'What meets what',
      parts: [
        {
          write(values) {
            const pairs = rankedPairs(factorsOf(values), values.pairs)
            if (pairs.length === 0) return []
            return [
              { kind: 'paragraph', text: legend, quiet: true },
              {
                kind: 'table',
                label: 'Pairs by weight',
                columns: [
                  { label: 'Pair', width: 2 },
                  { label: 'Inside', width: 5 },
                  { label: 'Outside', width: 5 },
                  { label: 'Weight', width: 2, align: 'end' },
                ],
                rows: pairs.map(({ strategy, inside, outside, score }) => [
                  strategyNames[strategy],
                  inside.text,
                  outside.text,
                  { kind: 'number', value: score },
                ]),
              },
            ]
          },
        },
      ],
    },
    { heading: 'Actions', parts: [{ table: 'actions' }] },
    { heading: 'Conclusion', parts: [{ text: 'conclusion' }] },
  ],
  warns(values): readonly Notice[] {
    const entries: Entries = values
    const names = Object.keys(quadrants) as Quadrant[]
    const misplaced = names.flatMap((quadrant) => {
      const side = quadrant === 'strengths' || quadrant === 'weaknesses' ? 'inside' : 'outside'
      return listed(entries, quadrant)
        .filter(({ item }) => soundsMisplaced(item, side))
        .map(({ item }): Notice => ({
          is: 'plain',
          says:
            side === 'inside'
              ? `“${item.trim()}” sounds like something from outside. ${quadrants[quadrant]} are what you decide yourselves.`
              : `“${item.trim()}” sounds like something of your own. ${quadrants[quadrant]} come from outside.`,
        }))
    })
    const empty = names.filter((quadrant) => listed(entries, quadrant).length === 0)
    const unowned = values.actions.filter(
      ({ action, owner = '' }) => action.trim() !== '' && owner.trim() === '',
    ).length
    return [
      ...empty.map((quadrant): Notice => ({
        is: 'plain',
        says: `${quadrants[quadrant]} are empty, so half of the pairs have no partner.`,
      })),
      ...misplaced,
      ...(unowned === 0
        ? []
        : [
            { is: 'plain' as const, says: `${unowned === 1 ? 'One action has' : `${unowned} actions have`} no owner.` },
          ]),
    ]
  },
  files: {
    csv: {
      label: 'CSV of the items',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      make(values) {
        const entries = values as unknown as Entries
        const lines = (Object.keys(quadrants) as Quadrant[]).flatMap((quadrant) =>
          listed(entries, quadrant).map(({ item, weight, evidence = '' }) => [
            quadrants[quadrant],
            item,
            String(weight),
            evidence,
          ]),
        )
        return csvText([['Quadrant', 'Item', 'Weight', 'Evidence'], ...lines])
      },
    },
  },
  records: { kind: 'other', date: 'day' },
  makes:
    'A SWOT matrix sorted by weight, and the TOWS pairs of inside and outside factors with the largest product of weights.',
  limits: [
    'Weights are your judgement. Their product ranks pairs; it measures nothing.',
    'What sounds misplaced is found by a short list of English words.',
  ],
  sources: [
    {
      title: 'Heinz Weihrich, The TOWS matrix: a tool for situational analysis, Long Range Planning 15 (1982)',
      href: 'https://doi.org/10.1016/0024-6301(82)90120-0',
    },
  ],
  examples: [
    {
      name: 'A second bakery',
      given: {},
      expect: {
        text: [
          'Regulars who come daily (5): 310 loyalty cards used each week',
          'SO\tRegulars who come daily\t9,000 commuters pass the empty kiosk\t25',
        ],
      },
    },
    {
      name: 'With an action',
      given: {
        actions: [{ strategy: 'wt', action: 'Train a second baker for the nights', owner: 'Lena', due: '2027-03-31' }],
      },
      expect: { text: ['WT\tTrain a second baker for the nights\tLena\tMar 31, 2027'] },
    },
  ],
})
