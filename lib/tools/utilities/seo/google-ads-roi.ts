import { csvText } from '@/lib/base/format/csv-cell'
import { plainDigits } from '@/lib/base/format/plain-digits'
import { cellReference, type SheetCell, type Workbook } from '@/lib/base/workbook/workbook'
import type { ChoiceRow, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { choice, money, number, percent } from '@/lib/kits/fields/define'
import {
  adEconomics,
  contributionAt,
  marginalProfit,
  type AdEconomics,
  type ConversionWorth,
} from '@/lib/subjects/marketing/ad-economics'
import { breakEvenReturn } from '@/lib/subjects/marketing/ad-return'
import {
  adsColumns,
  listedTerms,
  type AdsAnswer,
  type AdsReport,
  type AdsRequest,
  type Campaign,
} from '@/lib/subjects/marketing/ads-report'
import { adsMessages as says, adsSample } from './google-ads-roi.messages'

interface Options {
  worth: 'sales' | 'leads'
  margin: number
  closeRate: number
  saleValue: number
  refunds: number
  lifetime: number
  decimal: 'auto' | 'point' | 'comma'
  curve: number
  share: number
  threshold: number
  budget: number | undefined
  daysDone: number
  daysAll: number
}
type AdsWork = Work<Options, Readonly<Record<'text', string>>, AdsAnswer, AdsRequest>
type Judged = Campaign & AdEconomics & { shownName: string; next: number | undefined }

const shownCampaigns = 200
const shownTerms = 50
const leads = { field: 'worth', is: 'leads' } as const

function worthOf({ worth, margin, refunds, lifetime, closeRate, saleValue }: Options): ConversionWorth {
  const shared = { margin, refunds, lifetime }
  return worth === 'leads' ? { of: 'leads', ...shared, closeRate, saleValue } : { of: 'sales', ...shared }
}

const reportOf = ({ answer }: AdsWork) => (answer?.kind === 'read' ? answer.report : undefined)

function judged(campaign: Campaign, options: Options): Judged {
  const found = adEconomics(campaign, worthOf(options))
  const next = campaign.conversions > 0 ? marginalProfit({ ...campaign, ...found }, options.curve) : undefined
  return { ...campaign, ...found, shownName: campaign.name || says.unnamed, next }
}

function totalOf({ campaigns }: AdsReport): Campaign {
  const sum = (of: keyof Omit<Campaign, 'name'>) => campaigns.reduce((total, campaign) => total + campaign[of], 0)
  return {
    name: '',
    cost: sum('cost'),
    clicks: sum('clicks'),
    impressions: sum('impressions'),
    conversions: sum('conversions'),
    value: sum('value'),
  }
}

/** A figure, or that it cannot be measured without a conversion. */
function shown(value: number | undefined, written: (value: number) => string, { conversions }: Campaign): string {
  if (value !== undefined) return written(value)
  return conversions > 0 ? says.none : says.notMeasurable
}

function cellsOf(one: Judged): string[] {
  const perClick = one.clicks > 0 ? says.money(one.cost / one.clicks) : says.none
  return [
    one.shownName,
    says.money(one.cost),
    says.number(one.conversions),
    says.money(one.revenue),
    shown(one.returnOnAdSpend, says.ratio, one),
    shown(one.returnOnInvestment, says.percent, one),
    shown(one.costPerConversion, says.money, one),
    perClick,
    shown(one.breakEvenClick, says.money, one),
    says.money(one.profit),
    shown(one.next, says.money, one),
  ]
}

function columnRows({ headings, places }: AdsReport): ChoiceRow[] {
  return adsColumns.map((column) => {
    const place = places[column]
    return {
      label: says.columns[column],
      text: place === undefined ? '' : (headings[place] ?? ''),
      pick: `column.${column}`,
      says: says.columnOf(says.columns[column]),
      options: [
        { value: 'auto', label: says.detected(place === undefined ? undefined : headings[place]) },
        ...headings.map((label, at) => ({ value: String(at), label })),
      ],
    }
  })
}

function warningsOf(report: AdsReport, total: Campaign, { worth }: Options): string[] {
  const { unreadable, currencies, statedCost, places } = report
  const isOther = statedCost !== undefined && Math.abs(statedCost - total.cost) > 0.005 * Math.max(statedCost, 0.01)
  return [
    ...(places.conversions === undefined ? [says.needsConversions] : []),
    ...(places.value === undefined && worth === 'sales' ? [says.needsValue] : []),
    ...(unreadable > 0 ? [says.unreadable(unreadable)] : []),
    ...(currencies.length > 1 ? [says.currencies(currencies)] : []),
    ...(isOther ? [says.otherTotal(says.money(total.cost), says.money(statedCost))] : []),
  ]
}

function verdictOf(total: Judged, options: Options): View {
  if (total.conversions <= 0)
    return { kind: 'note', strong: true, tone: 'warn', says: `${says.verdictNone}${says.money(total.cost)}.` }
  const tone = total.profit >= 0 ? 'good' : 'bad'
  if (options.worth === 'leads') {
    const allowed = says.money(total.contribution / total.conversions)
    return { kind: 'note', strong: true, tone, says: says.verdictLeads(total.profit, allowed) }
  }
  const needed = breakEvenReturn(options.margin)
  return {
    kind: 'note',
    strong: true,
    tone,
    says: says.verdict(
      total.profit,
      shown(total.returnOnAdSpend, says.ratio, total),
      needed === undefined ? undefined : says.ratio(needed),
    ),
  }
}

function headlines(total: Judged): View {
  const items = [
    { label: says.figures.profit, text: says.money(total.profit) },
    { label: says.figures.roi, text: shown(total.returnOnInvestment, says.percent, total) },
    { label: says.figures.roas, text: shown(total.returnOnAdSpend, says.ratio, total) },
    { label: says.figures.cost, text: says.money(total.cost) },
    { label: says.figures.cpa, text: shown(total.costPerConversion, says.money, total) },
  ]
  return {
    kind: 'counts',
    label: says.label,
    items,
    spoken: items.map(({ label, text }) => `${label} ${text}`).join(', '),
  }
}

/** The campaign whose next unit of money earns least gives, the one where it earns most takes, unless the visitor chose. */
function moveViews(all: readonly Judged[], { curve, share }: Options, picks: AdsWork['picks']): View[] {
  const measured = all
    .filter(({ next }) => next !== undefined)
    .toSorted((one, other) => (one.next ?? 0) - (other.next ?? 0))
  const worst = measured[0]
  const best = measured.at(-1)
  const heading: View = { kind: 'heading', says: says.moveHeading }
  if (!worst || !best || worst === best) return [heading, { kind: 'note', says: says.movesNothing }]
  const picked = (side: 'from' | 'to', suggested: Judged) =>
    measured.find(({ name }) => name === picks[`move.${side}`]) ?? suggested
  const from = picked('from', worst)
  const to = picked('to', best)
  const row = (side: 'from' | 'to', suggested: Judged): ChoiceRow => ({
    label: says.movePick[side],
    text: '',
    pick: `move.${side}`,
    says: says.moveSays[side],
    options: [
      { value: 'auto', label: says.auto(suggested.shownName) },
      ...measured.map(({ name, shownName }) => ({ value: name, label: shownName })),
    ],
  })
  const choices: View = { kind: 'choices', label: says.moveHeading, rows: [row('from', worst), row('to', best)] }
  if (from === to) return [heading, choices, { kind: 'note', says: says.movesNothing }]
  const amount = from.cost * share
  const after = (one: Judged, cost: number) => contributionAt(one, cost, curve) - cost
  const fromThen = after(from, from.cost - amount)
  const toThen = after(to, to.cost + amount)
  const gain = fromThen + toThen - from.profit - to.profit
  const line = (one: Judged, cost: number, then: number) =>
    [one.shownName, ...[one.cost, cost, one.profit, then].map(says.money)] as const
  return [
    heading,
    {
      kind: 'note',
      strong: true,
      tone: gain >= 0 ? 'good' : 'warn',
      says: says.moved(says.money(amount), from.shownName, to.shownName, gain),
    },
    choices,
    {
      kind: 'table',
      label: says.moveTable,
      columns: says.moveColumns,
      rows: [line(from, from.cost - amount, fromThen), line(to, to.cost + amount, toThen)],
    },
  ]
}

function wasteViews(
  { wasted, wastedTerms, wastedCost, places }: AdsReport,
  total: Campaign,
  threshold: number,
): View[] {
  if (places.term === undefined || places.conversions === undefined || wastedTerms === 0) return []
  const flagged = wasted.filter(({ cost }) => cost >= threshold)
  const flaggedCost = says.money(flagged.reduce((sum, { cost }) => sum + cost, 0))
  return [
    { kind: 'heading', says: says.wasteHeading },
    {
      kind: 'note',
      says: `${says.waste(wastedTerms, says.money(wastedCost), says.percent(wastedCost / total.cost))} ${says.wasteFlagged(flagged.length, flaggedCost, says.money(threshold), flagged.length === listedTerms)}`,
    },
    {
      kind: 'table',
      label: says.wasteTable,
      columns: says.wasteColumns,
      rows: flagged
        .slice(0, shownTerms)
        .map(({ term, campaign, clicks, cost }) => [term, campaign, says.number(clicks), says.money(cost)]),
    },
  ]
}

function paceViews({ cost }: Campaign, { budget, daysDone, daysAll }: Options): View[] {
  if (budget === undefined || budget <= 0) return []
  const projected = (cost / daysDone) * Math.max(daysDone, daysAll)
  const label = says.paceHeading
  const sentence = says.pace(says.money(cost), says.money(budget), says.money(projected), projected - budget)
  return [
    { kind: 'heading', says: label },
    { kind: 'bar', label, value: cost, goal: budget, says: sentence },
  ]
}

function viewsOf(work: AdsWork): View[] {
  const { values, picks } = work
  const report = reportOf(work)
  if (!report) {
    const isWaiting = work.texts.text === '' && !work.opened.text
    return [{ kind: 'note', status: true, says: isWaiting ? says.waiting : '' }]
  }
  const columns: View = { kind: 'choices', label: says.columnsLabel, rows: columnRows(report) }
  if (report.places.cost === undefined) return [{ kind: 'note', tone: 'bad', says: says.needsCost }, columns]
  if (report.rows === 0) return [{ kind: 'note', tone: 'bad', says: says.noRows }, columns]
  const sums = totalOf(report)
  const total = judged(sums, values)
  const all = report.campaigns.map((campaign) => judged(campaign, values))
  const found = says.found(report.rows, report.campaigns.length, report.decimal, report.totalRows)
  return [
    headlines(total),
    verdictOf(total, values),
    { kind: 'note', status: true, says: found },
    { kind: 'warnings', label: says.label, items: warningsOf(report, sums, values).map((one) => ({ says: one })) },
    { kind: 'table', label: says.table, columns: says.tableColumns, rows: all.slice(0, shownCampaigns).map(cellsOf) },
    ...(all.length > shownCampaigns ? [{ kind: 'note', says: says.partial(shownCampaigns, all.length) } as const] : []),
    ...moveViews(all, values, picks),
    ...wasteViews(report, sums, values.threshold),
    ...paceViews(sums, values),
    columns,
  ]
}

function tableOf(work: AdsWork): string | undefined {
  const report = reportOf(work)
  if (!report || report.rows === 0) return undefined
  const rows = report.campaigns.map((campaign) => {
    const one = judged(campaign, work.values)
    const figures = [
      one.cost,
      one.clicks,
      one.conversions,
      one.value,
      one.revenue,
      one.contribution,
      one.profit,
      one.returnOnAdSpend,
      one.returnOnInvestment,
      one.costPerConversion,
      one.breakEvenClick,
    ]
    return [one.shownName, ...figures.map((figure) => (figure === undefined ? '' : plainDigits(figure)))]
  })
  return csvText([says.sheetHeads, ...rows])
}

/** Campaigns whose figures are formulas over a sheet of assumptions, and the terms without a conversion. */
function workbookOf(work: AdsWork): Workbook | undefined {
  const report = reportOf(work)
  if (!report || report.rows === 0) return undefined
  const { values } = work
  const { margin, refunds, lifetime, closeRate, saleValue, worth } = values
  const inputs: [string, number, string][] = [
    [says.sheetInputs.margin, margin, '0.0%'],
    [says.sheetInputs.refunds, refunds, '0.0%'],
    [says.sheetInputs.lifetime, lifetime, '0.00'],
    ...(worth === 'leads'
      ? [[says.sheetInputs.perConversion, closeRate * saleValue, '0.00'] as [string, number, string]]
      : []),
  ]
  const at = (row: number) => cellReference(says.assumptions, row, 1)
  const amounts = '#,##0.00'
  const line = (campaign: Campaign, index: number): SheetCell[] => {
    const row = index + 2
    const one = judged(campaign, values)
    const formula = (value: number | undefined, is: string, format = amounts): SheetCell =>
      value === undefined ? null : { value, formula: is, format }
    const first = worth === 'leads' ? `D${row}*${at(3)}` : `E${row}`
    return [
      one.shownName,
      { value: one.cost, format: amounts },
      { value: one.clicks },
      { value: one.conversions },
      { value: one.value, format: amounts },
      formula(one.revenue, `${first}*(1-${at(1)})*${at(2)}`),
      formula(one.contribution, `F${row}*${at(0)}`),
      formula(one.profit, `G${row}-B${row}`),
      formula(one.returnOnAdSpend, `F${row}/B${row}`),
      formula(one.returnOnInvestment, `H${row}/(F${row}-G${row}+B${row})`, '0.0%'),
      formula(one.costPerConversion, `B${row}/D${row}`),
      formula(one.breakEvenClick, `G${row}/C${row}`),
    ]
  }
  const head = (labels: readonly string[]): SheetCell[] => labels.map((text) => ({ text, look: 'head' }))
  return {
    title: says.label,
    sheets: [
      {
        name: says.campaigns,
        widths: [30, ...Array.from({ length: 11 }, () => 14)],
        frozenRows: 1,
        rows: [head(says.sheetHeads), ...report.campaigns.map(line)],
      },
      {
        name: says.assumptions,
        widths: [34, 14],
        rows: inputs.map(([label, value, format]) => [label, { value, format, look: 'entry' }]),
      },
      ...(report.wasted.length > 0
        ? [
            {
              name: says.terms,
              widths: [40, 30, 10, 14],
              frozenRows: 1,
              rows: [
                head(says.wasteColumns),
                ...report.wasted.map(({ term, campaign, clicks, cost }): SheetCell[] => [
                  term,
                  campaign,
                  { value: clicks },
                  { value: cost, format: amounts },
                ]),
              ],
            },
          ]
        : []),
    ],
  }
}

function writeRequest(work: AdsWork): { ask: AdsRequest } | undefined {
  const workbook = workbookOf(work)
  return workbook && { ask: { ask: 'write', workbook } }
}

export default defineWorkbench({
  worker: worker<AdsRequest, AdsAnswer>('google-ads-roi'),
  options: {
    worth: choice('Conversions are', {
      options: { sales: 'Sales with a value', leads: 'Leads' },
      initial: 'sales',
      as: 'buttons',
    }),
    margin: percent('Gross margin', {
      initial: 0.4,
      slider: { to: 1, step: 0.01 },
      max: 1,
      help: 'What is left of revenue after the goods or the work that was sold, before advertising.',
    }),
    closeRate: percent('Leads that become customers', {
      initial: 0.1,
      slider: { to: 1, step: 0.01 },
      max: 1,
      shownWhen: leads,
    }),
    saleValue: money('Value of a sale', { initial: 500, max: 1e9, shownWhen: leads }),
    refunds: percent('Refunds', { initial: 0, slider: { to: 0.5, step: 0.01 }, max: 1 }),
    lifetime: number('Lifetime value, as a multiple of the first order', {
      initial: 1,
      slider: { from: 1, to: 5, step: 0.1 },
      min: 1,
      max: 100,
    }),
    decimal: choice('Numbers are written', {
      options: { auto: 'Detect', point: '1,234.56', comma: '1.234,56' },
      initial: 'auto',
    }),
    curve: number('Diminishing returns: exponent', {
      initial: 0.7,
      slider: { from: 0.1, to: 1, step: 0.05 },
      min: 0.05,
      max: 1,
      help: '1: twice the money brings twice the revenue. 0.7: it brings 1.6 times as much.',
    }),
    share: percent('Budget to move', { initial: 0.2, slider: { to: 1, step: 0.05 }, max: 1 }),
    threshold: money('Show terms that cost at least', { initial: 20, max: 1e9 }),
    budget: money('Budget of the month', { optional: true, max: 1e12 }),
    daysDone: number('Days in the report', { initial: 30, slider: { from: 1, to: 31, step: 1 }, min: 1, max: 366 }),
    daysAll: number('Days of the budget', { initial: 30, slider: { from: 1, to: 31, step: 1 }, min: 1, max: 366 }),
  },
  panels: [
    { at: 'inputs', fields: ['worth', 'margin', 'closeRate', 'saleValue'] },
    {
      at: 'inputs',
      label: 'Refunds, lifetime value, curve, pace',
      folded: true,
      fields: ['refunds', 'lifetime', 'curve', 'share', 'threshold', 'budget', 'daysDone', 'daysAll', 'decimal'],
    },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: says.label,
      placeholder: says.placeholder,
      help: says.help,
      height: 'middle',
      example: adsSample,
      takes: { text: {} },
      holds: { accept: '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain', pasted: 'pasted.csv' },
    },
  },
  resultLabel: 'Return on your ads',
  asking: 'Reading the report',
  making: 'Writing the workbook',
  ask({ values, texts, opened, picks }): AdsRequest | undefined {
    const source = opened.text ?? texts.text
    if (typeof source === 'string' && source.trim() === '') return undefined
    const decimal = values.decimal === 'auto' ? 'auto' : values.decimal === 'comma' ? ',' : '.'
    const chosen = Object.fromEntries(
      adsColumns.flatMap((column) => {
        const place = Number(picks[`column.${column}`])
        return Number.isInteger(place) ? [[column, place]] : []
      }),
    )
    return { ask: 'read', source, reading: { decimal, chosen } }
  },
  views: viewsOf,
  fileIn: (answer) => (answer.kind === 'written' ? answer.blob : undefined),
  takeAway: {
    workbook: {
      kind: 'save',
      label: says.save,
      file: 'google-ads-roi.xlsx',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      of: writeRequest,
    },
    copy: { kind: 'copy', label: says.copy, done: says.copied, of: tableOf },
  },
  controls: [
    { label: 'Report', help: 'CSV in UTF-8 or UTF-16, Excel, or rows typed by hand; up to 400,000 rows.' },
    { label: 'Conversions are', help: 'Sales with a value, or leads with a close rate and a value of the sale.' },
    { label: 'Gross margin, refunds, lifetime value', help: 'What turns reported value into money that pays for ads.' },
    {
      label: 'Diminishing returns',
      help: 'The exponent by which revenue grows with spending, and how much budget to move.',
    },
    { label: 'Budget of the month', help: 'With days passed and days in all.' },
  ],
  results: [
    { label: 'Profit, ROI, ROAS and cost per conversion', kind: 'value' },
    { label: 'Every campaign with its break-even click and what the next unit of money earns', kind: 'table' },
    { label: 'A budget move and what it adds', kind: 'verdict' },
    { label: 'Search terms and keywords that cost money and brought no conversion', kind: 'table' },
    { label: 'Pace of the month against its budget', kind: 'verdict' },
  ],
  formula:
    'ROI = (revenue − goods − ads) ÷ (goods + ads), with revenue = conversion value × (1 − refunds) × lifetime factor. Break-even click = revenue × margin ÷ clicks. Next unit = exponent × revenue × margin ÷ cost − 1',
  limits: [
    'It believes the conversions that the account counts. Sales that would have come without the ad are among them.',
    'One margin, one refund rate and one lifetime factor hold for all campaigns. Paste campaigns of other goods separately.',
    'The curve is an assumption for small moves of budget. It knows nothing of search volume, of bids or of caps on impressions.',
    'Conversions that arrive days after the click are missing from a recent report.',
    'Amounts are in the currency of the account, without conversion.',
  ],
  sources: [
    {
      title: 'Google Ads Help: Return on investment (ROI)',
      href: 'https://support.google.com/google-ads/answer/14090',
    },
    {
      title: 'Google Ads Help: About Target ROAS bidding (conversion value divided by ad spend)',
      href: 'https://support.google.com/google-ads/answer/6268637',
    },
    { title: 'P. Farris, N. Bendle, P. Pfeifer, D. Reibstein: Marketing Metrics, chapter 3, Margins and Profits' },
  ],
  abilities: ['save', 'batch', 'print'],
})
