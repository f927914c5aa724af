import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { counted, whole } from '@/lib/messages/counted'
import type { AdsColumn } from '@/lib/subjects/marketing/ads-report'

const show = createShow(regionOf('global'))

export const adsSample = `Campaign report
1 October 2026 - 31 October 2026
Campaign,Search term,Clicks,Impr.,Cost,Conversions,Conv. value
Boots,winter boots women,420,6100,378.00,21.00,"1,890.00"
Boots,snow boots sale,180,3900,171.00,6.00,498.00
Boots,boot repair near me,96,1500,91.20,0.00,0.00
Sandals,leather sandals,260,5200,156.00,4.00,236.00
Sandals,sandals size chart,140,4800,70.00,0.00,0.00
Brand,alder shoes,310,900,62.00,24.00,"2,160.00"
Outlet,cheap shoes online,205,8800,143.50,0.00,0.00
Total: Account,,1611,31200,"1,071.70",55.00,"4,784.00"`

export const adsMessages = {
  label: 'Report from Google Ads',
  placeholder: 'Paste rows with their headings, or drop the downloaded CSV file',
  help: 'In Google Ads: Insights and reports, then download as .csv or Excel .csv. Or type a line for each campaign under Campaign, Cost, Clicks, Conversions, Conv. value.',
  waiting: 'Paste a report, open a file, or press Example.',
  columns: {
    campaign: 'Campaign',
    term: 'Search term or keyword',
    cost: 'Cost',
    clicks: 'Clicks',
    impressions: 'Impressions',
    conversions: 'Conversions',
    value: 'Conversion value',
  } satisfies Record<AdsColumn, string>,
  columnsLabel: 'Columns of the report',
  columnOf: (name: string) => `Column for ${name}`,
  detected: (heading: string | undefined) => (heading === undefined ? 'Not found' : `Found: ${heading}`),
  needsCost: 'No column of costs was found. Say below which column is which.',
  needsConversions: 'No column of conversions was found, so that returns cannot be measured. Choose it below.',
  needsValue:
    'No column of conversion values was found. Choose it below, or set “Conversions are” to leads and give what one is worth.',
  noRows: 'There are headings and no rows beneath them.',
  unnamed: 'No campaign',
  money: (amount: number) => show.number(amount, 2),
  ratio: (value: number) => `${show.number(value, 2)}×`,
  percent: (value: number) => show.percent(value, 1),
  number: (value: number) => show.number(value, Number.isInteger(value) ? 0 : 2),
  found: (rows: number, campaigns: number, decimal: '.' | ',', totals: number) =>
    `${counted(rows, 'row', 'rows')} in ${counted(campaigns, 'campaign', 'campaigns')}, decimals after a ${decimal === ',' ? 'comma' : 'point'}.` +
    (totals > 0 ? ` ${counted(totals, 'row of totals', 'rows of totals')} left out.` : ''),
  unreadable: (rows: number) =>
    `${counted(rows, 'row has', 'rows have')} a figure that is no number, and count nowhere.`,
  currencies: (codes: readonly string[]) =>
    `Costs are in ${codes.join(' and ')}. They are added up as they stand; split the report by currency first.`,
  otherTotal: (own: string, stated: string) =>
    `The rows cost ${own} together, and the report's own total says ${stated}. Rows may have been filtered away, or segments counted twice.`,
  figures: {
    profit: 'Profit',
    roi: 'ROI',
    roas: 'ROAS',
    cost: 'Ad cost',
    cpa: 'Cost per conversion',
  },
  notMeasurable: 'not measurable',
  none: '–',
  verdictNone: 'No conversion was counted, so no return can be measured. The cost is known: ',
  verdict: (profit: number, roas: string, needed: string | undefined) =>
    `${profit >= 0 ? 'The ads earn' : 'The ads lose'} ${show.number(Math.abs(profit), 2)} after goods and media. ROAS is ${roas}` +
    (needed === undefined ? '.' : `; at this margin it must exceed ${needed}.`),
  verdictLeads: (profit: number, allowed: string) =>
    `${profit >= 0 ? 'The ads earn' : 'The ads lose'} ${show.number(Math.abs(profit), 2)} after media. A lead may cost up to ${allowed}.`,
  table: 'By campaign',
  tableColumns: [
    'Campaign',
    'Cost',
    'Conversions',
    'Revenue',
    'ROAS',
    'ROI',
    'Cost per conversion',
    'Paid a click',
    'Break-even click',
    'Profit',
    'Next 1.00 spent',
  ],
  partial: (shown: number, all: number) => `The ${whole(shown)} dearest of ${whole(all)}; the workbook has all.`,
  moveHeading: 'Move budget',
  movePick: { from: 'Take from', to: 'Give to' },
  moveSays: { from: 'Campaign to take budget from', to: 'Campaign to give budget to' },
  auto: (name: string) => `Suggested: ${name}`,
  moveTable: 'Before and after the move',
  moveColumns: ['Campaign', 'Cost now', 'Cost then', 'Profit now', 'Profit then'],
  moved: (amount: string, from: string, to: string, gain: number) =>
    `Moving ${amount} from ${from} to ${to} ${gain >= 0 ? 'adds' : 'costs'} about ${show.number(Math.abs(gain), 2)} of profit along this curve.`,
  movesNothing: 'A move needs two campaigns with conversions.',
  wasteHeading: 'Terms that brought no conversion',
  waste: (terms: number, cost: string, share: string) =>
    `${counted(terms, 'term', 'terms')} cost ${cost} without a conversion, ${share} of all cost.`,
  wasteFlagged: (terms: number, cost: string, threshold: string, isCut: boolean) =>
    `${isCut ? 'At least ' : ''}${counted(terms, 'term', 'terms')} of ${threshold} and more: ${cost}.`,
  wasteTable: 'Dearest terms without a conversion',
  wasteColumns: ['Term', 'Campaign', 'Clicks', 'Cost'],
  paceHeading: 'Budget of the month',
  pace: (spent: string, budget: string, projected: string, over: number) =>
    `${spent} of ${budget} spent. At this pace the month ends at ${projected}, ${show.number(Math.abs(over), 2)} ${over > 0 ? 'over' : 'under'} budget.`,
  save: 'Save as Excel',
  copy: 'Copy table',
  copied: 'Copied',
  assumptions: 'Assumptions',
  campaigns: 'Campaigns',
  terms: 'Terms',
  sheetHeads: [
    'Campaign',
    'Cost',
    'Clicks',
    'Conversions',
    'Conversion value',
    'Revenue',
    'Contribution',
    'Profit',
    'ROAS',
    'ROI',
    'Cost per conversion',
    'Break-even click',
  ],
  sheetInputs: {
    margin: 'Gross margin',
    refunds: 'Refunds',
    lifetime: 'Lifetime factor',
    perConversion: 'Revenue of a lead before refunds',
  },
}
