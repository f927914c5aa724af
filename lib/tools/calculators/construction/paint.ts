import { defineCalculator, integer, money, number, percent, problem, rows } from '@/lib/kits/calculator'
import { areaUnit, inMetric, inUs, surfaceRows, systemField } from '@/lib/families/material-takeoff/fields'
import { isFault, measuredSurfaces } from '@/lib/families/material-takeoff/surfaces'
import { sumOfCosts } from '@/lib/subjects/takeoff/packs'
import { bestTins, type Tin } from '@/lib/subjects/takeoff/tins'

const liquidUnit = { field: 'system', is: { metric: 'L', us: 'gal' } } as const

function tinRows(system: 'metric' | 'us', initial: readonly number[]) {
  return rows('Tins on sale', {
    row: 'tin',
    columns: {
      size: number(system === 'us' ? 'Holds (gal)' : 'Holds (L)', { min: 0.05, max: 20, decimals: 2 }),
      price: money('Price of one', { optional: true, max: 1e6 }),
    },
    initial: initial.map((size) => ({ size })),
    max: 6,
    shownWhen: system === 'us' ? inUs : inMetric,
    help: 'With a price in every row the cheapest mix is found, else the one with the least left over.',
    refines: true,
  })
}

export default defineCalculator({
  inputs: {
    system: systemField,
    surfaces: surfaceRows('metric', [{ kind: 'both', length: '4', width: '3.5', height: '2.4', count: 1 }]),
    surfacesUs: surfaceRows('us', [{ kind: 'both', length: `12'`, width: `12'`, height: `8'`, count: 1 }]),
    doors: integer('Doors', { initial: 1, min: 0, max: 1000 }),
    windows: integer('Windows', { initial: 1, min: 0, max: 1000 }),
    coats: integer('Coats', { initial: 2, min: 1, max: 10 }),
    doorArea: number('Area of a door', {
      unit: 'm²',
      initial: 1.9,
      min: 0,
      max: 50,
      shownWhen: inMetric,
      refines: true,
    }),
    doorAreaUs: number('Area of a door', {
      unit: 'ft²',
      initial: 21,
      min: 0,
      max: 500,
      shownWhen: inUs,
      refines: true,
    }),
    windowArea: number('Area of a window', {
      unit: 'm²',
      initial: 1.4,
      min: 0,
      max: 50,
      shownWhen: inMetric,
      refines: true,
    }),
    windowAreaUs: number('Area of a window', {
      unit: 'ft²',
      initial: 15,
      min: 0,
      max: 500,
      shownWhen: inUs,
      refines: true,
    }),
    coverage: number('A liter covers on walls', {
      unit: 'm²',
      initial: 10,
      above: 0,
      max: 100,
      shownWhen: inMetric,
      help: 'One coat, from the tin. Emulsion is often given as 10 to 12.',
      refines: true,
    }),
    coverageUs: number('A gallon covers on walls', {
      unit: 'ft²',
      initial: 350,
      above: 0,
      max: 5000,
      shownWhen: inUs,
      help: 'One coat, from the can. 350 on smooth walls and 300 on rough ones are usual.',
      refines: true,
    }),
    ceilingCoverage: number('A liter covers on ceilings', {
      unit: 'm²',
      initial: 10,
      above: 0,
      max: 100,
      shownWhen: inMetric,
      refines: true,
    }),
    ceilingCoverageUs: number('A gallon covers on ceilings', {
      unit: 'ft²',
      initial: 350,
      above: 0,
      max: 5000,
      shownWhen: inUs,
      refines: true,
    }),
    texture: percent('More for a rough surface', {
      initial: 0,
      max: 3,
      slider: { to: 0.5, step: 0.05 },
      help: 'On walls and ceilings: what texture, block or bare plaster takes beyond a smooth surface.',
      refines: true,
    }),
    primerCoats: integer('Coats of primer', { initial: 0, min: 0, max: 5, refines: true }),
    primerCoverage: number('A liter of primer covers', {
      unit: 'm²',
      initial: 8,
      above: 0,
      max: 100,
      shownWhen: inMetric,
      refines: true,
    }),
    primerCoverageUs: number('A gallon of primer covers', {
      unit: 'ft²',
      initial: 250,
      above: 0,
      max: 5000,
      shownWhen: inUs,
      help: '200 to 300 is usual.',
      refines: true,
    }),
    doorSides: integer('Door faces to paint', {
      initial: 0,
      min: 0,
      max: 2000,
      help: 'A door painted on both sides has two. They take the coats and the coverage of the walls.',
      refines: true,
    }),
    tins: tinRows('metric', [10, 5, 2.5, 1]),
    tinsUs: tinRows('us', [5, 1, 0.25]),
  },
  outputs: {
    paint: { kind: 'number', label: 'Paint for all coats', unit: liquidUnit, decimals: 2 },
    perCoat: { kind: 'number', label: 'For one coat', unit: liquidUnit, decimals: 2 },
    primer: { kind: 'number', label: 'Primer', unit: liquidUnit, decimals: 2, optional: true },
    area: { kind: 'number', label: 'Area to paint', unit: areaUnit, decimals: 2 },
    cost: { kind: 'money', label: 'Cost of the tins', optional: true },
    list: {
      kind: 'table',
      label: 'What to buy',
      totals: ['cost'],
      columns: {
        paint: { kind: 'text', label: 'Paint' },
        area: { kind: 'number', label: 'Area', unit: areaUnit, decimals: 2 },
        needed: { kind: 'number', label: 'Needed', unit: liquidUnit, decimals: 2 },
        tins: { kind: 'text', label: 'Tins' },
        left: { kind: 'number', label: 'Left over', unit: liquidUnit, decimals: 2 },
        cost: { kind: 'money', label: 'Cost' },
      },
    },
    parts: {
      kind: 'table',
      label: 'How the area adds up',
      columns: {
        part: { kind: 'text', label: 'Part' },
        walls: { kind: 'number', label: 'Walls', unit: areaUnit, decimals: 2 },
        ceilings: { kind: 'number', label: 'Ceilings', unit: areaUnit, decimals: 2 },
      },
      totals: ['walls', 'ceilings'],
    },
  },
  formula:
    'Walls: 2 × (length + width) × height − doors − windows; paint: area × (1 + texture) ÷ coverage × coats; then the tins that hold at least so much, for each paint by itself',
  limits: [
    'Coverage is the figure of your paint on a smooth, sealed surface; what a wall takes depends on how thirsty and how rough it is.',
    'Doors and windows are taken off the walls by their number; frames and skirting boards are not counted.',
    'Walls, ceilings, door faces and primer are bought apart: what is left of one tin is not used for another paint.',
  ],
  sources: [
    {
      title: 'Dummies: Determining how much wall paint you need, 350 ft² a gallon on smooth and 300 on rough walls',
      href: 'http://www.dummies.com/how-to/content/determining-how-much-wall-paint-you-need.html',
    },
    {
      title: 'Gator Painter: about 20 ft² for a door and 15 for a window',
      href: 'http://www.gatorpainter.com/PaintCalculator.html',
    },
    {
      title: 'Trade and retail emulsion, coverage in m² a liter; primer at 200 to 300 ft² a gallon',
      href: 'https://www.texturatrading.com/how-much-paint-does-5-litres-of-dulux-cover',
    },
  ],

  compute(values, { show, minorDigits }) {
    const us = values.system === 'us'
    const found = measuredSurfaces(us ? values.surfacesUs : values.surfaces, values.system, show.region)
    if (isFault(found)) return problem(us ? 'surfacesUs' : 'surfaces', found.fault)
    const doorArea = us ? values.doorAreaUs : values.doorArea
    const off = values.doors * doorArea + values.windows * (us ? values.windowAreaUs : values.windowArea)
    const gross = found.reduce((sum, { walls }) => sum + walls, 0)
    const ceilings = found.reduce((sum, { flat }) => sum + flat, 0)
    if (off > gross)
      return problem(
        values.doors > 0 ? 'doors' : 'windows',
        'must leave some wall: doors and windows are larger than the walls',
      )
    const walls = gross - off
    const faces = values.doorSides * doorArea
    if (walls + ceilings + faces <= 0) return problem(us ? 'surfacesUs' : 'surfaces', 'must leave something to paint')

    const coverage = us ? values.coverageUs : values.coverage
    const rough = 1 + values.texture
    const coats = [
      { paint: 'Walls', area: walls, coat: (walls * rough) / coverage },
      {
        paint: 'Ceilings',
        area: ceilings,
        coat: (ceilings * rough) / (us ? values.ceilingCoverageUs : values.ceilingCoverage),
      },
      { paint: 'Doors', area: faces, coat: faces / coverage },
    ].filter(({ area }) => area > 0)
    const perCoat = coats.reduce((sum, { coat }) => sum + coat, 0)
    const area = walls + ceilings + faces
    const primerArea = (walls + ceilings) * rough + faces
    const primer = (primerArea * values.primerCoats) / (us ? values.primerCoverageUs : values.primerCoverage)
    const needs = [
      ...coats.map((one) => ({ paint: one.paint, area: one.area, needed: one.coat * values.coats })),
      ...(primer > 0 ? [{ paint: 'Primer', area, needed: primer }] : []),
    ]
    const tins: readonly Tin[] = us ? values.tinsUs : values.tins
    const list = needs.map((need) => {
      const mix = bestTins(need.needed, tins)
      const bought = mix.counts
        .map((count, at) => ({ count, size: tins[at]?.size ?? 0, price: tins[at]?.price }))
        .filter(({ count }) => count > 0)
      const written = bought.map(({ count, size }) => `${show.count(count)} × ${show.number(size)} ${us ? 'gal' : 'L'}`)
      const isPriced = bought.every(({ price }) => price !== undefined)
      const price = bought.reduce((sum, { count, price: each = 0 }) => sum + count * each, 0)
      return {
        ...need,
        tins: written.join(' + '),
        left: Math.max(0, mix.holds - need.needed),
        cost: isPriced ? (sumOfCosts([price], minorDigits) ?? null) : null,
      }
    })
    return {
      paint: perCoat * values.coats,
      perCoat,
      primer: primer > 0 ? primer : undefined,
      area,
      cost: sumOfCosts(
        list.every(({ cost }) => cost !== null) ? list.map(({ cost }) => cost ?? undefined) : [],
        minorDigits,
      ),
      list,
      parts: [
        ...found.map(({ part, walls: upright, flat }) => ({ part, walls: upright, ceilings: flat })),
        ...(off > 0 ? [{ part: 'Doors and windows', walls: -off, ceilings: null }] : []),
      ],
    }
  },

  steps(values, { list, parts }) {
    const us = values.system === 'us'
    const name = (field: string) => `{${field}${us ? 'Us' : ''}}`
    const areaOf = (paint: string) => list.find((row) => row.paint === paint)?.area ?? 0
    const figure = (value: number) => ({ kind: 'number', value, unit: us ? 'ft²' : 'm²', decimals: 2 }) as const
    const walls = areaOf('Walls')
    const gross = parts.reduce((sum, row) => sum + Math.max(0, row.walls ?? 0), 0)
    const ceilings = areaOf('Ceilings')
    const faces = areaOf('Doors')
    const terms = [
      ...(walls > 0 ? [`{walls} × (1 + {texture}) ÷ ${name('coverage')}`] : []),
      ...(ceilings > 0 ? [`{ceilings} × (1 + {texture}) ÷ ${name('ceilingCoverage')}`] : []),
      ...(faces > 0 ? [`{faces} ÷ ${name('coverage')}`] : []),
    ]
    const shared = { gross: figure(gross), walls: figure(walls), ceilings: figure(ceilings), faces: figure(faces) }
    return [
      ...(gross > 0
        ? [
            {
              finds: 'Walls without doors and windows',
              gives: figure(walls),
              is: `{gross} − {doors} × ${name('doorArea')} − {windows} × ${name('windowArea')}`,
              with: shared,
            },
          ]
        : []),
      { gives: 'perCoat', is: terms.join(' + '), with: shared },
      { gives: 'paint', is: '{perCoat} × {coats}' },
      {
        gives: 'primer',
        is: `(({walls} + {ceilings}) × (1 + {texture}) + {faces}) × {primerCoats} ÷ ${name('primerCoverage')}`,
        with: shared,
      },
    ]
  },

  examples: [
    {
      name: 'A bedroom',
      given: {
        system: 'us',
        surfacesUs: [{ kind: 'room', length: `12'`, width: `12'`, height: `8'`, count: 1 }],
        doors: 1,
        windows: 2,
        doorAreaUs: 21,
        windowAreaUs: 15,
        coats: 2,
        coverageUs: 350,
        texture: 0,
        primerCoats: 0,
        doorSides: 0,
        tinsUs: [
          { size: 1, price: 45 },
          { size: 0.25, price: 18 },
        ],
      },
      expect: { area: 333, perCoat: 333 / 350, paint: 666 / 350, cost: 90 },
    },
    {
      name: 'A flat with new plaster',
      given: {
        system: 'metric',
        surfaces: [
          { kind: 'both', length: '4', width: '3.5', height: '2.5', count: 2 },
          { kind: 'wall', length: '6.2', height: '2.5', count: 1 },
        ],
        doors: 3,
        windows: 2,
        doorArea: 1.9,
        windowArea: 1.4,
        coats: 2,
        coverage: 12,
        ceilingCoverage: 12,
        texture: 0.1,
        primerCoats: 1,
        primerCoverage: 10,
        doorSides: 0,
        tins: [{ size: 10 }, { size: 5 }, { size: 2.5 }, { size: 1 }],
      },
      expect: { area: 110, paint: (110 * 1.1 * 2) / 12, primer: 12.1, cost: null },
    },
  ],
})
