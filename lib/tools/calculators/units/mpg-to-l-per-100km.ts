import { choice, defineCalculator, money, number } from '@/lib/kits/calculator'

/** Kilometers in a mile, liters in a gallon: exact by the agreement of 1959, 231 cubic inches, and the Act of 1985. */
const mile = 1.609344
const liters = { liter: 1, us: 3.785411784, uk: 4.54609 } as const
/** Kilometers on a liter where the figure is 1. */
const [us, uk] = [mile / liters.us, mile / liters.uk]
const onLiter = { us, uk, kmL: 1, miL: mile } as const
const kilograms = { petrol: 2.31, diesel: 2.68 } as const

const names = {
  us: 'mpg (US)',
  uk: 'mpg (UK)',
  l100: 'L/100 km',
  kmL: 'km/L',
  miL: 'mi/L',
} as const
const isOwn = { field: 'fuel', is: 'own' } as const

export default defineCalculator({
  inputs: {
    amount: number('Fuel economy', { initial: 30, initialIn: { uk: 40, in: 20, de: 7 }, min: 0.01, max: 1e5 }),
    unit: choice('In', {
      options: names,
      initial: 'us',
      // oxfmt-ignore
      initialIn: { uk: 'uk', ie: 'uk', de: 'l100', eu: 'l100', fr: 'l100', es: 'l100', it: 'l100', ca: 'l100', au: 'l100', nz: 'l100', in: 'kmL', jp: 'kmL', kr: 'kmL' },
      as: 'menu',
      help: 'A UK gallon is a fifth larger, so the same car has a higher figure in UK mpg.',
    }),
    fuel: choice('Fuel', { options: { petrol: 'Petrol', diesel: 'Diesel', own: 'Other' }, initial: 'petrol' }),
    price: money('Price of the fuel', { optional: true, above: 0, max: 1e6 }),
    priceFor: choice('For', {
      options: { liter: 'A liter', us: 'A US gallon', uk: 'A UK gallon' },
      initial: 'liter',
      initialIn: { us: 'us' },
    }),
    other: number('A second car or trip, same unit', {
      optional: true,
      min: 0.01,
      max: 1e5,
      help: 'Gives the average over equal distances, which is not the middle of two mpg figures.',
      refines: true,
    }),
    factor: number('CO₂ of a liter', {
      initial: 1.51,
      min: 0,
      max: 10,
      unit: 'kg',
      shownWhen: isOwn,
      help: 'About 1.51 kg for LPG.',
      refines: true,
    }),
  },
  outputs: {
    answer: { kind: 'text', label: 'The same as' },
    l100: { kind: 'number', label: 'Liters per 100 km', unit: 'L/100 km', decimals: 2 },
    us: { kind: 'number', label: 'Miles per US gallon', unit: 'mpg', decimals: 2 },
    uk: { kind: 'number', label: 'Miles per UK gallon', unit: 'mpg', decimals: 2 },
    kmL: { kind: 'number', label: 'Kilometers per liter', unit: 'km/L', decimals: 2 },
    miL: { kind: 'number', label: 'Miles per liter', unit: 'mi/L', decimals: 2 },
    gallons: { kind: 'verdict', label: 'Which gallon', optional: true },
    cost100: { kind: 'money', label: 'Fuel for 100 km', optional: true, section: 'Cost' },
    cost100Miles: { kind: 'money', label: 'Fuel for 100 miles', optional: true, section: 'Cost' },
    gramsKm: { kind: 'number', label: 'CO₂ a kilometer', unit: 'g', decimals: 0, section: 'Carbon dioxide' },
    gramsMile: { kind: 'number', label: 'CO₂ a mile', unit: 'g', decimals: 0, section: 'Carbon dioxide' },
    average: { kind: 'text', label: 'Average over equal distances', optional: true, section: 'Two cars or trips' },
    spared: {
      kind: 'number',
      label: 'Fuel between them',
      unit: 'L/100 km',
      decimals: 2,
      optional: true,
      section: 'Two cars or trips',
    },
    table: {
      kind: 'table',
      label: 'Miles per gallon and liters',
      columns: {
        mpg: { kind: 'count', label: 'mpg' },
        us: { kind: 'number', label: 'US gallon', unit: 'L/100 km', decimals: 2 },
        uk: { kind: 'number', label: 'UK gallon', unit: 'L/100 km', decimals: 2 },
        kmL: { kind: 'number', label: 'US gallon', unit: 'km/L', decimals: 2 },
      },
    },
  },
  formula:
    'L/100 km = 235.2145833 ÷ mpg (US) = 282.4809363 ÷ mpg (UK) = 100 ÷ km/L; and the other way by the same figures',
  limits: [
    'The figures set into each other are exact; what a car uses on the road differs from its label.',
    'CO₂ is what leaves the exhaust: 2.31 kg for a liter of petrol, 2.68 kg for diesel. Making the fuel, and biofuel in it, are left out.',
    'Electric cars have an equivalent of mpg by energy, which is not converted here.',
  ],
  sources: [
    {
      title:
        'NIST Special Publication 811, appendix B.8: mile per gallon (U.S.) to liter per 100 kilometer, 235.215 divided by it',
      href: 'https://www.nist.gov/pml/special-publication-811',
    },
    {
      title: 'Weights and Measures Act 1985, schedule 1 (United Kingdom): gallon = 4.546 09 liters',
      href: 'https://www.legislation.gov.uk/ukpga/1985/72/schedule/1',
    },
    {
      title: 'Driving Tests New Zealand: fuel to CO₂, 2.31 kg a liter of petrol, 2.68 kg of diesel, 1.51 kg of LPG',
      href: 'https://www.drivingtests.co.nz/resources/fuel-co2-calculator-carbon-dioxide-emissions-in-kg/',
    },
    {
      title: 'Fuel Trip Calculator: understanding CO₂ emissions from fuel, 2.31 and 2.68 kg',
      href: 'https://fueltripcalculator.com/co2-emissions.html',
    },
  ],

  compute({ amount, unit, fuel, price, priceFor, other, factor }, { show }) {
    const inLiters = (figure: number) => (unit === 'l100' ? figure : 100 / (figure * onLiter[unit]))
    const inUnit = (used: number) => (unit === 'l100' ? used : 100 / used / onLiter[unit])
    const l100 = inLiters(amount)
    const ofOther = other === undefined ? undefined : inLiters(other)
    const carbon = fuel === 'own' ? factor : kilograms[fuel]
    const cost100 = price === undefined ? undefined : (l100 * price) / liters[priceFor]
    const found = { l100, us: 100 / l100 / us, uk: 100 / l100 / uk, kmL: 100 / l100, miL: 100 / l100 / mile }
    const write = (name: keyof typeof names, figure: number) => `${show.number(figure, 2)}\u00A0${names[name]}`
    const isGallon = unit === 'us' || unit === 'uk'
    const otherGallon = unit === 'us' ? uk : us
    return {
      answer: unit === 'l100' ? `${write('us', found.us)}, ${write('uk', found.uk)}` : write('l100', l100),
      ...found,
      gallons: isGallon
        ? {
            is: 'plain',
            says: `${show.number(amount)} miles per ${unit === 'us' ? 'UK' : 'US'} gallon would be ${write('l100', 100 / (amount * otherGallon))}.`,
          }
        : undefined,
      cost100,
      cost100Miles: cost100 === undefined ? undefined : cost100 * mile,
      gramsKm: l100 * carbon * 10,
      gramsMile: l100 * carbon * 10 * mile,
      average: ofOther === undefined ? undefined : write(unit, inUnit((l100 + ofOther) / 2)),
      spared: ofOther === undefined ? undefined : Math.abs(l100 - ofOther),
      table: Array.from({ length: 20 }, (_, at) => {
        const mpg = (at + 1) * 5
        return { mpg, us: 100 / (mpg * us), uk: 100 / (mpg * uk), kmL: mpg * us }
      }),
    }
  },

  steps({ unit, fuel, other, factor, priceFor }) {
    const exactly = (value: number) => ({ kind: 'number', value, decimals: 9 }) as const
    const turnedRound = '100 ÷ {amount} ÷ {perMpg}'
    return [
      ...(unit === 'l100'
        ? [
            { gives: 'us' as const, is: turnedRound, with: { perMpg: exactly(us) } },
            { gives: 'uk' as const, is: turnedRound, with: { perMpg: exactly(uk) } },
          ]
        : [
            ...(unit === 'kmL'
              ? []
              : [{ gives: 'kmL' as const, is: '{amount} × {per}', with: { per: exactly(onLiter[unit]) } }]),
            { gives: 'l100' as const, is: '100 ÷ {kmL}' },
          ]),
      {
        gives: 'cost100',
        is: priceFor === 'liter' ? '{l100} × {price}' : '{l100} ÷ {gallon} × {price}',
        with: { gallon: exactly(liters[priceFor]) },
      },
      {
        gives: 'gramsKm',
        is: '{l100} × {carbon} × 10',
        with: { carbon: { kind: 'number', value: fuel === 'own' ? factor : kilograms[fuel] } },
      },
      ...(other === undefined
        ? []
        : [{ gives: 'average' as const, says: 'half of the fuel that both use for 100 km' }]),
    ]
  },

  examples: [
    {
      name: 'A rental car in Europe',
      given: { amount: 6.2, unit: 'l100', fuel: 'diesel', price: 1.7, priceFor: 'liter' },
      expect: { answer: '37.94\u00A0mpg (US), 45.56\u00A0mpg (UK)', us: 37.937836, cost100: 10.54, gramsKm: 166.16 },
    },
    {
      name: 'A pick-up and a small car',
      given: { amount: 15, unit: 'us', fuel: 'petrol', other: 45 },
      expect: { answer: '15.68\u00A0L/100 km', average: '22.50\u00A0mpg (US)', spared: 10.45398 },
    },
  ],
})
