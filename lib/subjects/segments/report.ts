import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { csvText } from '@/lib/base/format/csv-cell'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import type { Report, ReportChart, ReportFinding, ReportPart } from '@/lib/base/report/report'
import type { ChartDrawing } from '@/lib/kits/chart/types'
import { counted, whole } from '@/lib/messages/counted'
import { percentile } from '@/lib/subjects/statistics/percentile'
import { cellText, decimalMarkOf, reportNumber } from '@/lib/subjects/tables/columns'
import type { ReadRow } from '@/lib/subjects/tables/book'
import { seededChance } from './chance'
import { along, isConstant, kMeans, nearest, principalComponents, silhouette, zScores } from './cluster'
import { customerPlaces, gatherCustomers, type Customer, type Gathered, type Places } from './customers'
import { taggedName, type SegmentAnswer, type SegmentQuestion } from './task'
import { rfmScores, segmentGroups, segmentOf, segments, type Scores, type SegmentName } from './rfm'

/** Draws a chart for the page; the engine is the worker's. */
export type Draw = (drawing: ChartDrawing, note?: string) => ReportChart

const show = createShow(regionOf('global'))
const amount = (value: number) => show.number(value, 2)
const rounded = (value: number) => show.number(value, Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 2)
const share = (part: number, of: number) => (of === 0 ? '' : show.percent(part / of, 1))
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => (values.length === 0 ? 0 : sum(values) / values.length)

const mostPoints = 1500
const mostListed = 200
/** Clusters are found in so many rows at most, drawn by the seed; the others go to the nearest centre. */
const mostFitted = 4000
/** Silhouettes are worked out over every pair of so many rows at most. */
const mostJudged = 1000

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
/** SHA-256 of the address without spaces around it and in small letters, as advertising platforms take it. */
export const maskedEmail = (text: string) =>
  isEmail(text) ? bytesToHex(sha256(utf8ToBytes(text.trim().toLowerCase()))) : text

/** Of a long list every so manieth, so that at most `most` stay. */
function thinned<T>(list: readonly T[], most: number): readonly T[] {
  const step = Math.ceil(list.length / most)
  return step <= 1 ? list : list.filter((_, at) => at % step === 0)
}

function leftOutPart(leftOut: readonly { line: number; why: string }[]): ReportPart {
  if (leftOut.length === 0) return {}
  const reasons = new Map<string, number>()
  for (const { why } of leftOut) reasons.set(why, (reasons.get(why) ?? 0) + 1)
  const said = [...reasons].map(([why, count]) => `${why} (${whole(count)})`).join(', ')
  return {
    heading: 'Rows left out',
    findings: [{ tone: 'warn', says: `${counted(leftOut.length, 'row was', 'rows were')} left out: ${said}.` }],
    tables: [
      {
        label: 'Rows that were left out',
        columns: ['Line', 'Why'],
        rows: leftOut.slice(0, mostListed).map(({ line, why }) => [whole(line), why]),
      },
    ],
  }
}

function orderFindings({ returns, isOrderUnsure, reference }: Gathered, question: SegmentQuestion): ReportFinding[] {
  return [
    ...(isOrderUnsure
      ? [
          {
            tone: 'warn',
            says: 'Nothing in the file says whether 3/4 is in March or in April. The month was taken to stand first.',
            detail: 'Choose the order under “How the file is read” if it is the other way round.',
          } as const,
        ]
      : []),
    ...(returns > 0
      ? [
          {
            tone: 'plain',
            says: `${counted(returns, 'row has an amount', 'rows have amounts')} below 0. ${question.returns === 'subtract' ? 'They lower what their customer spent, and count as no order.' : 'They were left out.'}`,
          } as const,
        ]
      : []),
    ...(question.reference !== '' && question.reference < reference
      ? [
          {
            tone: 'warn',
            says: `The day to count from is before the last order, so days are counted from ${reference}.`,
          } as const,
        ]
      : []),
  ]
}

interface Tagged extends Customer {
  scores: Scores
  segment: SegmentName
}

function rfmCharts(tagged: readonly Tagged[], draw: Draw): ReportChart[] {
  const fifths = [5, 4, 3, 2, 1]
  const within = (recency: number, frequency: number) =>
    tagged.filter(({ scores }) => scores.recency === recency && scores.frequency === frequency).length
  const used = segments.flatMap(({ name }) => {
    const own = tagged.filter(({ segment }) => segment === name)
    return own.length === 0 ? [] : [{ name, own }]
  })
  const money = sum(tagged.map((one) => one.money))
  const paying = tagged.filter((one) => one.money > 0)
  const few = thinned(paying, mostPoints)
  const groupOf = (name: SegmentName) => segments.find((one) => one.name === name)?.group
  return [
    draw({
      kind: 'bar',
      title: 'Shares of customers and of spending',
      x: { label: '', write: rounded, names: used.map(({ name }) => name) },
      y: { label: 'Share', write: (value) => show.percent(value) },
      tracks: [
        { label: 'Customers', values: used.map(({ own }) => own.length / tagged.length) },
        {
          label: 'Spending',
          values: used.map(({ own }) => (money > 0 ? sum(own.map((one) => one.money)) / money : null)),
        },
      ],
    }),
    draw(
      {
        kind: 'scatter',
        title: 'Last order and spending',
        x: { label: 'Days since the last order', write: rounded },
        y: { label: 'Spent (tenfold steps)', write: (power) => show.number(10 ** power, power < 0 ? 2 : 0) },
        tracks: segmentGroups.map((group) => ({
          label: group,
          points: few
            .filter(({ segment }) => groupOf(segment) === group)
            .map((one) => [one.recency, Math.log10(one.money)] as const),
        })),
      },
      few.length < tagged.length
        ? `Drawn are ${whole(few.length)} of ${counted(tagged.length, 'customer', 'customers')}${paying.length < tagged.length ? '; those who spent nothing have no place on this scale' : ''}.`
        : undefined,
    ),
    draw({
      kind: 'heat',
      title: 'Customers by score of recency (down) and frequency (across)',
      x: { label: 'Frequency', names: fifths.toReversed().map((score) => `F${score}`) },
      y: { label: 'Recency', names: fifths.map((score) => `R${score}`) },
      values: fifths.map((recency) => fifths.toReversed().map((frequency) => within(recency, frequency))),
      write: whole,
    }),
  ]
}

function rfmReport(gathered: Gathered, question: SegmentQuestion, draw: Draw): Report {
  const { customers, leftOut, orders, from, to, reference } = gathered
  const scores = rfmScores(customers)
  const tagged = customers.map((one, at): Tagged => {
    const own = scores[at] ?? { recency: 1, frequency: 1, money: 1 }
    return { ...one, scores: own, segment: segmentOf(own) }
  })
  const money = sum(tagged.map((one) => one.money))
  const rows = segments.flatMap(({ name }) => {
    const own = tagged.filter(({ segment }) => segment === name)
    if (own.length === 0) return []
    const spent = sum(own.map((one) => one.money))
    return [
      [
        name,
        whole(own.length),
        share(own.length, tagged.length),
        amount(spent),
        money > 0 ? share(spent, money) : '',
        rounded(mean(own.map((one) => one.recency))),
        rounded(mean(own.map((one) => one.frequency))),
        amount(spent / own.length),
      ],
    ]
  })
  const best = tagged.filter(({ segment }) => segment === 'Champions')
  const bestShare = money > 0 ? share(sum(best.map((one) => one.money)), money) : ''
  const leaving = tagged.filter(({ segment }) => segment === 'At risk' || segment === 'Cannot lose them')
  const headline =
    best.length > 0 && bestShare !== ''
      ? `${counted(best.length, 'champion', 'champions')} among ${counted(tagged.length, 'customer', 'customers')} bring ${bestShare} of the spending.`
      : `${counted(tagged.length, 'customer', 'customers')} in ${counted(rows.length, 'segment', 'segments')}.`
  return {
    headline,
    tone: 'plain',
    figures: [
      { label: 'Customers', text: whole(tagged.length) },
      { label: 'Orders', text: rounded(orders) },
      { label: 'Spent', text: amount(money) },
      { label: 'Leaving', text: `${whole(leaving.length)} who spent ${amount(sum(leaving.map((one) => one.money)))}` },
      ...(from === '' ? [] : [{ label: 'From', text: `${show.date(from)} to ${show.date(to)}` }]),
    ],
    parts: [
      {
        findings: orderFindings(gathered, question),
        notes: [
          `Scores run from 1 to 5 by fifths of the customers; equal values share a score.${reference === '' ? '' : ` Days are counted to ${show.date(reference)}.`}`,
        ],
        tables: [
          {
            label: 'Segments',
            columns: [
              'Segment',
              'Customers',
              'Share',
              'Spent',
              'Share of spending',
              'Days since last order',
              'Orders each',
              'Spent each',
            ],
            rows,
          },
          {
            label: 'What to do',
            columns: ['Segment', 'Suggestion'],
            rows: segments
              .filter(({ name }) => rows.some(([own]) => own === name))
              .map(({ name, does }) => [name, does]),
          },
        ],
      },
      { heading: 'Pictures', charts: rfmCharts(tagged, draw) },
      leftOutPart(leftOut),
    ],
    files: {
      [taggedName]: csvText([
        ['customer', 'last_order', 'recency_days', 'orders', 'spent', 'r', 'f', 'm', 'segment'],
        ...tagged.map(({ id, last, recency, frequency, money: spent, scores: own, segment }) => [
          question.hidesEmails ? maskedEmail(id) : id,
          last,
          String(recency),
          String(frequency),
          spent.toFixed(2),
          String(own.recency),
          String(own.frequency),
          String(own.money),
          segment,
        ]),
      ]),
    },
  }
}

interface Features {
  names: readonly string[]
  rows: readonly (readonly number[])[]
  /** What stands in front of a row's cluster in the saved table. */
  heads: readonly (readonly string[])[]
  headNames: readonly string[]
  leftOut: readonly { line: number; why: string }[]
  findings: readonly ReportFinding[]
}

function orderFeatures(gathered: Gathered, question: SegmentQuestion): Features {
  const { customers, leftOut } = gathered
  return {
    names: ['Days since last order', 'Orders', 'Spent'],
    rows: customers.map(({ recency, frequency, money }) => [recency, frequency, money]),
    heads: customers.map(({ id, last, recency, frequency, money }) => [
      question.hidesEmails ? maskedEmail(id) : id,
      last,
      String(recency),
      String(frequency),
      money.toFixed(2),
    ]),
    headNames: ['customer', 'last_order', 'recency_days', 'orders', 'spent'],
    leftOut,
    findings: orderFindings(gathered, question),
  }
}

/** Columns in which at least half of the cells that hold something are numbers, without the customer's own and days. */
export function numericColumns(
  headings: readonly string[],
  body: readonly ReadRow[],
  { customer, date }: Places,
): number[] {
  return headings.flatMap((_, at) => {
    if (at === customer || at === date) return []
    const filled = body.filter(({ cells }) => cellText(cells[at]) !== '')
    const numbers = filled.filter(({ cells }) => isNumber(cells[at]))
    return filled.length > 0 && numbers.length * 2 >= filled.length && numbers.length >= 2 ? [at] : []
  })
}

const isNumber = (cell: ReadRow['cells'][number]) =>
  typeof cell === 'number' ||
  (typeof cell === 'object' && 'percent' in cell) ||
  (typeof cell === 'string' && /^[-+−(]?[^\p{L}\d]{0,3}\d[\d.,'’\s]*[^\p{L}\d]{0,3}$/u.test(cell.trim()))

function tableFeatures(
  headings: readonly string[],
  body: readonly ReadRow[],
  columns: readonly number[],
  { missing, hidesEmails }: SegmentQuestion,
): Features {
  const marks = columns.map((at) => decimalMarkOf(body.map(({ cells }) => cellText(cells[at]))))
  const values = body.map(({ cells }) =>
    columns.map((at, index) => {
      const cell = cells[at]
      if (typeof cell === 'object' && 'percent' in cell) return cell.percent
      return isNumber(cell) ? reportNumber(cell, marks[index] ?? '.') : NaN
    }),
  )
  const medians = columns.map(
    (_, index) => percentile(values.map((row) => row[index] ?? NaN).filter(Number.isFinite), 0.5) ?? 0,
  )
  const findings: ReportFinding[] = []
  const leftOut: { line: number; why: string }[] = []
  const kept: { row: number[]; head: string[] }[] = []
  let filled = 0
  for (const [at, row] of values.entries()) {
    const lacking = row.findIndex((value) => !Number.isFinite(value))
    if (lacking >= 0 && missing === 'leave') {
      leftOut.push({ line: body[at]?.line ?? at + 1, why: `no number in “${headings[columns[lacking] ?? 0] ?? ''}”` })
      continue
    }
    filled += row.filter((value) => !Number.isFinite(value)).length
    const cells = headings.map((_, place) => cellText(body[at]?.cells[place]))
    kept.push({
      row: row.map((value, index) => (Number.isFinite(value) ? value : (medians[index] ?? 0))),
      head: hidesEmails ? cells.map(maskedEmail) : cells,
    })
  }
  if (filled > 0)
    findings.push({
      tone: 'plain',
      says: `${counted(filled, 'missing value was', 'missing values were')} filled with the median of the column.`,
    })
  return {
    names: columns.map((at) => headings[at] ?? ''),
    rows: kept.map(({ row }) => row),
    heads: kept.map(({ head }) => head),
    headNames: headings,
    leftOut,
    findings,
  }
}

/** Takes out columns that do not vary, and does with what lies beyond Tukey's fences as was chosen. */
function prepared(given: Features, outliers: SegmentQuestion['outliers']): Features & { kept: readonly number[] } {
  const columns = given.names.map((_, at) => given.rows.map((row) => row[at] ?? 0))
  const kept = columns.flatMap((values, at) => (isConstant(values) ? [] : [at]))
  const constant = given.names.filter((_, at) => !kept.includes(at))
  const fences = kept.map((at) => {
    const [first, third] = [percentile(columns[at] ?? [], 0.25) ?? 0, percentile(columns[at] ?? [], 0.75) ?? 0]
    return [first - 1.5 * (third - first), third + 1.5 * (third - first)] as const
  })
  const beyond = (row: readonly number[]) =>
    kept.some((at, index) => (row[at] ?? 0) < (fences[index]?.[0] ?? 0) || (row[at] ?? 0) > (fences[index]?.[1] ?? 0))
  const isOut = given.rows.map(beyond)
  const many = isOut.filter(Boolean).length
  const chosen =
    outliers === 'leave' ? given.rows.flatMap((_, at) => (isOut[at] ? [] : [at])) : given.rows.map((_, at) => at)
  const done = {
    keep: 'They were kept; a single large customer may then be a cluster of its own.',
    cap: 'They were brought to the fence for the grouping; the saved table has them as they are.',
    leave: 'They were left out.',
  }[outliers]
  return {
    ...given,
    kept,
    names: kept.map((at) => given.names[at] ?? ''),
    rows: chosen.map((at) =>
      kept.map((column, index) => {
        const value = given.rows[at]?.[column] ?? 0
        const [low, high] = fences[index] ?? [value, value]
        return outliers === 'cap' ? Math.min(high, Math.max(low, value)) : value
      }),
    ),
    heads: chosen.map((at) => given.heads[at] ?? []),
    findings: [
      ...given.findings,
      ...(constant.length > 0
        ? [
            {
              tone: 'warn',
              says: `${constant.map((name) => `“${name}”`).join(', ')} ${constant.length === 1 ? 'is the same in every row and was' : 'are the same in every row and were'} left out.`,
            } as const,
          ]
        : []),
      ...(many > 0
        ? [
            {
              tone: 'plain',
              says: `${counted(many, 'row lies', 'rows lie')} beyond the fences of 1.5 times the middle half in a column. ${done}`,
            } as const,
          ]
        : []),
    ],
  }
}

function clusterReport(
  given: Features,
  question: SegmentQuestion,
  draw: Draw,
  progress: (share: number) => void,
): Report {
  const { names, rows, heads, headNames, findings, leftOut } = prepared(given, question.outliers)
  const least = Math.max(3, question.clusters)
  if (names.length === 0 || rows.length < least)
    return {
      headline:
        names.length === 0
          ? 'No column of numbers that vary is left to group by.'
          : `There are ${whole(rows.length)} rows; ${whole(least)} are needed.`,
      tone: 'bad',
      parts: [{ findings }, leftOutPart(leftOut)],
    }
  const { rows: scaled, means, deviations } = zScores(rows)
  const chance = seededChance(question.seed)
  const fitted = sampled(scaled, mostFitted, chance)
  const judged = sampled(fitted, mostJudged, chance)
  const counts =
    question.clusters > 0 ? [question.clusters] : [2, 3, 4, 5, 6, 7, 8].filter((count) => count < judged.length)
  const tried = counts.map((count, at) => {
    const found = kMeans(fitted, count, chance)
    progress(0.4 + (0.5 * (at + 1)) / counts.length)
    return {
      count,
      ...found,
      quality: silhouette(
        judged,
        judged.map((row) => nearest(row, found.centres)),
      ),
    }
  })
  const best = tried.reduce(
    (top, one) => ((one.quality ?? -1) > (top.quality ?? -1) ? one : top),
    tried[0] ?? { count: 1, centres: [], labels: [], inertia: 0, quality: undefined },
  )
  const labels = scaled.map((row) => nearest(row, best.centres))
  const { axes, shares } = principalComponents(scaled)
  const [first, second] = [axes[0] ?? [], axes[1] ?? []]
  const groups = best.centres.map((_, label) => `Cluster ${label + 1}`)
  const sizes = groups.map((_, label) => labels.filter((own) => own === label).length)
  const meansOf = (label: number) =>
    names.map((_, at) => mean(rows.filter((__, row) => labels[row] === label).map((row) => row[at] ?? 0)))
  const centres = groups.map((_, label) => meansOf(label))
  const standing = (label: number) => {
    const parts = names
      .map((name, at) => ({ name, z: ((centres[label]?.[at] ?? 0) - (means[at] ?? 0)) / (deviations[at] ?? 1) }))
      .filter(({ z }) => Math.abs(z) >= 0.5)
      .sort((one, other) => Math.abs(other.z) - Math.abs(one.z))
    return parts.length === 0
      ? 'near the average in all'
      : parts
          .slice(0, 3)
          .map(({ name, z }) => `${z > 0 ? 'high' : 'low'} ${name}`)
          .join(', ')
  }
  const points = thinned(
    scaled.map((row, at) => ({ row, label: labels[at] ?? 0 })),
    mostPoints,
  )
  const quality = best.quality
  const isPart = fitted.length < scaled.length
  return {
    headline: `${counted(groups.length, 'cluster', 'clusters')} of ${counted(rows.length, 'row', 'rows')}${quality === undefined ? '' : `; mean silhouette ${quality.toFixed(2)}`}.`,
    tone: quality !== undefined && quality < 0.25 ? 'warn' : 'plain',
    figures: [
      { label: 'Rows', text: whole(rows.length) },
      { label: 'Columns', text: names.join(', ') },
      { label: 'Largest', text: `${share(Math.max(...sizes), rows.length)} of the rows` },
      { label: 'Two directions show', text: show.percent((shares[0] ?? 0) + (shares[1] ?? 0), 1) },
    ],
    parts: [
      {
        findings: [
          ...(quality !== undefined && quality < 0.25
            ? [
                {
                  tone: 'warn',
                  says: 'The clusters hardly stand apart (silhouette below 0.25). They cut a cloud into pieces rather than find groups.',
                  source: 'Kaufman and Rousseeuw (1990)',
                } as const,
              ]
            : []),
          ...findings,
        ],
        notes: [
          'Columns were brought to mean 0 and deviation 1, so that each weighs the same.',
          ...(isPart
            ? [
                `Centres were found in ${whole(fitted.length)} rows drawn by the seed; the others belong to the nearest.`,
              ]
            : []),
        ],
        tables: [
          {
            label: 'Clusters, with the mean of each column',
            columns: ['Cluster', 'Rows', 'Share', ...names, 'What stands out'],
            rows: groups.map((name, label) => [
              name,
              whole(sizes[label] ?? 0),
              share(sizes[label] ?? 0, rows.length),
              ...(centres[label] ?? []).map(rounded),
              standing(label),
            ]),
          },
          ...(tried.length > 1
            ? [
                {
                  label: 'How well other numbers of clusters fit',
                  columns: ['Clusters', 'Mean silhouette', 'Sum of squared distances'],
                  rows: tried.map(({ count, quality: own, inertia }) => [
                    whole(count),
                    own === undefined ? '' : own.toFixed(4),
                    show.number(inertia, 2),
                  ]),
                },
              ]
            : []),
        ],
      },
      {
        heading: 'Pictures',
        charts: [
          ...(names.length > 1
            ? [
                draw(
                  {
                    kind: 'scatter',
                    title: 'Rows along the two directions in which they vary most',
                    x: { label: `First (${show.percent(shares[0] ?? 0, 1)} of the variance)`, write: rounded },
                    y: { label: `Second (${show.percent(shares[1] ?? 0, 1)})`, write: rounded },
                    tracks: groups.map((label, own) => ({
                      label,
                      points: points
                        .filter((point) => point.label === own)
                        .map(({ row }) => [along(row, first), along(row, second)] as const),
                    })),
                  },
                  points.length < scaled.length
                    ? `Drawn are ${whole(points.length)} of ${whole(scaled.length)} rows.`
                    : undefined,
                ),
              ]
            : []),
          draw({
            kind: 'heat',
            title: 'Clusters against the average, in standard deviations',
            x: { label: '', names },
            y: { label: 'Cluster', names: groups },
            values: groups.map((_, label) =>
              names.map((__, at) => ((centres[label]?.[at] ?? 0) - (means[at] ?? 0)) / (deviations[at] ?? 1)),
            ),
            write: (value) => show.number(value, 2),
          }),
        ],
        ...(names.length > 1
          ? {
              tables: [
                {
                  label: 'What the two directions are made of',
                  columns: ['Column', 'First', 'Second'],
                  rows: names.map((name, at) => [name, (first[at] ?? 0).toFixed(3), (second[at] ?? 0).toFixed(3)]),
                },
              ],
            }
          : {}),
      },
      leftOutPart(leftOut),
    ],
    files: {
      [taggedName]: csvText([
        [...headNames, 'cluster'],
        ...heads.map((head, at) => [...head, groups[labels[at] ?? 0] ?? '']),
      ]),
    },
  }
}

/** Rows drawn without replacement where there are more than `most`. */
function sampled(
  rows: readonly (readonly number[])[],
  most: number,
  chance: () => number,
): readonly (readonly number[])[] {
  if (rows.length <= most) return rows
  const places = rows.map((_, at) => at)
  for (let at = 0; at < most; at++) {
    const other = at + Math.floor(chance() * (places.length - at))
    const held = places[at] ?? 0
    places[at] = places[other] ?? 0
    places[other] = held
  }
  return places.slice(0, most).map((at) => rows[at] ?? [])
}

const labelsOf: Readonly<Record<string, string>> = {
  customer: 'who ordered',
  date: 'the day of the order',
  amount: 'the amount',
  frequency: 'the number of orders',
}

/** Groups the customers of a table. The first row holds the headings. */
export function segmentReport(
  table: readonly ReadRow[],
  question: SegmentQuestion,
  draw: Draw,
  progress: (share: number) => void = () => undefined,
): SegmentAnswer {
  const [head, ...body] = table
  const headings = (head?.cells ?? []).map((cell, at) => cellText(cell) || `Column ${at + 1}`)
  const places = customerPlaces(headings, question.chosen)
  const usable =
    question.method === 'clusters' && question.rowsAre === 'customers' ? numericColumns(headings, body, places) : []
  const answer = (report: Report): SegmentAnswer => ({ report, headings, places, usable })
  if (body.length === 0) return answer({ headline: 'There is no row beneath the headings.', tone: 'bad', parts: [] })
  if (usable.length > 0 || (question.method === 'clusters' && question.rowsAre === 'customers')) {
    const columns = usable.filter((at) => !question.unused.includes(at))
    return answer(clusterReport(tableFeatures(headings, body, columns, question), question, draw, progress))
  }
  const needed: readonly (keyof Places)[] =
    question.rowsAre === 'orders' ? ['customer', 'date', 'amount'] : ['customer', 'amount', 'frequency']
  const lacking = needed.filter((name) => places[name] === undefined)
  const lacksDay = question.rowsAre === 'customers' && places.date === undefined && places.recency === undefined
  if (lacking.length > 0 || lacksDay) {
    const said = [
      ...lacking.map((name) => labelsOf[name] ?? name),
      ...(lacksDay ? ['the day of the last order or the days since'] : []),
    ]
    return answer({
      headline: `No column was found for ${said.join(', ')}. Choose it beneath.`,
      tone: 'bad',
      parts: [],
    })
  }
  const gathered = gatherCustomers(body, { ...question, places }, (done) => progress(done * 0.4))
  if (gathered.customers.length === 0)
    return answer({ headline: 'No row could be read.', tone: 'bad', parts: [leftOutPart(gathered.leftOut)] })
  if (question.method === 'clusters')
    return answer(clusterReport(orderFeatures(gathered, question), question, draw, progress))
  return answer(rfmReport(gathered, question, draw))
}
