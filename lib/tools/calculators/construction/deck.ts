import {
  choice,
  defineCalculator,
  integer,
  money,
  number,
  percent,
  problem,
  quantity,
  toggle,
} from '@/lib/kits/calculator'
import {
  howToWrite,
  inMetric,
  inUs,
  lengthField,
  lengthUnit,
  systemField,
} from '@/lib/families/material-takeoff/fields'
import { shoppingColumns, shoppingList } from '@/lib/families/material-takeoff/buying'
import { boardRows, diagonalBoards, joistCount, rowCuts } from '@/lib/subjects/takeoff/deck-frame'
import { readLength, type System } from '@/lib/subjects/takeoff/lengths'
import { wholeUnits } from '@/lib/subjects/profit/contribution'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import type { Region } from '@/lib/base/region/types'

const directions = { along: 'Parallel to the house', out: 'Away from the house', diagonal: 'Diagonal, 45°' } as const
const smallUnits = ['mm', 'cm', 'in'] as const
const longUnits = ['m', 'cm', 'ft', 'in'] as const
const litresInCubicFoot = 28.316846592
const diagonalWaste = 0.15
/** Twelve inches, over which boards at 45° lie safely on joists. */
const diagonalSpacing = 304.8
const most = 5000
const stocks: Readonly<Record<System, readonly number[]>> = {
  metric: [2.4, 3, 3.6, 4.2, 4.8, 5.4, 6],
  us: [8, 10, 12, 14, 16, 20],
}
const withStairs = { field: 'stairs', is: true } as const
const withRail = { field: 'rail', is: true } as const

function small(label: string, initial: number, us: number, help?: string, least?: 0) {
  return quantity(label, {
    of: 'length',
    unit: 'mm',
    units: smallUnits,
    unitIn: { us: 'in' },
    initial,
    initialIn: { us },
    ...(least === 0 ? { min: 0 } : { above: 0 }),
    max: 3000,
    refines: true,
    ...(help && { help }),
  })
}

function long(label: string, initial: number, us: number, help?: string) {
  return quantity(label, {
    of: 'length',
    unit: 'm',
    units: longUnits,
    unitIn: { us: 'ft' },
    initial,
    initialIn: { us },
    above: 0,
    max: 50,
    refines: true,
    ...(help && { help }),
  })
}

const price = (label: string, shownWhen?: typeof withStairs | typeof withRail) =>
  money(label, { optional: true, max: 1e9, section: 'Prices', refines: true, ...(shownWhen && { shownWhen }) })

export default defineCalculator({
  inputs: {
    system: systemField,
    length: { ...lengthField('metric', 'Along the house', '5'), help: howToWrite.metric },
    lengthUs: { ...lengthField('us', 'Along the house', `16'`), help: howToWrite.us },
    width: lengthField('metric', 'Out from the house', '4'),
    widthUs: lengthField('us', 'Out from the house', `12'`),
    direction: choice('Boards run', { options: directions, initial: 'along', as: 'menu' }),
    boardLength: quantity('Length of a board as sold', {
      of: 'length',
      unit: 'm',
      units: longUnits,
      unitIn: { us: 'ft' },
      initial: 5.4,
      initialIn: { us: 4.8768 },
      above: 0,
      max: 20,
    }),
    boardWidth: small('Width of a board, as measured', 145, 139.7, 'A 6-inch board measures 5 1/2 inches.'),
    gap: small('Gap between boards', 5, 3.175, 'Follow the maker; wet boards are laid closer, as they shrink.', 0),
    spacing: small(
      'Joists at most this far apart, center to center',
      400,
      406.4,
      'For diagonal boards 12 in or 305 mm and less.',
    ),
    waste: percent('Waste of boards', {
      initial: 0.1,
      max: 1,
      slider: { to: 0.3, step: 0.01 },
      help: 'Diagonal boards get 15% at least.',
      refines: true,
    }),
    attached: toggle('The deck hangs on the house', { initial: true, refines: true }),
    blocking: integer('Rows of blocking between joists', { initial: 1, min: 0, max: 20, refines: true }),
    joistWidth: small('Thickness of a joist', 45, 38.1),
    beams: integer('Beams', {
      optional: true,
      min: 0,
      max: 20,
      help: 'Empty: one for a deck on the house, two for one that stands free or whose boards run away from the house.',
      refines: true,
    }),
    plies: integer('Boards in a beam', { initial: 2, min: 1, max: 4, refines: true }),
    postSpacing: long('Posts of a beam at most this far apart', 1.8, 1.8288, 'From the span table of your timber.'),
    height: long('Surface above the ground', 0.8, 0.762),
    depth: small('Surface down to the top of the posts', 450, 469.9, 'Board, joist and beam together.'),
    hole: small('Diameter of a footing', 300, 304.8),
    holeDepth: small('Depth of a footing', 800, 914.4, 'Below frost, and as your building office says.'),
    bagYield: number('A bag of concrete makes', {
      unit: 'L',
      initial: 11.5,
      above: 0,
      max: 2000,
      shownWhen: inMetric,
      refines: true,
    }),
    bagYieldUs: number('A bag of concrete makes', {
      unit: 'ft³',
      initial: 0.6,
      above: 0,
      max: 100,
      shownWhen: inUs,
      refines: true,
    }),
    box: integer('Screws in a box', { initial: 250, min: 1, max: 100_000, refines: true }),
    stairs: toggle('Stairs', { refines: true }),
    stairWidth: { ...long('Width of the stairs', 0.9, 0.9144), shownWhen: withStairs },
    riser: { ...small('Highest step allowed', 180, 196.85), shownWhen: withStairs },
    rail: toggle('Railing', { refines: true }),
    railSpacing: { ...long('Railing posts at most this far apart', 1.8, 1.8288), shownWhen: withRail },
    boardPrice: price('Price of a board'),
    joistPrice: price('Price of a joist'),
    framePrice: price('Price of rim, beam and blocking, for each m or ft'),
    boxPrice: price('Price of a box of screws'),
    postPrice: price('Price of a post'),
    bagPrice: price('Price of a bag of concrete'),
    hangerPrice: price('Price of a joist hanger'),
    stringerPrice: price('Price of a stringer', withStairs),
    railPrice: price('Price of railing, for each m or ft', withRail),
    railPostPrice: price('Price of a railing post', withRail),
  },
  outputs: {
    boards: { kind: 'count', label: 'Deck boards to buy' },
    joists: { kind: 'count', label: 'Joists' },
    screws: { kind: 'count', label: 'Screws for the boards' },
    posts: { kind: 'count', label: 'Posts' },
    cost: { kind: 'money', label: 'Cost of what has a price', optional: true },
    frame: { kind: 'verdict', label: 'Frame', optional: true },
    rows: { kind: 'count', label: 'Rows of boards', section: 'Surface' },
    pieces: { kind: 'count', label: 'Pieces in a row', optional: true, section: 'Surface' },
    net: { kind: 'count', label: 'Boards without waste', section: 'Surface' },
    area: {
      kind: 'number',
      label: 'Area',
      unit: { field: 'system', is: { metric: 'm²', us: 'ft²' } },
      decimals: 2,
      section: 'Surface',
    },
    joistLength: { kind: 'number', label: 'Length of a joist', unit: lengthUnit, decimals: 2, section: 'Frame' },
    apart: { kind: 'number', label: 'Joists apart, evenly divided', unit: lengthUnit, decimals: 3, section: 'Frame' },
    rim: { kind: 'number', label: 'Rim boards or ledger and rim', unit: lengthUnit, decimals: 2, section: 'Frame' },
    blocks: { kind: 'count', label: 'Pieces of blocking', section: 'Frame' },
    hangers: { kind: 'count', label: 'Joist hangers at the house', section: 'Frame' },
    beamLength: { kind: 'number', label: 'Boards for beams', unit: lengthUnit, decimals: 2, section: 'Frame' },
    postLength: { kind: 'number', label: 'Length of a post', unit: lengthUnit, decimals: 2, section: 'Ground' },
    concrete: {
      kind: 'number',
      label: 'Concrete for footings',
      unit: { field: 'system', is: { metric: 'L', us: 'ft³' } },
      decimals: 2,
      section: 'Ground',
    },
    bags: { kind: 'count', label: 'Bags of concrete', section: 'Ground' },
    steps: { kind: 'count', label: 'Steps up to the deck', optional: true, section: 'Stairs and railing' },
    stringers: { kind: 'count', label: 'Stringers', optional: true, section: 'Stairs and railing' },
    treadBoards: { kind: 'count', label: 'Boards for treads', optional: true, section: 'Stairs and railing' },
    railLength: {
      kind: 'number',
      label: 'Railing',
      unit: lengthUnit,
      decimals: 2,
      optional: true,
      section: 'Stairs and railing',
    },
    railPosts: { kind: 'count', label: 'Railing posts', optional: true, section: 'Stairs and railing' },
    plan: { kind: 'diagram', label: 'From above' },
    stock: {
      kind: 'table',
      label: 'Boards by length as sold',
      optional: true,
      columns: {
        length: { kind: 'number', label: 'Length', unit: lengthUnit, decimals: 1 },
        pieces: { kind: 'count', label: 'Pieces in a row' },
        boards: { kind: 'count', label: 'Boards with waste' },
        bought: { kind: 'number', label: 'Bought in all', unit: lengthUnit, decimals: 1 },
      },
    },
    list: { kind: 'table', label: 'What to buy', totals: ['cost'], columns: shoppingColumns },
  },
  formula:
    'Rows = (width + gap) ÷ (board + gap), rounded up. Joists = length ÷ spacing, rounded up, + 1, of which a ledger may be one. Screws = 2 × rows × joists + 2 for each joint. Posts = beams × (length ÷ spacing, rounded up, + 1). Concrete = π × diameter² ÷ 4 × depth × posts',
  limits: [
    'It counts and does not design. Joist and beam spans, post sizes and footings follow from timber, load and soil: see the guide DCA 6 of the American Wood Council, or your building office.',
    'With boards away from the house the joists lie parallel to it. They rest on beams that run outward, each with a post of its own beside the house, since tables for ledgers know joists and no beams. The ledger takes the place of the joist at the wall, and no joist hangs from it.',
    'A rectangle at one height. Corners, picture frames and borders need more boards.',
    'A row longer than a board is joined over joists, and what is cut off serves the next row where it is long enough.',
    'Two screws at every crossing. Hidden clips follow their maker.',
    'A board of 145 mm or 5 1/2 in and two of them for each tread; a railing’s balusters are not counted.',
    'Ledgers are bolted and flashed, never nailed. Bolts and flashing are not listed.',
  ],
  sources: [
    {
      title:
        'ScoutMyTool: Decking material calculator, 16 × 12 ft, 5.5 in boards with 1/8 in: 26 rows, 13 joists, 29 boards',
      href: 'https://scoutmytool.com/calc/construction/decking-material',
    },
    {
      title: 'Homesteady: How to calculate materials needed, construction math for decks',
      href: 'https://homesteady.com/how-5803526-calculate-materials-needed--construction-math-.html',
    },
    {
      title:
        'Tanzite: framing a deck parallel to a house, with beams at right angles to it and a post and footing beside the house',
      href: 'https://tanzite.com/blogs/news/framing-a-deck-parallel-to-a-house',
    },
    {
      title: 'American Wood Council: Prescriptive Residential Wood Deck Construction Guide, DCA 6',
      href: 'https://awc.org/publications/dca-6/',
    },
  ],

  compute(values, { show, minorDigits }) {
    const us = values.system === 'us'
    const sizes = sizesOf(values, show.region)
    const lengthName = us ? 'lengthUs' : 'length'
    const widthName = us ? 'widthUs' : 'width'
    if (sizes.length === undefined)
      return problem(lengthName, `must be a length above 0 such as ${us ? `16' or 16.5` : '5 or 5.2'}`)
    if (sizes.width === undefined)
      return problem(widthName, `must be a length above 0 such as ${us ? `12' or 12.5` : '4 or 4.2'}`)
    const unit = us ? 304.8 : 1000
    const { length, width } = { length: sizes.length, width: sizes.width }
    const { direction, boardWidth, gap, spacing } = values
    if (direction === 'diagonal' && spacing > diagonalSpacing + 0.5)
      return problem('spacing', `must be ${us ? '12 in' : '305 mm'} or less for diagonal boards`)
    const [row, across] = direction === 'out' ? [width, length] : [length, width]
    // What the boards are screwed to: joists, and a ledger where it lies among them.
    const lines = joistCount(row, spacing)
    if (lines > most) return problem('spacing', 'must be larger: more than five thousand joists would be needed')
    const beams = values.beams ?? beamsFor(values)
    if (direction === 'out' && beams === 1)
      return problem('beams', 'must be two or more for boards away from the house: nothing else holds their joists')
    const isLedgerLine = ledgerIsLine(values)
    const joists = isLedgerLine ? lines - 1 : lines
    const hangers = values.attached && !isLedgerLine ? joists : 0
    const rim = 2 * row + (isLedgerLine ? length : 0)
    const diagonal = direction === 'diagonal' ? diagonalBoards(length, width, boardWidth, gap) : undefined
    const rows = diagonal?.rows ?? boardRows(across, boardWidth, gap)
    if (rows > most) return problem('boardWidth', 'must be larger: more than five thousand rows would be needed')
    const stock = values.boardLength * 1000
    const cuts = diagonal ? undefined : rowCuts(rows, row, stock, spacing)
    if (!diagonal && !cuts) return problem('boardLength', 'must reach from one joist to the next')
    const waste = diagonal ? Math.max(values.waste, diagonalWaste) : values.waste
    const net = diagonal ? wholeUnits(diagonal.total / stock) : (cuts?.boards ?? 0)
    const boards = wholeUnits((diagonal ? diagonal.total / stock : net) * (1 + waste))
    const screws = diagonal
      ? 2 * (wholeUnits(diagonal.total / (spacing * Math.SQRT2)) + rows)
      : 2 * rows * lines + 2 * rows * ((cuts?.pieces ?? 1) - 1)
    const postLength = values.height * 1000 - values.depth
    if (beams > 0 && postLength < 0)
      return problem('height', 'must be at least what lies between the surface and the posts')
    const posts = beams * (wholeUnits(row / (values.postSpacing * 1000)) + 1)
    const litres = ((Math.PI * values.hole ** 2) / 4) * values.holeDepth * posts * 1e-6
    const concrete = us ? litres / litresInCubicFoot : litres
    const blocks = values.blocking * (lines - 1)
    const apart = row / (lines - 1)
    const block = Math.max(0, apart - values.joistWidth)
    const beamLength = beams * values.plies * row
    const stairs = values.stairs ? stairsOf(values, stock) : undefined
    if (stairs && stairs.width >= length) return problem('stairWidth', 'must be less than the deck is long')
    if (stairs && stairs.boards === undefined) return problem('boardLength', 'must be as long as the stairs are wide')
    const rail = values.rail ? railOf(length, width, stairs?.width ?? 0, values) : undefined
    const running: readonly [string, string] = us ? ['foot', 'feet'] : ['meter', 'meters']
    const { list, cost } = shoppingList(
      [
        { item: 'Deck boards', needed: boards, pack: 1, packName: ['board', 'boards'], price: values.boardPrice },
        {
          item: 'Boards for treads',
          needed: stairs?.boards ?? 0,
          pack: 1,
          packName: ['board', 'boards'],
          price: values.boardPrice,
        },
        { item: 'Joists', needed: joists, pack: 1, packName: ['joist', 'joists'], price: values.joistPrice },
        {
          item: 'Rim, beams and blocking',
          needed: (rim + beamLength + blocks * block) / unit,
          unit: us ? 'ft' : 'm',
          pack: 1,
          packName: running,
          price: values.framePrice,
        },
        { item: 'Screws', needed: screws, pack: values.box, packName: ['box', 'boxes'], price: values.boxPrice },
        { item: 'Posts', needed: posts, pack: 1, packName: ['post', 'posts'], price: values.postPrice },
        {
          item: 'Concrete',
          needed: concrete,
          unit: us ? 'ft³' : 'L',
          pack: us ? values.bagYieldUs : values.bagYield,
          packName: ['bag', 'bags'],
          price: values.bagPrice,
        },
        {
          item: 'Joist hangers',
          needed: hangers,
          pack: 1,
          packName: ['hanger', 'hangers'],
          price: values.hangerPrice,
        },
        {
          item: 'Stringers',
          needed: stairs?.stringers ?? 0,
          pack: 1,
          packName: ['stringer', 'stringers'],
          price: values.stringerPrice,
        },
        {
          item: 'Railing',
          needed: (rail?.length ?? 0) / unit,
          unit: us ? 'ft' : 'm',
          pack: 1,
          packName: running,
          price: values.railPrice,
        },
        {
          item: 'Railing posts',
          needed: rail?.posts ?? 0,
          pack: 1,
          packName: ['post', 'posts'],
          price: values.railPostPrice,
        },
      ],
      show,
      minorDigits,
    )
    return {
      boards,
      joists,
      screws,
      posts,
      cost,
      frame:
        direction === 'out'
          ? {
              is: 'plain',
              says: `The joists lie parallel to the house on ${show.count(beams)} beams that run outward${isLedgerLine ? '; the ledger is the line at the wall, and no joist hangs from it' : ''}.`,
            }
          : undefined,
      rows,
      pieces: cuts?.pieces,
      net,
      area: (length * width) / unit ** 2,
      joistLength: across / unit,
      apart: apart / unit,
      rim: rim / unit,
      blocks,
      hangers,
      beamLength: beamLength / unit,
      postLength: beams > 0 ? postLength / unit : 0,
      concrete,
      bags: list.find(({ item }) => item === 'Concrete')?.packs ?? 0,
      steps: stairs?.steps,
      stringers: stairs?.stringers,
      treadBoards: stairs?.boards,
      railLength: rail && rail.length / unit,
      railPosts: rail?.posts,
      plan: planOf({ length, width, rows, lines, direction }),
      stock: diagonal
        ? undefined
        : stocks[values.system].flatMap((each) => {
            const found = rowCuts(rows, row, each * unit, spacing)
            if (!found) return []
            const needed = wholeUnits(found.boards * (1 + waste))
            return [{ length: each, pieces: found.pieces, boards: needed, bought: needed * each }]
          }),
      list,
    }
  },

  steps(values, { rows, joists, net, area, concrete, joistLength }) {
    const us = values.system === 'us'
    const unit = us ? 304.8 : 1000
    const short = (millimetres: number) =>
      ({ kind: 'number', value: us ? millimetres / 25.4 : millimetres, unit: us ? 'in' : 'mm', decimals: 3 }) as const
    const shownArea = area * unit ** 2
    const figures = {
      board: short(values.boardWidth),
      gap: short(values.gap),
      across: short(joistLength * unit),
    }
    const parts = {
      d: { kind: 'number', value: values.hole / 100, unit: 'dm', decimals: 4 },
      deep: { kind: 'number', value: values.holeDepth / 100, unit: 'dm', decimals: 4 },
      foot: { kind: 'number', value: litresInCubicFoot },
    } as const
    if (values.direction === 'diagonal')
      return [
        {
          gives: 'boards',
          is: '{total} ÷ {stock} × (1 + {spare})',
          rounded: 'up',
          with: {
            total: short(shownArea / (values.boardWidth + values.gap)),
            stock: short(values.boardLength * 1000),
            spare: { kind: 'percent', value: Math.max(values.waste, diagonalWaste) },
          },
        },
        {
          gives: 'concrete',
          is: us ? 'π × {d}² ÷ 4 × {deep} × {posts} ÷ {foot}' : 'π × {d}² ÷ 4 × {deep} × {posts}',
          with: parts,
        },
      ]
    return [
      {
        gives: rows > 1 ? 'rows' : undefined,
        is: '({across} + {gap}) ÷ ({board} + {gap})',
        rounded: 'up',
        with: figures,
      },
      { gives: net > 0 ? 'boards' : undefined, is: '{net} × (1 + {waste})', rounded: 'up' },
      {
        gives: 'screws',
        is: '2 × {rows} × {lines} + 2 × {rows} × ({pieces} − 1)',
        with: { lines: { kind: 'count', value: joists + (ledgerIsLine(values) ? 1 : 0) } },
      },
      {
        gives: concrete > 0 ? 'concrete' : undefined,
        is: us ? 'π × {d}² ÷ 4 × {deep} × {posts} ÷ {foot}' : 'π × {d}² ÷ 4 × {deep} × {posts}',
        with: parts,
      },
      { gives: 'bags', is: us ? '{concrete} ÷ {bagYieldUs}' : '{concrete} ÷ {bagYield}', rounded: 'up' },
    ]
  },

  examples: [
    {
      name: 'Twelve by sixteen behind the kitchen',
      given: {
        system: 'us',
        lengthUs: `16'`,
        widthUs: `12'`,
        direction: 'along',
        boardLength: 4.8768,
        boardWidth: 139.7,
        gap: 3.175,
        spacing: 406.4,
        waste: 0.1,
        attached: true,
        blocking: 1,
        joistWidth: 38.1,
        beams: 1,
        plies: 2,
        postSpacing: 1.8288,
        height: 0.762,
        depth: 469.9,
        hole: 304.8,
        holeDepth: 914.4,
        bagYieldUs: 0.6,
        box: 350,
        stairs: false,
        rail: false,
        boardPrice: 22,
        joistPrice: 18,
      },
      expect: { rows: 26, joists: 13, boards: 29, screws: 676, posts: 4, bags: 16, cost: 872 },
    },
  ],
})

interface Frame {
  direction: keyof typeof directions
  attached: boolean
}

/** Whether the ledger lies among the joists, in place of the one at the wall, and not across their ends. */
function ledgerIsLine({ direction, attached }: Frame): boolean {
  return attached && direction === 'out'
}

/** A ledger that carries joists saves a beam. */
function beamsFor({ direction, attached }: Frame): number {
  return attached && direction !== 'out' ? 1 : 2
}

interface Typed {
  system: System
  length: string
  lengthUs: string
  width: string
  widthUs: string
}

/** Both sides in millimeters, or undefined for what is no length. */
function sizesOf(values: Typed, region: Region): { length: number | undefined; width: number | undefined } {
  const us = values.system === 'us'
  const read = (text: string) => {
    const found = readLength(text, values.system, region)
    return found === undefined ? undefined : Number((found * (us ? 304.8 : 1000)).toPrecision(12))
  }
  return { length: read(us ? values.lengthUs : values.length), width: read(us ? values.widthUs : values.width) }
}

function stairsOf(
  { height, riser, stairWidth, spacing }: { height: number; riser: number; stairWidth: number; spacing: number },
  stock: number,
) {
  const steps = wholeUnits((height * 1000) / riser)
  const width = stairWidth * 1000
  const fromBoard = Math.floor(stock / width + 1e-9)
  return {
    width,
    steps,
    stringers: joistCount(width, spacing),
    boards: fromBoard > 0 ? Math.ceil((2 * (steps - 1)) / fromBoard) : undefined,
  }
}

/** A railing on all open sides, with a gap for the stairs in the side away from the house. */
function railOf(
  length: number,
  width: number,
  gap: number,
  { attached, railSpacing }: { attached: boolean; railSpacing: number },
) {
  const sides = [width, length - gap, width, ...(attached ? [] : [length])]
  const bays = sides.reduce((sum, side) => sum + wholeUnits(side / (railSpacing * 1000)), 0)
  const ends = (attached ? 1 : 0) + (gap > 0 ? 1 : 0)
  return { length: sides.reduce((sum, side) => sum + side, 0), posts: bays + ends }
}

interface Plan {
  length: number
  width: number
  rows: number
  lines: number
  direction: keyof typeof directions
}

const mostLines = 60

/** The house above, boards as lines, joists dashed; where there are very many only some are drawn. */
function planOf({ length, width, rows, lines, direction }: Plan): Diagram {
  const scale = Math.min(460 / length, 300 / width)
  const [wide, high] = [length * scale, width * scale]
  const at = (x: number, y: number) => [10 + x, 26 + y] as const
  const between = (count: number, line: (share: number) => Shape): Shape[] => {
    const drawn = Math.min(count, mostLines)
    return Array.from({ length: drawn + 1 }, (_, index) => line(index / drawn))
  }
  const upright =
    (tone: 'muted' | 'accent', dashed: boolean) =>
    (share: number): Shape => ({
      is: 'line',
      from: at(share * wide, 0),
      to: at(share * wide, high),
      tone,
      dashed,
    })
  const level =
    (tone: 'muted' | 'accent', dashed: boolean) =>
    (share: number): Shape => ({
      is: 'line',
      from: at(0, share * high),
      to: at(wide, share * high),
      tone,
      dashed,
    })
  const boards =
    direction === 'diagonal'
      ? between(rows, (share) => diagonalLine(share, wide, high, at))
      : between(rows, direction === 'along' ? level('muted', false) : upright('muted', false))
  const frame = between(lines - 1, direction === 'out' ? level('accent', true) : upright('accent', true))
  return {
    title: 'Boards and, dashed, joists; the house is above',
    width: 480,
    height: high + 40,
    shapes: [
      ...boards,
      ...frame,
      { is: 'line', from: at(0, -4), to: at(wide, -4), tone: 'ink', thick: 3 },
      { is: 'text', at: at(wide / 2, -14), text: 'House', anchor: 'middle', small: true },
    ],
  }
}

function diagonalLine(
  share: number,
  wide: number,
  high: number,
  at: (x: number, y: number) => readonly [number, number],
): Shape {
  const reach = share * (wide + high)
  return {
    is: 'line',
    from: at(Math.min(reach, wide), Math.max(0, reach - wide)),
    to: at(Math.max(0, reach - high), Math.min(reach, high)),
    tone: 'muted',
  }
}
