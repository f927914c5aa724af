import { choice, defineCalculator, integer, money, number, percent, problem, rows, text } from '@/lib/kits/calculator'
import type { Line, Verdict } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import {
  applianceNames,
  plainName,
  runningShare,
  typicalWatts,
  type Appliance,
} from '@/lib/subjects/electrical/appliances'
import { blockCost, type Tier } from '@/lib/subjects/electrical/tariff'

const energy = { kind: 'number', decimals: 1, unit: 'kWh' } as const
const share = { kind: 'percent', decimals: 1 } as const
const isFlat = { field: 'tariff', is: 'flat' } as const
const isTiered = { field: 'tariff', is: 'tiered' } as const
const isTimed = { field: 'tariff', is: 'timed' } as const
const plate = { section: 'Nameplates in amps', refines: true } as const
const byRegion = { in: 8, jp: 31, kr: 200 } as const
const yearDays = 365
const yearHours = 24 * yearDays
const most = 1e9

export default defineCalculator({
  inputs: {
    appliances: rows('Appliances', {
      row: 'appliance',
      columns: {
        name: text('Name', { optional: true, maxLength: 60 }),
        kind: choice('Typical', { options: { own: 'Its own watts', ...applianceNames }, initial: 'own', as: 'menu' }),
        watts: number('Watts', { optional: true, min: 0, max: most, unit: 'W' }),
        amps: number('Or amps', { optional: true, min: 0, max: 1e6, unit: 'A' }),
        hours: number('Hours a day', { min: 0, max: 24, unit: 'h' }),
        days: number('Days a year', { initial: yearDays, min: 0, max: yearDays }),
        running: percent('Runs of that time', { optional: true, max: 1 }),
        standby: number('Standby, W', { optional: true, min: 0, max: most, unit: 'W' }),
        count: integer('How many', { optional: true, min: 1, max: 1e6 }),
        volts: number('At volts', { optional: true, above: 0, max: 1e6, unit: 'V' }),
        factor: number('Power factor', { optional: true, above: 0, max: 1 }),
      },
      initial: [
        { kind: 'refrigerator', hours: 24, days: 365 },
        { name: 'Television', kind: 'own', watts: 110, hours: 4, days: 365, standby: 1 },
        { name: 'Heater in the study', kind: 'own', watts: 1500, hours: 3, days: 120 },
        { name: 'Light bulbs', kind: 'own', watts: 9, hours: 5, days: 365, count: 12 },
      ],
      min: 1,
      max: 100,
      ownLine: 'name',
      help: 'Watts stand on the nameplate, or amps: then watts are amps × volts × power factor, those of the line or else those under More options. Both empty: the middle of what nameplates of that kind say. What a thermostat switches on and off runs only part of the time.',
    }),
    tariff: choice('Tariff', {
      options: { flat: 'One price', tiered: 'Blocks', timed: 'Peak and off-peak' },
      initial: 'flat',
    }),
    price: money('Price of a kWh', {
      initial: 0.3,
      initialIn: byRegion,
      max: 1e6,
      decimals: 4,
      help: 'An example. Take taxes and charges for each kWh from your bill.',
      shownWhen: isFlat,
    }),
    tiers: rows('Blocks of a month', {
      row: 'block',
      columns: {
        upTo: number('Up to', { optional: true, above: 0, max: most, unit: 'kWh' }),
        price: money('Price of a kWh', { max: 1e6, decimals: 4 }),
      },
      initial: [{ upTo: 300, price: 0.2 }, { price: 0.35 }],
      min: 1,
      max: 12,
      help: 'Examples. Each price holds for the kWh within its block; the last block takes the rest.',
      shownWhen: isTiered,
    }),
    peak: money('Price at peak', {
      initial: 0.4,
      initialIn: { in: 10, jp: 40, kr: 250 },
      max: 1e6,
      decimals: 4,
      shownWhen: isTimed,
    }),
    offPeak: money('Price off-peak', { initial: 0.2, initialIn: byRegion, max: 1e6, decimals: 4, shownWhen: isTimed }),
    peakShare: percent('Used at peak', { initial: 0.4, max: 1, slider: { to: 1, step: 0.05 }, shownWhen: isTimed }),
    rest: number('Everything else in the house, a month', {
      initial: 0,
      min: 0,
      max: most,
      unit: 'kWh',
      help: 'It fills the lower blocks first, so that the list pays the upper ones.',
      refines: true,
    }),
    fixed: money('Fixed charge a month', { initial: 0, max: 1e9, refines: true }),
    swaps: rows('Replace an appliance', {
      row: 'replacement',
      columns: {
        line: integer('Line of the list', { min: 1, max: 100 }),
        watts: number('New watts', { min: 0, max: most, unit: 'W' }),
        standby: number('New standby, W', { optional: true, min: 0, max: most, unit: 'W' }),
        price: money('Cost of all of them', { max: 1e9 }),
      },
      initial: [],
      min: 0,
      max: 30,
      refines: true,
    }),
    carbon: number('CO2 of your grid', {
      optional: true,
      min: 0,
      max: 2000,
      unit: 'g/kWh',
      help: 'From your supplier’s disclosure.',
      refines: true,
    }),
    volts: number('Voltage of lines in amps', {
      initial: 230,
      initialIn: { us: 120, jp: 100 },
      above: 0,
      max: 1e6,
      unit: 'V',
      ...plate,
    }),
    factor: number('Power factor', { initial: 1, above: 0, max: 1, help: 'Heaters have 1, motors less.', ...plate }),
  },
  outputs: {
    year: { kind: 'money', label: 'Cost a year' },
    month: { kind: 'money', label: 'A month' },
    used: { ...energy, label: 'Used a year' },
    average: { kind: 'money', label: 'Price of a kWh of these', decimals: 4, optional: true },
    standbyShare: { ...share, label: 'Standby, of the cost', optional: true },
    carbonYear: { kind: 'number', label: 'CO2 a year', decimals: 0, unit: 'kg', optional: true },
    verdict: { kind: 'verdict', label: 'In words' },
    usedMonth: { ...energy, label: 'Used a month', section: 'Bill' },
    standbyUsed: { ...energy, label: 'Standby a year', section: 'Bill' },
    standbyCost: { kind: 'money', label: 'Standby costs a year', section: 'Bill' },
    bill: {
      kind: 'money',
      label: 'Whole bill of a month',
      help: 'With everything else in the house and the fixed charge.',
      section: 'Bill',
    },
    table: {
      kind: 'table',
      label: 'Ranking',
      columns: {
        name: { kind: 'text', label: 'Appliance' },
        watts: { kind: 'number', label: 'Watts', decimals: 1, unit: 'W' },
        energy: { ...energy, label: 'A year' },
        standby: { ...energy, label: 'Of it standby' },
        cost: { kind: 'money', label: 'Cost a year' },
        share: { ...share, label: 'Share' },
        hour: { kind: 'money', label: 'An hour switched on', decimals: 4 },
      },
      totals: ['energy', 'standby', 'cost', 'share'],
    },
    periods: {
      kind: 'table',
      label: 'By period',
      columns: {
        period: { kind: 'text', label: 'Period' },
        energy: { kind: 'number', label: 'Used', decimals: 2, unit: 'kWh' },
        cost: { kind: 'money', label: 'Cost' },
      },
    },
    savings: {
      kind: 'table',
      label: 'Replacements',
      optional: true,
      columns: {
        name: { kind: 'text', label: 'Appliance' },
        energy: { ...energy, label: 'Saved a year' },
        cost: { kind: 'money', label: 'Saved a year, money' },
        price: { kind: 'money', label: 'Price' },
        payback: { kind: 'number', label: 'Paid back after', decimals: 1, unit: 'years' },
      },
      totals: ['energy', 'cost', 'price'],
    },
  },
  formula:
    'Watts = amps × volts × power factor where the line says amps. kWh a year = watts × share of the time it runs × hours a day × days ÷ 1,000, and standby watts × all other hours of the year ÷ 1,000. Cost = kWh × price; in blocks: the month’s cost with the appliances less the cost without them, × 12',
  limits: [
    'A nameplate states the most that an appliance draws. A meter at the socket says what it does draw.',
    'A month is a twelfth of the year; heating in winter alone reaches higher blocks than this shows.',
    'Every kWh of the list costs the same: the average of what they cost together.',
    'Prices stay as they are. Interest and repairs are not in the payback.',
  ],
  sources: [
    {
      title: 'U.S. Department of Energy: Estimating Appliance and Home Electronic Energy Use',
      href: 'https://www.energy.gov/energysaver/estimating-appliance-and-home-electronic-energy-use',
    },
    {
      title: 'City of Livonia: Estimating Appliance and Home Electronic Energy Use (the same method with examples)',
      href: 'https://www.livonia.gov/1460/Estimating-Appliance-Home-Electronic-Ene',
    },
  ],

  compute(values, { show }) {
    const { appliances, rest, fixed, swaps, carbon } = values
    const unknown = appliances.findIndex(
      ({ kind, watts, amps }) => kind === 'own' && watts === undefined && amps === undefined,
    )
    if (unknown >= 0) return problem('appliances', `must have watts, amps or a typical kind on line ${unknown + 1}`)
    const missing = swaps.findIndex(({ line }) => line > appliances.length)
    if (missing >= 0) return problem('swaps', `must name a line of the list, on line ${missing + 1}`)
    const loads = appliances.map((row, at) => loadOf(row, at, values))
    const used = sum(loads.map((load) => load.energy))
    const costOf = (yearly: number) => monthCost(values, rest + yearly / 12) - monthCost(values, rest)
    const month = costOf(used)
    const year = month * 12
    const average = used > 0 ? year / used : undefined
    const each = average ?? 0
    const standbyUsed = sum(loads.map((load) => load.standby))
    return {
      year,
      month,
      used,
      average,
      standbyShare: used > 0 ? standbyUsed / used : undefined,
      carbonYear: carbon === undefined ? undefined : (used * carbon) / 1000,
      verdict: worded(loads, used, show),
      usedMonth: used / 12,
      standbyUsed,
      standbyCost: standbyUsed * each,
      bill: monthCost(values, rest + used / 12) + fixed,
      table: loads
        .map(({ name, watts, energy: own, standby, drawn }) => ({
          name,
          watts,
          energy: own,
          standby,
          cost: own * each,
          share: used > 0 ? own / used : null,
          hour: (drawn / 1000) * each,
        }))
        .sort((one, other) => other.energy - one.energy),
      periods: Object.entries(periods).map(([period, part]) => ({
        period,
        energy: used * part,
        cost: year * part,
      })),
      savings: swaps.length === 0 ? undefined : swaps.map((swap) => savingOf(swap, values, loads, used, costOf)),
    }
  },

  steps: ({ tariff, fixed }) => [
    { gives: 'used', is: '{table.energy}' },
    { gives: 'usedMonth', is: '{used} ÷ 12' },
    ...(tariff === 'tiered'
      ? [
          {
            gives: 'month' as const,
            says: 'The blocks of the month with these appliances, less the blocks without them',
          },
        ]
      : priceLines(tariff)),
    { gives: 'year', is: '{month} × 12' },
    { gives: 'average', is: '{year} ÷ {used}' },
    { gives: 'standbyCost', is: '{standbyUsed} × {average}' },
    { gives: 'standbyShare', is: '{standbyUsed} ÷ {used}' },
    ...(tariff === 'flat'
      ? [{ gives: 'bill' as const, is: `({rest} + {usedMonth}) × {price}${fixed > 0 ? ' + {fixed}' : ''}` }]
      : []),
    { gives: 'carbonYear', is: '{used} × {carbon} ÷ 1000' },
  ],

  charts: [{ kind: 'bar', title: 'Cost a year by appliance', of: 'table', x: 'name', y: ['cost'] }],
  examples: [
    {
      name: 'A heater in a study',
      given: {
        appliances: [{ name: 'Heater', kind: 'own', watts: 1500, hours: 2, days: 120 }],
        tariff: 'flat',
        price: 0.3,
        rest: 0,
        fixed: 0,
        swaps: [],
      },
      expect: { used: 360, year: 108, month: 9, table: { at: { 0: { hour: 0.45 } } } },
    },
    {
      name: 'Twenty old lamps in a shop',
      given: {
        appliances: [{ name: 'Lamps', kind: 'own', watts: 50, hours: 10, days: 300, count: 20 }],
        tariff: 'flat',
        price: 0.25,
        rest: 0,
        fixed: 0,
        swaps: [{ line: 1, watts: 8, price: 160 }],
        carbon: 400,
      },
      expect: {
        used: 3000,
        year: 750,
        carbonYear: 1200,
        savings: { at: { 0: { name: 'Lamps', energy: 2520, cost: 630, payback: 0.253968 } } },
      },
    },
  ],
})

const periods = { 'A day': 1 / yearDays, 'A week': 7 / yearDays, 'A month': 1 / 12, 'A year': 1 } as const
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

interface Row {
  name?: string | undefined
  kind: 'own' | Appliance
  watts?: number | undefined
  amps?: number | undefined
  volts?: number | undefined
  factor?: number | undefined
  hours: number
  days: number
  running?: number | undefined
  standby?: number | undefined
  count?: number | undefined
}

interface Load {
  name: string
  /** Of one of them, while it runs. */
  watts: number
  /** Of all of them, on average while they are switched on. */
  drawn: number
  /** kWh of a year, standby among them. */
  energy: number
  standby: number
}

/** Of lines that say amps and no volts or power factor of their own. */
interface Plate {
  volts: number
  factor: number
}

/** Watts as they are entered, or as a nameplate in amps gives them. */
function enteredWatts({ watts, amps, volts, factor }: Row, plate: Plate): number | undefined {
  if (watts !== undefined || amps === undefined) return watts
  return amps * (volts ?? plate.volts) * (factor ?? plate.factor)
}

function loadOf(row: Row, at: number, plate: Plate): Load {
  const { name, kind, hours, days, running, standby = 0, count = 1 } = row
  const watts = enteredWatts(row, plate)
  const appliance = kind === 'own' ? undefined : kind
  const own = watts ?? (appliance ? typicalWatts(appliance) : 0)
  const drawn = own * (running ?? runningShare(watts === undefined ? appliance : undefined)) * count
  const asleep = (standby * count * (yearHours - hours * days)) / 1000
  return {
    name: name || (appliance ? plainName(appliance) : `Appliance ${at + 1}`),
    watts: own,
    drawn,
    energy: (drawn * hours * days) / 1000 + asleep,
    standby: asleep,
  }
}

interface Prices {
  tariff: 'flat' | 'tiered' | 'timed'
  price: number
  tiers: readonly Tier[]
  peak: number
  offPeak: number
  peakShare: number
}

/** What so many kWh of a month cost, without the fixed charge. */
function monthCost({ tariff, price, tiers, peak, offPeak, peakShare }: Prices, use: number): number {
  if (tariff === 'tiered') return blockCost(use, tiers)
  return use * (tariff === 'flat' ? price : peakShare * peak + (1 - peakShare) * offPeak)
}

function priceLines(tariff: 'flat' | 'timed'): readonly Line<'month'>[] {
  return [
    {
      gives: 'month',
      is:
        tariff === 'flat'
          ? '{usedMonth} × {price}'
          : '{usedMonth} × ({peakShare} × {peak} + (1 − {peakShare}) × {offPeak})',
    },
  ]
}

interface Swap {
  line: number
  watts: number
  standby?: number | undefined
  price: number
}

/** What one replacement saves by itself, everything else left as it is. */
function savingOf(
  { line, watts, standby, price }: Swap,
  { appliances, ...plate }: Plate & { appliances: readonly Row[] },
  loads: readonly Load[],
  used: number,
  costOf: (yearly: number) => number,
) {
  const [row] = appliances.slice(line - 1, line)
  const before = loads[line - 1]?.energy ?? 0
  const running =
    row?.running ??
    runningShare(row && enteredWatts(row, plate) === undefined && row.kind !== 'own' ? row.kind : undefined)
  const after = row
    ? loadOf({ ...row, watts, running, standby: standby ?? row.standby }, line - 1, plate).energy
    : before
  const cost = 12 * (costOf(used) - costOf(used - before + after))
  return {
    name: loads[line - 1]?.name ?? '',
    energy: before - after,
    cost,
    price,
    payback: cost > 0 ? price / cost : null,
  }
}

function worded(loads: readonly Load[], used: number, show: Show): Verdict {
  if (used === 0) return { is: 'plain', says: 'Nothing is switched on.' }
  const largest = loads.reduce((top, load) => (load.energy > top.energy ? load : top))
  return { is: 'plain', says: `${largest.name} takes most: ${show.percent(largest.energy / used, 1)} of the energy.` }
}
