import { choice, defineCalculator, number, problem, quantity, text, type Verdict } from '@/lib/kits/calculator'
import { fitsRing, letterOf, ringScales, sizeOfLetter } from '@/lib/subjects/jewelry/ring-scales'

export default defineCalculator({
  inputs: {
    from: choice('You have', {
      options: {
        diameter: 'Inside diameter of a ring',
        girth: 'Girth of the finger, paper or string',
        us: 'US or Canadian size',
        uk: 'UK or Australian letter',
        iso: 'EU size (ISO)',
        jp: 'Japanese size',
        it: 'Italian, Spanish or Swiss size',
      },
      initial: 'diameter',
      as: 'menu',
    }),
    measure: quantity('Measured', {
      of: 'length',
      unit: 'mm',
      units: ['mm', 'cm', 'in'],
      initial: 17.3,
      above: 0,
      max: 120,
      shownWhen: { field: 'from', is: ['diameter', 'girth'] },
      help: 'From inside edge to inside edge, over the middle; or once around the finger.',
    }),
    size: number('Size', {
      initial: 7,
      min: -3,
      max: 90,
      shownWhen: { field: 'from', is: ['us', 'iso', 'jp', 'it'] },
    }),
    letter: text('Letter', {
      initial: 'N½',
      maxLength: 6,
      shownWhen: { field: 'from', is: 'uk' },
      pattern: { source: '^[A-Za-z] ?(½|1/2|\\.5)?$', says: 'be a letter, with ½ or without' },
    }),
    width: number('Width of the band', { initial: 3, min: 0.5, max: 30, unit: 'mm', refines: true }),
  },
  outputs: {
    answer: { kind: 'text', label: 'The same ring' },
    diameter: { kind: 'number', label: 'Inside diameter', unit: 'mm', decimals: 2 },
    circumference: { kind: 'number', label: 'Inside circumference', unit: 'mm', decimals: 1 },
    us: { kind: 'number', label: 'US and Canada, to a quarter', decimals: 2 },
    uk: { kind: 'text', label: 'UK, Ireland, Australia' },
    iso: { kind: 'number', label: 'EU (ISO 8653)', decimals: 1 },
    jp: { kind: 'count', label: 'Japan', section: 'Further scales' },
    it: { kind: 'number', label: 'Italy, Spain, Switzerland', decimals: 1, section: 'Further scales' },
    exactUs: { kind: 'number', label: 'US size, not rounded', decimals: 3, section: 'Further scales' },
    wide: { kind: 'verdict', label: 'A wide band', optional: true },
    chart: {
      kind: 'table',
      label: 'Ring sizes',
      columns: {
        us: { kind: 'number', label: 'US', decimals: 1 },
        diameter: { kind: 'number', label: 'Diameter', unit: 'mm', decimals: 2 },
        iso: { kind: 'number', label: 'EU, circumference', unit: 'mm', decimals: 1 },
        uk: { kind: 'text', label: 'UK' },
        jp: { kind: 'count', label: 'Japan' },
        it: { kind: 'number', label: 'Italy', decimals: 1 },
      },
    },
  },
  formula:
    'Diameter = 11.6332 mm + 0.8128 mm × US size = (Japanese size + 38) ÷ 3; circumference = π × diameter = EU size = 37.5 mm + 1.25 mm for each letter after A',
  limits: [
    'Scales meet between their steps, so every conversion is the nearest size and not the same one. Charts of shops differ by half a letter and by one Japanese size.',
    'A finger changes by half a size in a day. A ring must pass the knuckle.',
    'Comfort-fit bands, rounded inside, turn out a quarter of a size larger.',
  ],
  sources: [
    { title: 'ISO 8653: Jewellery, ring-sizes, definition, measurement and designation' },
    {
      title: 'A Dictionary of Units of Measurement: ring size',
      href: 'http://measurement.enacademic.com/2380/ring_size',
    },
    { title: 'RingSizely: How ring sizes are calculated', href: 'https://ringsizely.com/how-we-calculate-ring-sizes' },
    { title: 'LiquiSearch: Ring size, systems', href: 'http://www.liquisearch.com/ring_size/systems' },
    { title: 'Wikipedia: Ring size, ISO sizes and diameters', href: 'https://en.wikipedia.org/wiki/Ring_size' },
  ],

  screenGauge: {
    of: 'diameter',
    label: 'Lay a ring on the screen',
    help: 'Change the size above until the inside edge of your ring runs along the edge of the disc.',
  },

  compute({ from, measure, size, letter, width }, { show }) {
    const field = from === 'uk' ? 'letter' : from === 'diameter' || from === 'girth' ? 'measure' : 'size'
    const diameter =
      from === 'uk'
        ? ringScales.uk.toDiameter(sizeOfLetter(letter))
        : from === 'diameter'
          ? measure
          : from === 'girth'
            ? ringScales.iso.toDiameter(measure)
            : ringScales[from].toDiameter(size)
    if (!fitsRing(diameter)) return problem(field, 'must be a ring from 12 to 26 mm wide inside')
    const found = sizesOf(diameter)
    return {
      answer: inTwoScales(from, {
        us: `US ${show.number(found.us)}`,
        uk: `UK ${found.uk}`,
        iso: `EU ${show.number(Math.round(found.iso))}`,
      }),
      ...found,
      circumference: found.iso,
      exactUs: ringScales.us.fromDiameter(diameter),
      wide: width < 6 ? undefined : wider(found.us, show.number(width), (value) => show.number(value)),
      chart: Array.from({ length: 25 }, (_, at) => sizesOf(ringScales.us.toDiameter(2 + at / 2))),
    }
  },

  steps({ from, letter }) {
    const first = {
      diameter: '{measure}',
      girth: '{measure} ÷ {pi}',
      us: '11.6332 + 0.8128 × {size}',
      iso: '{size} ÷ {pi}',
      it: '({size} + 40) ÷ {pi}',
      jp: '({size} + 38) ÷ 3',
      uk: '(37.5 + 1.25 × {letters}) ÷ {pi}',
    }[from]
    return [
      {
        gives: 'diameter',
        is: first,
        with: { pi: { kind: 'number', value: Math.PI }, letters: { kind: 'number', value: sizeOfLetter(letter) } },
      },
      { gives: 'circumference', is: '{pi} × {diameter}', with: { pi: { kind: 'number', value: Math.PI } } },
      { gives: 'exactUs', is: '({diameter} − 11.6332) ÷ 0.8128' },
      { gives: 'it', is: '{circumference} − 40' },
    ]
  },

  examples: [
    {
      name: 'A ring measured with a caliper',
      given: { from: 'diameter', measure: 17.3, width: 3 },
      expect: { answer: 'US 7, UK N½', jp: 14 },
    },
    {
      name: 'A wide band bought abroad',
      given: { from: 'us', size: 9, width: 8 },
      expect: { uk: 'R½', iso: 59.5, wide: 'plain' },
    },
  ],
})

/** Two scales of which neither was typed fit a line of a phone; all of them stand beneath. */
function inTwoScales(from: string, written: Readonly<Record<string, string>>): string {
  const others = Object.entries(written).flatMap(([scale, size]) => (scale === from ? [] : [size]))
  return others.slice(0, 2).join(', ')
}

function sizesOf(diameter: number) {
  const iso = ringScales.iso.fromDiameter(diameter)
  return {
    us: Math.round(ringScales.us.fromDiameter(diameter) * 4) / 4,
    diameter,
    iso,
    uk: letterOf(ringScales.uk.fromDiameter(diameter)),
    jp: Math.round(ringScales.jp.fromDiameter(diameter)),
    it: ringScales.it.fromDiameter(diameter),
  }
}

/** From 6 mm on a band is felt as tighter by a quarter of a size. */
function wider(us: number, width: string, write: (value: number) => string): Verdict {
  const next = us + 0.25
  const iso = ringScales.iso.fromDiameter(ringScales.us.toDiameter(next))
  return {
    is: 'plain',
    says: `A band of ${width} mm sits tighter. Try US ${write(next)}, ${write(Math.round(iso * 10) / 10)} mm around.`,
  }
}
