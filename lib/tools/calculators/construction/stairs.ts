import { choice, defineCalculator, integer, problem, quantity } from '@/lib/kits/calculator'
import { lengthField, systemField } from '@/lib/families/material-takeoff/fields'
import { readLength } from '@/lib/subjects/takeoff/lengths'
import { flightDrawing, flightSizes, headroom, openingFor, type Flight } from '@/lib/subjects/takeoff/stair-layout'
import { wholeUnits } from '@/lib/subjects/profit/contribution'
import type { Show } from '@/lib/base/format/show'

const smallUnits = ['mm', 'cm', 'in'] as const
const smallUnit = { field: 'system', is: { metric: 'mm', us: 'in' } } as const
const ownCode = { field: 'code', is: 'own' } as const
/** Comfort after Blondel: twice the riser and the going together, in millimeters. */
const comfort = [600, 660] as const

interface Rules {
  name: string
  leastRiser?: number
  mostRiser: number
  leastGoing: number
  mostGoing?: number
  mostPitch?: number
  sum?: readonly [number, number]
  headroom: number
  /** Of one flight, between floors or landings. */
  mostRise?: number
  mostRisers?: number
  /** Where a tread is below so much, its nosing lies between two sizes. */
  nosing?: { below: number; between: readonly [number, number] }
}
/** In millimeters and degrees, as the dated documents among the sources have them. */
const codes = {
  irc: { name: 'IRC 2021', mostRiser: 196.85, leastGoing: 254, headroom: 2032, mostRise: 3835.4 },
  ibc: {
    name: 'IBC 2015',
    leastRiser: 101.6,
    mostRiser: 177.8,
    leastGoing: 279.4,
    headroom: 2032,
    mostRise: 3657.6,
  },
  ibcDwelling: {
    name: 'IBC 2015 within a dwelling unit',
    mostRiser: 196.85,
    leastGoing: 254,
    headroom: 2032,
    mostRise: 3657.6,
    nosing: { below: 279.4, between: [19.05, 31.75] },
  },
  ukPrivate: {
    name: 'Approved Document K 2013, private stair',
    leastRiser: 150,
    mostRiser: 220,
    leastGoing: 220,
    mostGoing: 300,
    mostPitch: 42,
    sum: [550, 700],
    headroom: 2000,
  },
  ukUtility: {
    name: 'Approved Document K 2013, utility stair',
    leastRiser: 150,
    mostRiser: 190,
    leastGoing: 250,
    mostGoing: 400,
    sum: [550, 700],
    headroom: 2000,
    mostRisers: 16,
  },
  ukGeneral: {
    name: 'Approved Document K 2013, general access stair',
    leastRiser: 150,
    mostRiser: 170,
    leastGoing: 250,
    mostGoing: 400,
    sum: [550, 700],
    headroom: 2000,
    mostRisers: 12,
  },
} as const satisfies Readonly<Record<string, Rules>>

function small(label: string, initial: number, us: number, options: { help?: string; max?: number; zero?: true } = {}) {
  return quantity(label, {
    of: 'length',
    unit: 'mm',
    units: smallUnits,
    unitIn: { us: 'in' },
    initial,
    initialIn: { us },
    ...(options.zero ? {} : { above: 0 }),
    max: options.max ?? 1000,
    refines: true,
    ...(options.help && { help: options.help }),
  })
}

export default defineCalculator({
  inputs: {
    system: systemField,
    rise: lengthField('metric', 'Total rise, floor to finished floor', '2.6'),
    riseUs: lengthField('us', 'Total rise, floor to finished floor', `9'`),
    target: quantity('A riser at most', {
      of: 'length',
      unit: 'mm',
      units: smallUnits,
      unitIn: { us: 'in' },
      initial: 190,
      initialIn: { us: 196.85 },
      min: 20,
      max: 1000,
    }),
    going: quantity('Tread, from riser to riser', {
      of: 'length',
      unit: 'mm',
      units: smallUnits,
      unitIn: { us: 'in' },
      initial: 250,
      initialIn: { us: 254 },
      min: 20,
      max: 3000,
      help: 'Without the nosing. British rules call it the going.',
    }),
    code: choice('Test against', {
      options: {
        irc: 'IRC 2021, homes in the United States',
        ibc: 'IBC, other buildings in the United States',
        ibcDwelling: 'IBC, within a dwelling unit',
        ukPrivate: 'UK Approved Document K, private',
        ukUtility: 'UK Approved Document K, utility',
        ukGeneral: 'UK Approved Document K, general access',
        own: 'Limits of my own',
      },
      initial: 'irc',
      initialIn: { uk: 'ukPrivate' },
      as: 'menu',
    }),
    leastRiser: quantity('Riser at least by that rule', {
      of: 'length',
      unit: 'mm',
      units: smallUnits,
      unitIn: { us: 'in' },
      optional: true,
      above: 0,
      max: 1000,
      shownWhen: ownCode,
      help: 'Empty: as low as you like.',
      refines: true,
    }),
    mostRiser: quantity('Riser at most by that rule', {
      of: 'length',
      unit: 'mm',
      units: smallUnits,
      unitIn: { us: 'in' },
      initial: 180,
      initialIn: { us: 177.8 },
      above: 0,
      max: 1000,
      shownWhen: ownCode,
    }),
    leastGoing: quantity('Tread at least by that rule', {
      of: 'length',
      unit: 'mm',
      units: smallUnits,
      unitIn: { us: 'in' },
      initial: 280,
      initialIn: { us: 279.4 },
      above: 0,
      max: 3000,
      shownWhen: ownCode,
    }),
    leastHeadroom: quantity('Headroom at least by that rule', {
      of: 'length',
      unit: 'mm',
      units: smallUnits,
      unitIn: { us: 'in' },
      initial: 2032,
      above: 0,
      max: 5000,
      shownWhen: ownCode,
    }),
    risers: integer('Risers', {
      optional: true,
      min: 1,
      max: 200,
      help: 'Empty: as few as the greatest riser allows.',
      refines: true,
    }),
    nosing: small('Nosing', 25, 25.4, { zero: true, help: 'How far a tread stands over the riser below it.' }),
    treadThickness: small('Thickness of a tread', 32, 25.4, { zero: true }),
    opening: quantity('Opening in the floor above', {
      of: 'length',
      unit: 'm',
      units: ['m', 'cm', 'mm', 'ft', 'in'],
      unitIn: { us: 'ft' },
      optional: true,
      above: 0,
      max: 100,
      help: 'Along the flight, from the top riser. Empty: headroom is not tested.',
      refines: true,
    }),
    floor: small('Thickness of the floor above', 300, 304.8, {
      max: 3000,
      help: 'From its surface down to the ceiling.',
    }),
  },
  outputs: {
    risers: { kind: 'count', label: 'Risers' },
    riser: { kind: 'number', label: 'Height of each riser', unit: smallUnit, decimals: 3 },
    run: { kind: 'number', label: 'Total run', unit: smallUnit, decimals: 2 },
    stringer: { kind: 'number', label: 'Stringer, foot to top', unit: smallUnit, decimals: 2 },
    passes: { kind: 'verdict', label: 'Rules' },
    treads: { kind: 'count', label: 'Treads', section: 'Layout' },
    angle: { kind: 'number', label: 'Pitch', unit: '°', decimals: 2, section: 'Layout' },
    firstCut: { kind: 'number', label: 'First riser on the stringer', unit: smallUnit, decimals: 3, section: 'Layout' },
    sum: { kind: 'number', label: 'Two risers and a tread', unit: smallUnit, decimals: 2, section: 'Layout' },
    headroom: { kind: 'number', label: 'Headroom', unit: smallUnit, decimals: 1, optional: true, section: 'Layout' },
    needs: { kind: 'number', label: 'Opening that the rule needs', unit: smallUnit, decimals: 1, section: 'Layout' },
    comfort: { kind: 'verdict', label: 'Comfort' },
    drawing: { kind: 'diagram', label: 'From the side', optional: true },
    marks: {
      kind: 'table',
      label: 'Cut marks on the stringer',
      columns: {
        step: { kind: 'count', label: 'Step' },
        along: { kind: 'number', label: 'Along the floor', unit: smallUnit, decimals: 2 },
        cut: { kind: 'number', label: 'Height of the cut', unit: smallUnit, decimals: 3 },
        top: { kind: 'number', label: 'Height of the step', unit: smallUnit, decimals: 3 },
        edge: { kind: 'number', label: 'Along the stringer’s edge', unit: smallUnit, decimals: 2 },
      },
    },
  },
  formula:
    'Risers: total rise ÷ greatest riser, rounded up; riser: total rise ÷ risers; run: (risers − 1) × tread; stringer: √(rise² + run²); headroom: (opening − nosing) × riser ÷ tread − floor thickness',
  limits: [
    'One straight flight with equal steps, whose last riser ends at the floor above. Winders and landings are not laid out.',
    'The IRC allows finished risers and treads of one flight to differ by 3/8 inch; they are equal here, and what floors add afterwards is for you to take off.',
    'Only riser, tread, pitch, headroom and the length of the flight are tested, and nosings where the IBC speaks of a dwelling unit. Width, handrails, guards and landings come on top, and your authority may have amended the rules.',
    'The limits of the IBC are those of its 2015 edition, which later ones kept. Stepped aisles, spiral stairs, ladders and stairs that replace old ones have rules of their own.',
    'Approved Document K lets a general access stair have 16 risers in a flight in small premises where there is no room; twelve are tested here.',
    'A straight stringer is cut from a board longer than the line from foot to top: add its depth.',
  ],
  sources: [
    {
      title:
        'International Residential Code 2021, R311.7.5: riser of 7 3/4 and tread of 10 inches, variation of 3/8 inch',
      href: 'https://buildingcodegeek.com/?p=2583',
    },
    {
      title: 'International Residential Code 2021, R311.7.3: 12 feet 7 inches of rise in a flight',
      href: 'https://codes.iccsafe.org/content/IRC2021P1/chapter-3-building-planning',
    },
    {
      title: 'Jefferson County, from the 2018 International Residential Code: R311.7.2, headroom of 6 feet 8 inches',
      href: 'https://www.jeffco.us/2095/Stairways',
    },
    {
      title:
        'The Building Code Forum, text of the 2015 International Building Code, 1011.5.2: risers of 4 to 7 inches, treads of 11, and its exceptions',
      href: 'https://www.thebuildingcodeforum.com/forum/threads/how-is-a-stair-tread-measured.23315',
    },
    {
      title: 'International Building Code 2015, 1011.3 and 1011.8: headroom of 80 inches, 12 feet of rise in a flight',
      href: 'https://codes.iccsafe.org/content/IBC2015/chapter-10-means-of-egress',
    },
    {
      title:
        'Designing Buildings: Approved Document K, 16 risers in a flight of a utility and 12 of a general access stair',
      href: 'https://www.designingbuildings.co.uk/wiki/Maximum_length_of_a_flight_of_stairs',
    },
    {
      title: 'Approved Document K, 2013 edition, table 1.1: rise and going, pitch of 42°, 2R + G of 550 to 700 mm',
      href: 'https://stairplan.com/stair-plan-catalogues/BUILDING-REGULATIONS-DOCUMENT-K-2013-STAIRS/WebSearch/page0015.html',
    },
    {
      title: 'Glazing Vision: Approved Document K, head clearance of 2 m above the pitch line',
      href: 'https://www.glazingvision.co.uk/blog/a-guide-to-landings-and-headspace-clearance-for-access-rooflights/',
    },
    {
      title: 'Popular Mechanics: how to calculate stair stringer dimensions',
      href: 'https://www.popularmechanics.com/home/outdoor-projects/a40511143/calculate-stair-stringer-dimensions/',
    },
  ],

  compute(values, { show }) {
    const us = values.system === 'us'
    const read = readLength(us ? values.riseUs : values.rise, values.system, show.region)
    if (read === undefined)
      return problem(
        us ? 'riseUs' : 'rise',
        `must be a length above 0 such as ${us ? `9' 1/2" or 108 in` : '2.6 or 260 cm'}`,
      )
    const rise = Number((read * (us ? 304.8 : 1000)).toPrecision(14))
    const count = values.risers ?? Math.max(1, wholeUnits(rise / values.target))
    if (count > 200) return problem(us ? 'riseUs' : 'rise', 'must be climbed in 200 risers or fewer')
    const flight: Flight = {
      rise,
      risers: count,
      going: values.going,
      nosing: values.nosing,
      treadThickness: values.treadThickness,
    }
    const sizes = flightSizes(flight)
    if (sizes.firstCut <= 0) return problem('treadThickness', 'must be less than a riser')
    const rules = rulesOf(values)
    const above = values.opening === undefined ? undefined : { opening: values.opening * 1000, floor: values.floor }
    const clear = above && headroom(flight, above.opening, above.floor)
    const unit = us ? 25.4 : 1
    const write = (length: number) => (us ? `${show.number(length / 25.4, 2)} in` : `${show.number(length, 0)} mm`)
    const sum = 2 * sizes.riser + values.going
    return {
      risers: count,
      riser: sizes.riser / unit,
      run: sizes.run / unit,
      stringer: sizes.stringer / unit,
      passes: tested(rules, { ...flight, riser: sizes.riser, angle: sizes.angle, clear }, write, show),
      treads: sizes.treads,
      angle: sizes.angle,
      firstCut: sizes.firstCut / unit,
      sum: sum / unit,
      headroom: clear === undefined ? undefined : clear / unit,
      needs: openingFor(flight, rules.headroom, values.floor) / unit,
      comfort: isWithin(sum, comfort)
        ? {
            is: 'good',
            says: `Two risers and a tread are ${write(sum)}, within ${write(comfort[0])} to ${write(comfort[1])}.`,
          }
        : {
            is: 'fair',
            says: `Two risers and a tread are ${write(sum)}; ${write(comfort[0])} to ${write(comfort[1])} walk well.`,
          },
      drawing: count <= 60 ? flightDrawing(flight, above, write) : undefined,
      marks: Array.from({ length: sizes.treads }, (_, at) => ({
        step: at + 1,
        along: (at * values.going) / unit,
        cut: ((at + 1) * sizes.riser - values.treadThickness) / unit,
        top: ((at + 1) * sizes.riser) / unit,
        edge: ((at + 1) * Math.hypot(sizes.riser, values.going)) / unit,
      })),
    }
  },

  steps(values, { risers, riser, run, headroom: clear }) {
    const us = values.system === 'us'
    const unit = us ? 'in' : 'mm'
    const factor = us ? 25.4 : 1
    const long = (millimetres: number) => ({ kind: 'number', value: millimetres / factor, unit, decimals: 3 }) as const
    const lines = {
      total: long(riser * risers * factor),
      most: long(values.target),
      tread: long(values.going),
      thick: long(values.treadThickness),
      nose: long(values.nosing),
      under: long(values.floor),
      open: long((values.opening ?? 0) * 1000),
    } as const
    return [
      ...(values.risers === undefined
        ? [
            {
              finds: 'Risers',
              gives: { kind: 'count', value: risers },
              is: '{total} ÷ {most}',
              rounded: 'up',
              with: lines,
            } as const,
          ]
        : []),
      { gives: 'riser', is: '{total} ÷ {n}', with: { ...lines, n: { kind: 'count', value: risers } } },
      { gives: 'run', is: '({n} − 1) × {tread}', with: { ...lines, n: { kind: 'count', value: risers } } },
      { gives: run >= 0 ? 'stringer' : undefined, is: '√({total}² + {run}²)', with: lines },
      { gives: 'firstCut', is: '{riser} − {thick}', with: lines },
      { gives: 'sum', is: '2 × {riser} + {tread}', with: lines },
      ...(clear === undefined
        ? []
        : [
            {
              gives: 'headroom',
              is: 'min(({open} − {nose}) × {riser} ÷ {tread}, {total}) − {under}',
              with: lines,
            } as const,
          ]),
    ]
  },

  examples: [
    {
      name: 'A nine-foot storey',
      given: {
        system: 'us',
        riseUs: `9'`,
        target: 196.85,
        going: 254,
        code: 'irc',
        risers: undefined,
        nosing: 25.4,
        treadThickness: 25.4,
        opening: 3.3528,
        floor: 304.8,
      },
      expect: {
        risers: 14,
        riser: 108 / 14,
        run: 130,
        stringer: Math.hypot(108, 130),
        firstCut: 108 / 14 - 1,
        passes: 'good',
      },
    },
    {
      name: 'A loft in an English house',
      given: {
        system: 'metric',
        rise: '2.6',
        target: 220,
        going: 225,
        code: 'ukPrivate',
        risers: undefined,
        nosing: 20,
        treadThickness: 32,
        opening: undefined,
        floor: 280,
      },
      expect: { risers: 12, riser: 2600 / 12, run: 2475, passes: 'bad' },
    },
  ],
})

function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least - 1e-6 && value <= most + 1e-6
}

function rulesOf(values: {
  code: keyof typeof codes | 'own'
  leastRiser: number | undefined
  mostRiser: number
  leastGoing: number
  leastHeadroom: number
}): Rules {
  if (values.code !== 'own') return codes[values.code]
  return {
    name: 'your limits',
    ...(values.leastRiser !== undefined && { leastRiser: values.leastRiser }),
    mostRiser: values.mostRiser,
    leastGoing: values.leastGoing,
    headroom: values.leastHeadroom,
  }
}

interface Laid extends Flight {
  riser: number
  angle: number
  clear: number | undefined
}

/** What of the rules the flight does not keep, as a sentence. */
function tested(rules: Rules, laid: Laid, write: (length: number) => string, show: Show) {
  const { rise, risers, riser, going, nosing, angle, clear } = laid
  const { leastRiser, mostGoing, mostPitch, mostRise, mostRisers, sum } = rules
  const slack = 1e-6
  const nosed = rules.nosing && going < rules.nosing.below - slack ? rules.nosing.between : undefined
  const faults = [
    riser > rules.mostRiser + slack && `the riser is above ${write(rules.mostRiser)}`,
    leastRiser !== undefined && riser < leastRiser - slack && `the riser is below ${write(leastRiser)}`,
    going < rules.leastGoing - slack && `the tread is below ${write(rules.leastGoing)}`,
    mostGoing !== undefined && going > mostGoing + slack && `the tread is above ${write(mostGoing)}`,
    nosed && !isWithin(nosing, nosed) && `the nosing is not ${write(nosed[0])} to ${write(nosed[1])}`,
    mostPitch !== undefined && angle > mostPitch + slack && `the pitch is above ${mostPitch}°`,
    sum && !isWithin(2 * riser + going, sum) && `two risers and a tread are not ${write(sum[0])} to ${write(sum[1])}`,
    clear !== undefined && clear < rules.headroom - slack && `the headroom is below ${write(rules.headroom)}`,
    mostRise !== undefined &&
      rise > mostRise + slack &&
      `the flight climbs more than ${write(mostRise)} without a landing`,
    mostRisers !== undefined &&
      risers > mostRisers &&
      `the flight has more than ${show.count(mostRisers)} risers without a landing`,
  ].filter((fault) => typeof fault === 'string')
  if (faults.length > 0) return { is: 'bad' as const, says: `By ${rules.name} ${faults.join(', and ')}.` }
  const looked = clear === undefined ? 'riser and tread' : 'riser, tread and headroom'
  return { is: 'good' as const, says: `Within ${rules.name} for ${looked}.` }
}
