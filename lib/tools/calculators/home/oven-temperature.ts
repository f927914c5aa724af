import { choice, defineCalculator, number, problem, type Verdict } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'

/** What the dials of ovens say for each gas mark, and what old cookbooks call it. */
const marks = [
  { mark: '¼', fahrenheit: 225, celsius: 110, word: 'Very slow' },
  { mark: '½', fahrenheit: 250, celsius: 120, word: 'Very slow' },
  { mark: '1', fahrenheit: 275, celsius: 140, word: 'Slow' },
  { mark: '2', fahrenheit: 300, celsius: 150, word: 'Slow' },
  { mark: '3', fahrenheit: 325, celsius: 170, word: 'Moderately slow' },
  { mark: '4', fahrenheit: 350, celsius: 180, word: 'Moderate' },
  { mark: '5', fahrenheit: 375, celsius: 190, word: 'Moderately hot' },
  { mark: '6', fahrenheit: 400, celsius: 200, word: 'Moderately hot' },
  { mark: '7', fahrenheit: 425, celsius: 220, word: 'Hot' },
  { mark: '8', fahrenheit: 450, celsius: 230, word: 'Hot' },
  { mark: '9', fahrenheit: 475, celsius: 240, word: 'Very hot' },
  { mark: '10', fahrenheit: 500, celsius: 260, word: 'Very hot' },
] as const
type Mark = (typeof marks)[number]

const wordMarks = {
  verySlow: 1,
  slow: 3,
  moderatelySlow: 4,
  moderate: 5,
  moderatelyHot: 7,
  hot: 8,
  veryHot: 10,
} as const

export default defineCalculator({
  inputs: {
    scale: choice('The recipe gives', {
      options: { celsius: '°C', fan: '°C, fan oven', fahrenheit: '°F', gas: 'Gas mark', word: 'A word' },
      initial: 'celsius',
      initialIn: { us: 'fahrenheit' },
      as: 'menu',
    }),
    degrees: number('Temperature', {
      initial: 180,
      initialIn: { us: 350 },
      min: 40,
      max: 600,
      shownWhen: { field: 'scale', is: ['celsius', 'fan', 'fahrenheit'] },
    }),
    gas: choice('Gas mark', {
      options: {
        '0': '¼',
        '1': '½',
        '2': '1',
        '3': '2',
        '4': '3',
        '5': '4',
        '6': '5',
        '7': '6',
        '8': '7',
        '9': '8',
        '10': '9',
        '11': '10',
      },
      initial: '5',
      as: 'menu',
      shownWhen: { field: 'scale', is: 'gas' },
    }),
    word: choice('Oven', {
      options: {
        verySlow: 'Very slow, very cool',
        slow: 'Slow, cool',
        moderatelySlow: 'Moderately slow, warm',
        moderate: 'Moderate',
        moderatelyHot: 'Moderately hot',
        hot: 'Hot',
        veryHot: 'Very hot',
      },
      initial: 'moderate',
      as: 'menu',
      shownWhen: { field: 'scale', is: 'word' },
    }),
    minutes: number('Time in the recipe', { optional: true, above: 0, max: 2880, unit: 'min' }),
    fanLess: number('Fan oven: lower by', { initial: 20, min: 0, max: 40, unit: '°C', refines: true }),
    error: number('Your oven is hotter than its dial by', {
      initial: 0,
      min: -60,
      max: 60,
      unit: '°C',
      help: 'Measured with an oven thermometer; below 0 if it is cooler.',
      refines: true,
    }),
  },
  outputs: {
    answer: { kind: 'text', label: 'Set the oven to' },
    celsius: { kind: 'number', label: 'Oven, top and bottom heat', unit: '°C', decimals: 0 },
    fan: { kind: 'number', label: 'Fan oven', unit: '°C', decimals: 0 },
    fahrenheit: { kind: 'number', label: 'American oven', unit: '°F', decimals: 0 },
    gasMark: { kind: 'text', label: 'Gas mark' },
    called: { kind: 'text', label: 'Cookbooks call it' },
    note: { kind: 'verdict', label: 'Your oven', optional: true },
    fryer: { kind: 'number', label: 'Air fryer', unit: '°C', decimals: 0, section: 'Air fryer' },
    fryerMinutes: {
      kind: 'number',
      label: 'Time in an air fryer',
      unit: 'min',
      decimals: 0,
      optional: true,
      section: 'Air fryer',
      help: 'Look at it then; a full basket takes longer.',
    },
    exactCelsius: { kind: 'number', label: 'In Celsius', unit: '°C', decimals: 1, section: 'Without rounding' },
    exactFahrenheit: { kind: 'number', label: 'In Fahrenheit', unit: '°F', decimals: 1, section: 'Without rounding' },
    chart: {
      kind: 'table',
      label: 'Gas marks',
      columns: {
        gas: { kind: 'text', label: 'Gas mark' },
        celsius: { kind: 'count', label: '°C' },
        fan: { kind: 'number', label: '°C, fan', decimals: 0 },
        fahrenheit: { kind: 'count', label: '°F' },
        called: { kind: 'text', label: 'Called' },
      },
    },
  },
  formula: '°F = °C × 9 ÷ 5 + 32; gas mark 1 is 275 °F and each mark 25 °F more; fan oven = oven − 20 °C',
  limits: [
    'Dials are marked in round figures: 350 °F, gas mark 4 and 180 °C stand for each other although 180 °C are 356 °F.',
    'Ovens of one kind differ by 10 °C and more; the handbook and a thermometer know better.',
    'The steps for fan oven and air fryer are rules of thumb.',
    'Height above the sea is left out: it changes how water boils in the dough, not what the dial says.',
  ],
  sources: [
    { title: 'LiquiSearch: Gas mark conversion', href: 'http://www.liquisearch.com/gas_mark/conversion' },
    {
      title: 'ToolCross: Oven temperature chart, gas mark and fan',
      href: 'https://toolcross.tools/tools/oven-temperature/gas-mark-1-2',
    },
    {
      title: 'Nanny McPhee: Conversion chart for oven temperatures',
      href: 'https://www.nannymcphee.co.uk/conversion-chart-for-oven-temperatures-celsius-fahrenheit-and-gas-mark/',
    },
    {
      title: 'Super Global Calculator: gas marks 1/4 to 10',
      href: 'https://superglobalcalculator.com/units/stove-temp/converter',
    },
    {
      title: 'NIST Special Publication 811, appendix B.8: temperature',
      href: 'https://www.nist.gov/pml/special-publication-811',
    },
  ],

  compute({ scale, degrees, gas, word, minutes, fanLess, error }, { show }) {
    const chosen = scale === 'gas' ? marks[Number(gas)] : scale === 'word' ? marks[wordMarks[word]] : undefined
    const inCelsius = scale === 'fan' ? degrees + fanLess : degrees
    const inFahrenheit = chosen?.fahrenheit ?? (scale === 'fahrenheit' ? degrees : (inCelsius * 9) / 5 + 32)
    if (inFahrenheit > 1000) return problem('degrees', 'must be a temperature of an oven')
    const exactCelsius = ((inFahrenheit - 32) * 5) / 9
    const mark =
      chosen ?? dialOf(scale === 'fahrenheit' ? 'fahrenheit' : 'celsius', scale === 'fahrenheit' ? degrees : inCelsius)
    const usual = mark?.celsius ?? toFives(exactCelsius)
    const fahrenheit = mark?.fahrenheit ?? toFives(inFahrenheit)
    const gasMark = mark?.mark ?? between(inFahrenheit)
    const celsius = usual - error
    const fan = celsius - fanLess
    return {
      answer: `${show.number(celsius, 0)}\u00A0°C, fan ${show.number(fan, 0)}`,
      celsius,
      fan,
      fahrenheit: fahrenheit - (error * 9) / 5,
      gasMark,
      called: mark?.word ?? nearest(inFahrenheit).word,
      note: noteOf(error, show),
      fryer: usual - 20,
      fryerMinutes: minutes === undefined ? undefined : minutes * 0.8,
      exactCelsius,
      exactFahrenheit: inFahrenheit,
      chart: marks.map((one) => ({
        gas: one.mark,
        celsius: one.celsius,
        fan: one.celsius - fanLess,
        fahrenheit: one.fahrenheit,
        called: one.word,
      })),
    }
  },

  steps({ scale }, { exactFahrenheit }) {
    const isFahrenheit = scale === 'fahrenheit' || scale === 'gas' || scale === 'word'
    return [
      ...(isFahrenheit
        ? [
            {
              finds: 'In °C, exactly',
              gives: 'exactCelsius' as const,
              is: '({f} − 32) × 5 ÷ 9',
              with: { f: { kind: 'number' as const, value: exactFahrenheit } },
            },
          ]
        : [
            {
              finds: 'In °F, exactly',
              gives: 'exactFahrenheit' as const,
              is: scale === 'fan' ? '({degrees} + {fanLess}) × 9 ÷ 5 + 32' : '{degrees} × 9 ÷ 5 + 32',
            },
          ]),
      { finds: 'On the dial', gives: 'gasMark', says: 'the gas mark whose round figure this is, or the two around it' },
      { gives: 'fan', is: '{celsius} − {fanLess}' },
      { gives: 'fryerMinutes', is: '{minutes} × 0.8' },
    ]
  },

  examples: [
    {
      name: 'An American cake in a fan oven',
      given: { scale: 'fahrenheit', degrees: 350, minutes: 40, fanLess: 20, error: 0 },
      expect: { answer: '180\u00A0°C, fan 160', celsius: 180, fan: 160, gasMark: '4', fryerMinutes: 32 },
    },
    {
      name: 'A British roast',
      given: { scale: 'gas', gas: '7' },
      expect: { celsius: 200, fahrenheit: 400, fan: 180 },
    },
  ],
})

function toFives(degrees: number): number {
  return Math.round(degrees / 5) * 5
}

/** The mark that the dial's round figure belongs to. */
function dialOf(scale: 'fahrenheit' | 'celsius', degrees: number): Mark | undefined {
  return marks.find((one) => one[scale] === degrees)
}

function nearest(fahrenheit: number): Mark {
  return marks.reduce<Mark>(
    (best, one) => (Math.abs(one.fahrenheit - fahrenheit) < Math.abs(best.fahrenheit - fahrenheit) ? one : best),
    marks[0],
  )
}

function between(fahrenheit: number): string {
  const above = marks.findIndex((one) => one.fahrenheit >= fahrenheit)
  const [lower, upper] = [marks[above - 1], marks[above]]
  if (above < 0) return 'above 10'
  return lower && upper ? `between ${lower.mark} and ${upper.mark}, nearer ${nearest(fahrenheit).mark}` : 'below ¼'
}

function noteOf(error: number, show: Show): Verdict | undefined {
  if (error === 0) return undefined
  return {
    is: 'plain',
    says: `The settings in degrees are ${show.number(Math.abs(error))} °C ${error > 0 ? 'lower' : 'higher'}, since your oven is ${error > 0 ? 'hotter' : 'cooler'} than it says.`,
  }
}
