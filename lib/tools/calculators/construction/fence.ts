import {
  choice,
  defineCalculator,
  integer,
  money,
  number,
  problem,
  quantity,
  rows,
  text,
  toggle,
} from '@/lib/kits/calculator'
import { howToWrite, inMetric, inUs, lengthUnit, systemField } from '@/lib/families/material-takeoff/fields'
import { shoppingColumns, shoppingList } from '@/lib/families/material-takeoff/buying'
import type { Region } from '@/lib/base/region/types'
import { readLength, type System } from '@/lib/subjects/takeoff/lengths'
import { wholeUnits } from '@/lib/subjects/profit/contribution'

const styles = { panel: 'Panels', picket: 'Pickets on rails', rail: 'Post and rail', wire: 'Wire or mesh' } as const
const smallUnits = ['mm', 'cm', 'in'] as const
const longUnits = ['m', 'cm', 'ft', 'in'] as const
const picket = { field: 'style', is: 'picket' } as const
const railed = { field: 'style', is: ['picket', 'rail'] } as const
const wired = { field: 'style', is: 'wire' } as const

function sideRows(system: System, initial: readonly { length: string; gates: number }[]) {
  const unit = system === 'us' ? 'ft' : 'm'
  return rows('Sides', {
    row: 'side',
    columns: {
      length: text(`Length (${unit})`, { maxLength: 30 }),
      rise: text(`Rise over it (${unit})`, { optional: true, maxLength: 30 }),
      gates: integer('Gates in it', { initial: 0, min: 0, max: 50 }),
    },
    initial,
    max: 40,
    shownWhen: system === 'us' ? inUs : inMetric,
    help: `${howToWrite[system]} In order around the plot: each side shares its corner post with the next. Lengths are level; a rise makes the side longer.`,
  })
}

export default defineCalculator({
  inputs: {
    system: systemField,
    style: choice('Style', { options: styles, initial: 'picket', as: 'menu' }),
    sides: sideRows('metric', [{ length: '20', gates: 1 }]),
    sidesUs: sideRows('us', [{ length: `60'`, gates: 1 }]),
    spacing: quantity('Posts at most this far apart', {
      of: 'length',
      unit: 'm',
      units: longUnits,
      unitIn: { us: 'ft' },
      initial: 2.4,
      initialIn: { us: 2.4384 },
      above: 0,
      max: 100,
    }),
    closed: toggle('The last side ends where the first begins', {}),
    gateWidth: quantity('Width of a gate, between its posts', {
      of: 'length',
      unit: 'm',
      units: longUnits,
      unitIn: { us: 'ft' },
      initial: 1,
      initialIn: { us: 1.2192 },
      above: 0,
      max: 50,
      refines: true,
    }),
    height: quantity('Height of the fence', {
      of: 'length',
      unit: 'm',
      units: longUnits,
      unitIn: { us: 'ft' },
      initial: 1.8,
      initialIn: { us: 1.8288 },
      above: 0,
      max: 20,
      refines: true,
    }),
    rails: integer('Rails in a bay', { initial: 3, min: 1, max: 20, shownWhen: railed, refines: true }),
    picketWidth: quantity('Picket width', {
      of: 'length',
      unit: 'mm',
      units: smallUnits,
      unitIn: { us: 'in' },
      initial: 100,
      initialIn: { us: 139.7 },
      above: 0,
      max: 2000,
      shownWhen: picket,
      refines: true,
    }),
    gap: quantity('Gap between pickets', {
      of: 'length',
      unit: 'mm',
      units: smallUnits,
      unitIn: { us: 'in' },
      initial: 10,
      initialIn: { us: 12.7 },
      max: 2000,
      shownWhen: picket,
      help: '0 for a closed fence.',
      refines: true,
    }),
    strands: integer('Strands of wire', {
      initial: 1,
      min: 1,
      max: 50,
      shownWhen: wired,
      help: '1 for mesh.',
      refines: true,
    }),
    roll: quantity('Roll of wire or mesh', {
      of: 'length',
      unit: 'm',
      units: ['m', 'ft'],
      unitIn: { us: 'ft' },
      initial: 25,
      initialIn: { us: 15.24 },
      above: 0,
      max: 10_000,
      shownWhen: wired,
      refines: true,
    }),
    holeDiameter: quantity('Diameter of a hole', {
      of: 'length',
      unit: 'cm',
      units: ['cm', 'mm', 'in'],
      unitIn: { us: 'in' },
      initial: 30,
      initialIn: { us: 25.4 },
      above: 0,
      max: 300,
      refines: true,
    }),
    holeDepth: quantity('Depth of a hole', {
      of: 'length',
      unit: 'cm',
      units: ['cm', 'm', 'in', 'ft'],
      unitIn: { us: 'in' },
      initial: 60,
      initialIn: { us: 76.2 },
      above: 0,
      max: 1000,
      help: 'About a third of the post is usual, and below frost where the ground freezes.',
      refines: true,
    }),
    post: quantity('Side of a square post', {
      of: 'length',
      unit: 'mm',
      units: smallUnits,
      unitIn: { us: 'in' },
      initial: 100,
      initialIn: { us: 88.9 },
      above: 0,
      max: 1000,
      refines: true,
    }),
    bagYield: number('A bag of concrete makes', {
      unit: 'L',
      initial: 11.5,
      above: 0,
      max: 2000,
      shownWhen: inMetric,
      help: 'On the bag; 25 kg make about 11.5 L.',
      refines: true,
    }),
    bagYieldUs: number('A bag of concrete makes', {
      unit: 'ft³',
      initial: 0.45,
      above: 0,
      max: 100,
      shownWhen: inUs,
      help: 'On the bag; 60 lb make 0.45 ft³.',
      refines: true,
    }),
    postPrice: money('Price of a post', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    railPrice: money('Price of a rail', {
      optional: true,
      max: 1e9,
      shownWhen: railed,
      section: 'Prices',
      refines: true,
    }),
    fillPrice: money('Price of a panel, picket or roll', {
      optional: true,
      max: 1e9,
      section: 'Prices',
      refines: true,
    }),
    gatePrice: money('Price of a gate', { optional: true, max: 1e9, section: 'Prices', refines: true }),
    bagPrice: money('Price of a bag of concrete', { optional: true, max: 1e9, section: 'Prices', refines: true }),
  },
  outputs: {
    posts: { kind: 'count', label: 'Posts' },
    bays: { kind: 'count', label: 'Bays' },
    fill: { kind: 'count', label: 'Panels, pickets or rolls', optional: true },
    bags: { kind: 'count', label: 'Bags of concrete' },
    cost: { kind: 'money', label: 'Cost of what has a price', optional: true },
    length: { kind: 'number', label: 'Fence without gates', unit: lengthUnit, decimals: 2, section: 'Along the line' },
    gates: { kind: 'count', label: 'Gates', section: 'Along the line' },
    rails: { kind: 'count', label: 'Rails', optional: true, section: 'Along the line' },
    wire: {
      kind: 'number',
      label: 'Wire or mesh',
      unit: lengthUnit,
      decimals: 2,
      optional: true,
      section: 'Along the line',
    },
    postLength: { kind: 'number', label: 'Length of a post', unit: lengthUnit, decimals: 2, section: 'In the ground' },
    concrete: {
      kind: 'number',
      label: 'Concrete',
      unit: { field: 'system', is: { metric: 'L', us: 'ft³' } },
      decimals: 2,
      section: 'In the ground',
    },
    plan: {
      kind: 'table',
      label: 'Side by side',
      totals: ['bays', 'gates'],
      columns: {
        side: { kind: 'text', label: 'Side' },
        length: { kind: 'number', label: 'Along the ground', unit: lengthUnit, decimals: 2 },
        gates: { kind: 'count', label: 'Gates' },
        bays: { kind: 'count', label: 'Bays' },
        apart: { kind: 'number', label: 'Posts apart', unit: lengthUnit, decimals: 3 },
      },
    },
    list: { kind: 'table', label: 'What to buy', totals: ['cost'], columns: shoppingColumns },
  },
  formula:
    'Bays of a side: (length − gates) ÷ greatest distance, rounded up; posts: bays + gates, and one more where the line is open; pickets: length ÷ (width + gap), rounded up; concrete of a hole: (π × diameter² ÷ 4 − side of post²) × depth',
  limits: [
    'Gates stand between bays and share their posts with them; a gate in the middle of a side may turn one bay into two shorter ones.',
    'Pickets are upright and follow the level length; bays, rails and wire follow the ground.',
    'Braces, caps, hinges and fixings are not counted.',
    'Height, frost depth and the line itself follow local rules; call before you dig.',
  ],
  sources: [
    {
      title: 'Home Materials Planner: fence posts, rails and pickets, worked example of 160 ft with a gate',
      href: 'https://homematerialsplanner.com/guides/calculate-fence-materials-posts-pickets',
    },
    {
      title: 'YouCalc: fence calculator, 100 ft at 8 ft is 13 sections and 14 posts',
      href: 'https://youcalc.com/en/construction-home/fence-calculator',
    },
    {
      title: 'QUIKRETE Concrete Mix No. 1101, data sheet: yield of bags',
      href: 'https://www.scribd.com/document/478477663/data-sheet-concrete-mix-1101-pdf',
    },
  ],

  compute(values, { show, minorDigits }) {
    const us = values.system === 'us'
    const field = us ? 'sidesUs' : 'sides'
    const unit = us ? 0.3048 : 1
    const measured = measuredSides(
      us ? values.sidesUs : values.sides,
      values.system,
      values.gateWidth / unit,
      show.region,
    )
    if ('fault' in measured) return problem(field, measured.fault)
    const spacing = values.spacing / unit
    const plan = measured.sides.map((side, at) => {
      const bays = wholeUnits(side.ground / spacing)
      return {
        side: `Side ${at + 1}`,
        length: side.ground,
        level: side.level,
        gates: side.gates,
        bays,
        apart: bays > 0 ? side.ground / bays : null,
      }
    })
    const bays = plan.reduce((sum, side) => sum + side.bays, 0)
    if (bays > 1e6) return problem('spacing', 'must be larger: more than a million bays would be needed')
    if (values.closed && plan.length < 3) return problem('closed', 'needs at least three sides')
    const gates = plan.reduce((sum, side) => sum + side.gates, 0)
    const posts = bays + gates + (values.closed ? 0 : 1)
    const hole = (Math.PI * values.holeDiameter ** 2) / 4 - (values.post / 10) ** 2
    if (hole <= 0) return problem('holeDiameter', 'must leave some room around the post')
    const litres = (hole * values.holeDepth * posts) / 1000
    const concrete = us ? litres / 28.316846592 : litres

    const length = plan.reduce((sum, side) => sum + side.length, 0)
    const isRailed = values.style === 'picket' || values.style === 'rail'
    const rails = isRailed ? bays * values.rails : undefined
    const wire = values.style === 'wire' ? length * values.strands : undefined
    const pickets = plan.reduce(
      (sum, { level }) => sum + wholeUnits((level * unit * 1000) / (values.picketWidth + values.gap)),
      0,
    )
    if (values.style === 'picket' && pickets > 1e7)
      return problem('picketWidth', 'must be larger: more than ten million pickets would be needed')
    const { list, cost } = shoppingList(
      [
        { item: 'Posts', needed: posts, pack: 1, packName: ['post', 'posts'], price: values.postPrice },
        { item: 'Rails', needed: rails ?? 0, pack: 1, packName: ['rail', 'rails'], price: values.railPrice },
        {
          item: 'Panels',
          needed: values.style === 'panel' ? bays : 0,
          pack: 1,
          packName: ['panel', 'panels'],
          price: values.fillPrice,
        },
        {
          item: 'Pickets',
          needed: values.style === 'picket' ? pickets : 0,
          pack: 1,
          packName: ['picket', 'pickets'],
          price: values.fillPrice,
        },
        {
          item: 'Wire or mesh',
          needed: wire ?? 0,
          unit: us ? 'ft' : 'm',
          pack: values.roll / unit,
          packName: ['roll', 'rolls'],
          price: values.fillPrice,
        },
        { item: 'Gates', needed: gates, pack: 1, packName: ['gate', 'gates'], price: values.gatePrice },
        {
          item: 'Concrete',
          needed: concrete,
          unit: us ? 'ft³' : 'L',
          pack: us ? values.bagYieldUs : values.bagYield,
          packName: ['bag', 'bags'],
          price: values.bagPrice,
        },
      ],
      show,
      minorDigits,
    )
    const filled = list.find(({ item }) => ['Panels', 'Pickets', 'Wire or mesh'].includes(item))
    return {
      posts,
      bays,
      fill: filled?.packs,
      bags: list.find(({ item }) => item === 'Concrete')?.packs ?? 0,
      cost,
      length,
      gates,
      rails,
      wire,
      postLength: (values.height + values.holeDepth / 100) / unit,
      concrete,
      plan: plan.map(({ side, length: ground, gates: own, bays: count, apart }) => ({
        side,
        length: ground,
        gates: own,
        bays: count,
        apart,
      })),
      list,
    }
  },

  steps(values, { plan, bays, gates, posts, concrete }) {
    const us = values.system === 'us'
    const unit = us ? 'ft' : 'm'
    const long = (metres: number) => ({ kind: 'number', value: metres / (us ? 0.3048 : 1), unit, decimals: 4 }) as const
    const [first] = plan
    const volume = us ? 28.316846592 : 1
    const lines = {
      first: { kind: 'number', value: first?.length ?? 0, unit, decimals: 2 },
      apart: long(values.spacing),
      one: { kind: 'number', value: posts > 0 ? concrete / posts : 0, unit: us ? 'ft³' : 'L', decimals: 4 },
      d: { kind: 'number', value: values.holeDiameter / 10, unit: 'dm', decimals: 3 },
      p: { kind: 'number', value: values.post / 100, unit: 'dm', decimals: 3 },
      deep: { kind: 'number', value: values.holeDepth / 10, unit: 'dm', decimals: 3 },
      factor: { kind: 'number', value: volume },
    } as const
    return [
      {
        finds: 'Bays of the first side',
        gives: { kind: 'count', value: first?.bays ?? 0 },
        is: '{first} ÷ {apart}',
        rounded: 'up',
        with: lines,
      },
      {
        gives: bays >= 0 && gates >= 0 ? 'posts' : undefined,
        is: values.closed ? '{bays} + {gates}' : '{bays} + {gates} + 1',
      },
      ...(values.style === 'picket' || values.style === 'rail'
        ? [{ gives: 'rails', is: '{bays} × {inBay}', with: { inBay: { kind: 'count', value: values.rails } } } as const]
        : []),
      ...(values.style === 'wire' ? [{ gives: 'wire', is: '{length} × {strands}' } as const] : []),
      {
        finds: 'Concrete of a hole',
        gives: lines.one,
        is: us ? '(π × {d}² ÷ 4 − {p}²) × {deep} ÷ {factor}' : '(π × {d}² ÷ 4 − {p}²) × {deep}',
        with: lines,
      },
      { gives: 'concrete', is: '{one} × {posts}', with: lines },
      { gives: 'bags', is: us ? '{concrete} ÷ {bagYieldUs}' : '{concrete} ÷ {bagYield}', rounded: 'up' },
    ]
  },

  examples: [
    {
      name: 'A back garden with a gate',
      given: {
        system: 'us',
        style: 'picket',
        sidesUs: [{ length: `160'`, gates: 1 }],
        spacing: 2.4384,
        closed: false,
        gateWidth: 1.2192,
        height: 1.8288,
        rails: 2,
        picketWidth: 139.7,
        gap: 12.7,
        holeDiameter: 25.4,
        holeDepth: 76.2,
        post: 88.9,
        bagYieldUs: 0.45,
        postPrice: 14,
        railPrice: 9,
        fillPrice: 3.2,
        gatePrice: 120,
      },
      expect: { posts: 22, bays: 20, rails: 40, fill: 312, bags: 57, cost: 1786.4 },
    },
    {
      name: 'A paddock in wire',
      given: {
        system: 'metric',
        style: 'wire',
        sides: [
          { length: '60', gates: 1 },
          { length: '40', rise: '9', gates: 0 },
          { length: '60', gates: 0 },
          { length: '40', rise: '9', gates: 0 },
        ],
        spacing: 3,
        closed: true,
        gateWidth: 3.6,
        height: 1.2,
        strands: 4,
        roll: 200,
        holeDiameter: 25,
        holeDepth: 60,
        post: 100,
        bagYield: 11.5,
      },
      expect: { posts: 68, bays: 67, length: 198.4, wire: 793.6, fill: 4 },
    },
  ],
})

interface SideRow {
  length: string
  rise?: string | undefined
  gates: number
}

/** Sides without their gates: along the level and along the ground, or what the first faulty one must be. */
function measuredSides(
  sideRowsTyped: readonly SideRow[],
  system: System,
  gate: number,
  region: Region,
): { sides: readonly { level: number; ground: number; gates: number }[] } | { fault: string } {
  const sides: { level: number; ground: number; gates: number }[] = []
  for (const [index, row] of sideRowsTyped.entries()) {
    const at = `in row ${index + 1}`
    const length = readLength(row.length, system, region)
    if (length === undefined)
      return { fault: `must have a length above 0 such as ${system === 'us' ? `60' or 60.5` : '20 or 20.5'} ${at}` }
    const typed = row.rise?.trim() ?? ''
    const isLevel = typed === '' || /^0+([.,]0*)?$/.test(typed)
    const rise = isLevel ? 0 : readLength(typed, system, region)
    if (rise === undefined) return { fault: `must have a rise that is a length, or none, ${at}` }
    const level = length - row.gates * gate
    if (level < -1e-9 * length) return { fault: `must be as long as its gates are wide together ${at}` }
    const slope = Math.hypot(1, rise / length)
    const open = level < 1e-9 * length ? 0 : level
    sides.push({ level: open, ground: open * slope, gates: row.gates })
  }
  return sides.some(({ ground }) => ground > 0) ? { sides } : { fault: 'must leave some fence beside the gates' }
}
