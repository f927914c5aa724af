import type { Report, ReportFinding, ReportPart, ReportTable, ReportTone } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import { buildPage, type PageValues } from './graph'
import { judge, typesOf, type Fault, type Verdict } from './judge'
import { isThing, listOf, type Json, type JsonThing } from './node'
import { hoursOf } from './parts'
import { productFiles, productLines, readProducts, type ProductTable } from './product-lines'
import { documentationAt, readOn, remarks } from './profiles'
import { readMarkup, type Markup } from './read'
import { asRead, microdata, safeJson, scriptElement } from './render'

export interface MakeQuestion {
  ask: 'make'
  page: PageValues
  form: 'script' | 'json' | 'microdata'
}
export interface CheckQuestion {
  ask: 'check'
  source: string | Blob
  /** Somebody says that visitors see the ratings. */
  ratingIsShown: boolean
}
export interface TableQuestion {
  ask: 'table'
  source: string | Blob
}
export type MarkupQuestion = MakeQuestion | CheckQuestion | TableQuestion

export interface MarkupReport extends Report {
  /** What is taken away: `markup` as it is shown, `html` and `json` of what was made, `lines` of a table. */
  files: Readonly<Partial<Record<'markup' | 'html' | 'json' | 'lines', string>>>
  /** A script element for each product of a table, by the name of its file. */
  elements?: Readonly<Record<string, string>>
}

const mostFindings = 200
const writers = { script: scriptElement, json: safeJson, microdata } as const
const vocabularySource = 'schema.org, release 30.0'

const sourceOf = ({ by, page }: Fault) =>
  by === 'google' && page !== undefined
    ? `Google Search Central, ${page}, as of ${readOn}`
    : by === 'vocabulary'
      ? vocabularySource
      : undefined

function findingOf(fault: Fault): ReportFinding {
  const source = sourceOf(fault)
  return {
    tone: fault.tone,
    says: fault.says,
    ...(fault.detail && { detail: fault.detail }),
    ...(source && { source }),
  }
}

interface Count {
  bad: number
  warn: number
}
const countOf = (findings: readonly ReportFinding[]): Count => ({
  bad: findings.filter(({ tone }) => tone === 'bad').length,
  warn: findings.filter(({ tone }) => tone === 'warn').length,
})
const toneOf = ({ bad, warn }: Count): ReportTone => (bad > 0 ? 'bad' : warn > 0 ? 'warn' : 'good')
const inWords = ({ bad, warn }: Count) => [
  ...(bad > 0 ? [counted(bad, 'mistake', 'mistakes')] : []),
  ...(warn > 0 ? [counted(warn, 'thing to look at', 'things to look at')] : []),
]

const order: Readonly<Record<ReportTone, number>> = { bad: 0, warn: 1, plain: 2, good: 3 }
/** A finding whose place is looked for when it is shown. */
type Found = ReportFinding & { placed?: () => ReportFinding['at'] }

function shownFinding({ placed, ...finding }: Found): ReportFinding {
  const at = finding.at ?? placed?.()
  return { ...finding, ...(at && { at }) }
}

const sorted = (findings: readonly Found[]) => findings.toSorted((one, other) => order[one.tone] - order[other.tone])

function cut(heading: string, findings: readonly Found[]): ReportPart {
  const hidden = findings.length - mostFindings
  return {
    heading,
    findings: sorted(findings).slice(0, mostFindings).map(shownFinding),
    notes: hidden > 0 ? [`${counted(hidden, 'more remark', 'more remarks')} left out.`] : [],
  }
}

/** What is asked of the main thing that was made, and what of it is there. */
function askedOf(verdict: Verdict, type: string): ReportFinding[] {
  const [main] = verdict.judged
  const remark = remarks[type]
  const page = main?.page
  const source = page === undefined ? undefined : `${documentationAt(page)}, as of ${readOn}`
  const missing = main?.recommended ?? []
  return [
    ...(page !== undefined && (main?.required.length ?? 0) === 0
      ? [{ tone: 'good', says: 'Everything that Google requires is there.', ...(source && { source }) } as const]
      : []),
    ...(page === undefined
      ? [
          {
            tone: 'plain',
            says: 'Checked by schema.org only: Google’s documentation lists no properties of this type.',
          } as const,
        ]
      : []),
    ...(missing.length > 0
      ? [
          {
            tone: 'plain',
            says: `Google recommends as well: ${missing.map((path) => path.replaceAll('|', ' or ')).join(', ')}.`,
            ...(source && { source }),
          } as const,
        ]
      : []),
    ...(remark ? [{ tone: 'plain', says: remark } as const] : []),
  ]
}

const ratedTypes = [
  'Product',
  'ProductGroup',
  'LocalBusiness',
  'Recipe',
  'SoftwareApplication',
  'Book',
  'Movie',
  'VacationRental',
  'Review',
]

function formFindings({ main, site }: PageValues): ReportFinding[] {
  const hasRating = main.ratingValue !== undefined || main.ratingCount !== undefined
  return [
    ...(hasRating && !main.ratingIsShown && ratedTypes.includes(main.type)
      ? [
          {
            tone: 'warn',
            says: 'The rating is left out until you say that visitors see it on the page.',
            detail: 'Ratings that nobody sees or gave are against the rules of Google.',
          } as const,
        ]
      : []),
    ...(main.type === 'LocalBusiness' && main.hours && !hoursOf(main.hours)
      ? [{ tone: 'bad', says: 'Opening hours are lines such as Mo-Fr 09:00-17:00. They are left out.' } as const]
      : []),
    ...(main.price !== undefined && !main.currency
      ? [{ tone: 'bad', says: 'A price stands without its currency.' } as const]
      : []),
    ...(main.priceTo !== undefined && main.price !== undefined && main.priceTo < main.price
      ? [{ tone: 'bad', says: 'The pay to is less than the pay from.' } as const]
      : []),
    ...(main.starts && main.ends && main.ends < main.starts
      ? [{ tone: 'bad', says: 'The end lies before the beginning.' } as const]
      : []),
    ...(site && !/^https?:\/\/\S+$/.test(site.siteUrl)
      ? [{ tone: 'bad', says: 'A graph needs the address of the website, from https:// on.' } as const]
      : []),
  ]
}

/** Markup of a filled form, with what Google asks of it and what the vocabulary says. */
export function makeReport({ page, form }: MakeQuestion): MarkupReport {
  const { things, refused } = buildPage(page)
  const [verdict = { faults: [], judged: [], things: 0, properties: 0 }] = judge([asRead(things)])
  const google = verdict.faults.filter(({ by }) => by === 'google').map(findingOf)
  const asked = [...google, ...askedOf(verdict, page.main.type)]
  const own = [
    ...formFindings(page),
    ...refused.map((says): ReportFinding => ({ tone: 'bad', says })),
    ...verdict.faults.filter(({ by }) => by !== 'google').map(findingOf),
  ]
  const count = countOf([...asked, ...own])
  const markup = writers[form](things)
  const said = [
    counted(verdict.things, 'thing', 'things') + ' with ' + counted(verdict.properties, 'property', 'properties'),
    ...inWords(count),
  ]
  return {
    headline: `${said.join('; ')}.`,
    tone: toneOf(count),
    parts: [
      {
        texts: [
          { label: form === 'microdata' ? 'For the body of the page' : 'For the head of the page', text: markup },
        ],
      },
      cut('What Google asks', asked),
      cut('What does not fit', own),
    ],
    files: {
      markup: `${markup}\n`,
      html: `${form === 'microdata' ? markup : scriptElement(things)}\n`,
      json: `${safeJson(things)}\n`,
    },
  }
}

function* ratingsIn(value: Json): Generator<JsonThing> {
  if (Array.isArray(value)) for (const one of value as readonly Json[]) yield* ratingsIn(one)
  else if (isThing(value)) {
    if (typesOf(value).some((type) => type.endsWith('Rating'))) yield value
    for (const one of Object.values(value)) yield* ratingsIn(one)
  }
}

const digitsOf = (text: string) => text.replaceAll(',', '.')

/** Ratings that the page does not show; all of them where the page is not there and nobody says that they are shown. */
function ratingFindings({ blocks, visible }: Markup, ratingIsShown: boolean): ReportFinding[] {
  const ratings = blocks.flatMap((block) => [...ratingsIn(block.value)].map((rating) => ({ block, rating })))
  if (ratings.length === 0 || ratingIsShown) return []
  if (visible === undefined)
    return [
      {
        tone: 'warn',
        says: `${counted(ratings.length, 'rating stands', 'ratings stand')} in the markup. Do visitors see ${ratings.length === 1 ? 'it' : 'them'} on the page?`,
        detail:
          'Ratings that nobody sees or gave are against the rules of Google. Paste the whole page, or say that they are shown.',
      },
    ]
  const text = digitsOf(visible)
  return ratings.flatMap(({ block, rating }): ReportFinding[] => {
    const [value] = listOf(rating.ratingValue)
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const number = digitsOf(String(value))
    const isSeen = new RegExp(
      `(?<![\\d.])${number.replaceAll(/[^\d.]/g, '').replaceAll('.', String.raw`\.`)}(?![\\d])`,
    ).test(text)
    const at = block.placeOf('', rating)
    return isSeen
      ? []
      : [
          {
            tone: 'bad',
            says: `The rating ${number} does not stand in the text of the page.`,
            detail: 'Ratings must be there for visitors to read.',
            source: 'Google Search Central, review-snippet, guidelines',
            ...(block.form === 'Microdata' && at && { at }),
          },
        ]
  })
}

function thingTable(verdicts: readonly Verdict[]): ReportTable {
  return {
    label: 'Things',
    columns: ['Type', 'Name', 'Missing, required', 'Missing, recommended', 'Held against'],
    rows: verdicts.flatMap(({ judged }) =>
      judged.map(({ type, name, page, required, recommended }) => [
        type,
        name,
        required.map((path) => path.replaceAll('|', ' or ')).join(', ') || 'None',
        recommended.map((path) => path.replaceAll('|', ' or ')).join(', ') || 'None',
        page === undefined ? 'schema.org only' : documentationAt(page),
      ]),
    ),
  }
}

/** What is wrong with pasted markup: JSON-LD, or a page with scripts of it or with microdata. */
export function checkReport(text: string, ratingIsShown: boolean): MarkupReport {
  const markup = readMarkup(text)
  const { blocks, faults, hasRdfa } = markup
  const verdicts = judge(blocks.map(({ value }) => value))
  const found = verdicts.flatMap((verdict, at) =>
    verdict.faults.map((fault): Found => ({
      ...findingOf(fault),
      placed: () => blocks[at]?.placeOf(fault.pointer, fault.within),
    })),
  )
  const findings = [...faults, ...found, ...ratingFindings(markup, ratingIsShown)]
  const rdfa = hasRdfa ? ['The page has RDFa too, which is not read here.'] : []
  if (blocks.length === 0 && faults.length === 0)
    return {
      headline: 'No structured data was found: no JSON-LD, no microdata of schema.org.',
      tone: 'bad',
      parts: [{ notes: rdfa }],
      files: {},
    }
  const count = countOf(findings)
  const sum = (of: (verdict: Verdict) => number) => verdicts.reduce((total, verdict) => total + of(verdict), 0)
  const said = inWords(count)
  return {
    headline: `${said.length > 0 ? said.join('; ') : 'No mistakes'} in ${counted(blocks.length + faults.length, 'block', 'blocks')} of structured data.`,
    tone: toneOf(count),
    figures: [
      { label: 'Things', text: whole(sum(({ things }) => things)) },
      { label: 'Properties', text: whole(sum(({ properties }) => properties)) },
      { label: 'JSON-LD', text: whole(blocks.filter(({ form }) => form === 'JSON-LD').length) },
      { label: 'Microdata', text: blocks.some(({ form }) => form === 'Microdata') ? 'Yes' : 'No' },
    ],
    parts: [cut('What was found', findings), { tables: [thingTable(verdicts)], notes: rdfa }],
    files: {},
  }
}

function tableHeadline({ rows, refused, doubts }: ProductTable): Pick<Report, 'headline' | 'tone'> {
  const lacking = rows.filter(({ lacks }) => lacks.length > 0).length
  const said = [
    `${counted(rows.length, 'product', 'products')} written`,
    ...(refused.length > 0 ? [`${counted(refused.length, 'row', 'rows')} left out`] : []),
    ...(lacking > 0 ? [`${whole(lacking)} lack what Google requires`] : []),
    ...(doubts.length > 0 ? [counted(doubts.length, 'doubtful value', 'doubtful values')] : []),
  ]
  return {
    headline: `${said.join('; ')}.`,
    tone: refused.length > 0 ? 'bad' : lacking + doubts.length > 0 ? 'warn' : 'good',
  }
}

/** A table of products as structured data, row by row. */
export function tableReport(text: string, progress?: (share: number) => void): MarkupReport {
  const table = readProducts(text, progress)
  if (typeof table === 'string') return { headline: table, tone: 'bad', parts: [], files: {} }
  const { rows, refused, doubts, unused } = table
  const placed = (tone: ReportTone, list: typeof refused) =>
    list.map(({ line, says }): ReportFinding => ({
      tone,
      says: `Line ${whole(line)}: ${says}`,
      at: { line, column: 1 },
    }))
  const columns = unused.map(({ name, near }): ReportFinding => ({
    tone: 'warn',
    says: `Nothing is made of the column “${name}”.`,
    ...(near && { detail: `Is ${near} meant?` }),
  }))
  return {
    ...tableHeadline(table),
    parts: [
      cut('What to look at', [...columns, ...placed('bad', refused), ...placed('warn', doubts)]),
      {
        tables: [
          {
            label: 'Products',
            columns: ['Name', 'Line', 'Missing, required'],
            rows: rows.map(({ name, line, lacks }) => [
              name,
              String(line),
              lacks.map((path) => path.replaceAll('|', ' or ')).join(', ') || 'None',
            ]),
          },
        ],
      },
    ],
    files: { lines: productLines(table) },
    elements: Object.fromEntries(productFiles(table)),
  }
}
