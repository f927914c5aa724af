import { choice, defineCalculator, number, problem, quantity, type Verdict } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { childRange, fitsShoe, shoeSizes, toFootLength, widthOf } from '@/lib/subjects/clothing/shoe-scales'

const isMeasured = { field: 'from', is: 'foot' } as const

export default defineCalculator({
  inputs: {
    wearer: choice('Shoes for', { options: { men: 'Men', women: 'Women', child: 'Children' }, initial: 'women' }),
    from: choice('You have', {
      options: { foot: 'The length of the foot', eu: 'EU size', uk: 'UK size', us: 'US size', jp: 'Japanese size, cm' },
      initial: 'foot',
      as: 'menu',
    }),
    foot: quantity('Longer foot', {
      of: 'length',
      unit: 'cm',
      units: ['cm', 'mm', 'in'],
      unitIn: { us: 'in' },
      initial: 25,
      above: 0,
      max: 40,
      shownWhen: isMeasured,
      help: 'From heel to longest toe, standing, in the evening.',
    }),
    shorter: quantity('The other foot', {
      of: 'length',
      unit: 'cm',
      units: ['cm', 'mm', 'in'],
      unitIn: { us: 'in' },
      optional: true,
      above: 0,
      max: 40,
      shownWhen: isMeasured,
      refines: true,
    }),
    girth: quantity('Girth at the ball', {
      of: 'length',
      unit: 'cm',
      units: ['cm', 'mm', 'in'],
      unitIn: { us: 'in' },
      optional: true,
      above: 0,
      max: 50,
      shownWhen: [isMeasured, { field: 'wearer', is: ['men', 'women'] }],
      help: 'Around the longer foot, over the joints of the big and the little toe, standing. Gives the width.',
      refines: true,
    }),
    size: number('Size', {
      initial: 39,
      min: 0,
      max: 60,
      shownWhen: { field: 'from', is: ['eu', 'uk', 'us', 'jp'] },
      help: 'Halves as 6.5. Of a child: 13.5 and below; sizes that begin again at 1 are 1 to 5.5 of older children.',
    }),
    older: choice('UK or US size of a child', {
      options: { young: 'Up to 13½', older: 'Begins again at 1' },
      initial: 'young',
      shownWhen: [
        { field: 'wearer', is: 'child' },
        { field: 'from', is: ['uk', 'us'] },
      ],
    }),
  },
  outputs: {
    answer: { kind: 'text', label: 'The same shoe' },
    eu: { kind: 'number', label: 'EU, to a half', decimals: 1 },
    uk: { kind: 'text', label: 'UK' },
    us: { kind: 'text', label: 'US' },
    jp: { kind: 'number', label: 'Japan, China', unit: 'cm', decimals: 1 },
    mondopoint: { kind: 'count', label: 'Mondopoint', unit: 'mm' },
    feet: { kind: 'verdict', label: 'Two feet', optional: true },
    length: { kind: 'number', label: 'Foot', unit: 'cm', decimals: 2, section: 'Not rounded' },
    exactEu: { kind: 'number', label: 'EU', decimals: 2, section: 'Not rounded' },
    exactUk: { kind: 'number', label: 'UK, of this scale', decimals: 2, section: 'Not rounded' },
    width: { kind: 'text', label: 'Width in Japan', optional: true, section: 'Width' },
    chart: {
      kind: 'table',
      label: 'Sizes by foot',
      columns: {
        foot: { kind: 'number', label: 'Foot', unit: 'cm', decimals: 1 },
        eu: { kind: 'number', label: 'EU', decimals: 1 },
        uk: { kind: 'text', label: 'UK' },
        us: { kind: 'text', label: 'US' },
      },
    },
  },
  formula:
    'EU = 1.5 × foot in cm + 2. UK of adults = 3 × foot in inches − 23, of children − 10. US men = UK + 1, women = UK + 2, children = UK + ½',
  limits: [
    'Makers differ by half a size and more; a size is where to begin trying.',
    'The width is lettered as in Japan, from the girth; makers elsewhere use the same letters by rules of their own.',
    'US women are counted as most shops do, two above the UK; the scale of athletic makers may lie half a size lower.',
    'The foot gets about two points of a third of an inch in the shoe, in the EU 13 mm.',
  ],
  sources: [
    { title: 'ISO 19407: Footwear, sizing, conversion of sizing systems' },
    { title: 'ISO 9407: Shoe sizes, Mondopoint system of sizing and marking' },
    {
      title: 'JIS S 5037:1998: Sizing system for shoes, tables 1 and 2',
      href: 'https://kikakurui.com/s/S5037-1998-01.html',
    },
    { title: 'Wikipedia: Shoe size', href: 'https://en.wikipedia.org/wiki/Shoe_size' },
    {
      title: 'CFM Calculator: Shoe size conversion, formulas',
      href: 'https://cfm-calculator.com/everyday/Shoe-Size-Conversion-Calculator.php',
    },
    { title: 'CalculatorLib: Shoe size converter', href: 'https://calculatorlib.com/shoe-size-converter' },
  ],

  compute({ wearer, from, foot, shorter, girth, size, older }, { show }) {
    const offset = older === 'older' && wearer === 'child' ? 13 : 0
    const length =
      from === 'foot'
        ? Math.max(foot, shorter ?? 0)
        : toFootLength(from, wearer, from === 'eu' || from === 'jp' ? size : size + offset)
    if (!fitsShoe(length, wearer))
      return problem(
        from === 'foot' ? 'foot' : 'size',
        `must be of a foot from ${wearer === 'child' ? childRange : '20 to 34 cm; choose children for a smaller one'}`,
      )
    const found = shoeSizes(length, wearer, show)
    const start = wearer === 'child' ? 10 : 20
    return {
      answer: inTwoScales(from, { eu: `EU ${show.number(found.eu)}`, us: `US ${found.us}`, uk: `UK ${found.uk}` }),
      ...found,
      feet: shorter === undefined || from !== 'foot' ? undefined : twoFeet(Math.abs(foot - shorter), show),
      length,
      width: from !== 'foot' || girth === undefined || wearer === 'child' ? undefined : widthOf(length, girth, wearer),
      chart: Array.from({ length: 27 }, (_, at) => {
        const cm = start + at / 2
        const row = shoeSizes(cm, wearer, show)
        return { foot: cm, eu: row.eu, uk: row.uk, us: row.us }
      }),
    }
  },

  steps({ wearer, from }) {
    const taken = wearer === 'child' ? 10 : 23
    const more = { men: '1', women: '2', child: '0.5' }[wearer]
    return [
      ...(from === 'eu' ? [{ gives: 'length' as const, is: '({size} − 2) ÷ 1.5' }] : []),
      ...(from === 'uk' && wearer !== 'child'
        ? [{ gives: 'length' as const, is: `({size} + ${taken}) ÷ 3 × 2.54` }]
        : []),
      ...(from === 'us' && wearer !== 'child'
        ? [{ gives: 'length' as const, is: `({size} − ${more} + ${taken}) ÷ 3 × 2.54` }]
        : []),
      { finds: 'EU', gives: 'exactEu', is: '1.5 × {length} + 2' },
      { finds: 'UK', gives: 'exactUk', is: `3 × {length} ÷ 2.54 − ${taken}` },
      { finds: 'US', gives: 'us', says: `the UK size and ${more} more, to a half` },
    ]
  },

  examples: [
    {
      name: 'A woman orders from London',
      given: { wearer: 'women', from: 'foot', foot: 24.6, shorter: 24.3 },
      expect: { answer: 'EU 39, US 8', mondopoint: 245 },
    },
    {
      name: 'An American size 10 in Europe',
      given: { wearer: 'men', from: 'us', size: 10 },
      expect: { eu: 42.5, uk: '9', jp: 27 },
    },
  ],
})

/** Two systems of which neither was typed fit a line of a phone; all of them stand beneath. */
function inTwoScales(from: string, written: Readonly<Record<string, string>>): string {
  const others = Object.entries(written).flatMap(([system, size]) => (system === from ? [] : [size]))
  return others.slice(0, 2).join(', ')
}

function twoFeet(apart: number, show: Show): Verdict | undefined {
  if (apart < 0.05) return undefined
  return {
    is: apart < 0.6 ? 'plain' : 'fair',
    says: `Your feet are ${show.number(Math.round(apart * 10))} mm apart; the longer one decides.${apart < 0.6 ? '' : ' An insole fills the other shoe.'}`,
  }
}
