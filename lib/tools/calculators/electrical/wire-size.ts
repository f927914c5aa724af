import { choice, defineCalculator, integer, number, percent, problem, quantity } from '@/lib/kits/calculator'
import {
  kilometresInKilofoot,
  necTemperatureFactor,
  voltageDrop,
  wayFactor,
  type Metal,
  type Supply,
} from '@/lib/subjects/electrical/conductors'
import {
  ambientFactor,
  bundleFactor,
  carriedBy,
  choiceName,
  necChoices,
  standardBreaker,
  type Choice,
  type Rating,
} from '@/lib/subjects/electrical/nec-sizing'

const wattsPerHorsepower = 745.69987158227
const wire = 'Wire and surroundings'

export default defineCalculator({
  inputs: {
    load: number('Load', { initial: 40, above: 0, max: 1e7 }),
    unit: choice('Load in', { options: { A: 'Amperes', W: 'Watts', hp: 'Horsepower' }, initial: 'A' }),
    supply: choice('Supply', {
      options: { single: '1-phase AC', three: '3-phase AC', direct: 'DC' },
      initial: 'single',
    }),
    voltage: number('Voltage', { unit: 'V', initial: 240, above: 0, max: 1000 }),
    duty: choice('It runs', {
      options: { continuous: '3 hours or more', short: 'Under 3 hours' },
      initial: 'continuous',
    }),
    metal: choice('Metal', { options: { cu: 'Copper', al: 'Aluminum' }, initial: 'cu', section: wire, refines: true }),
    insulation: choice('Insulation', {
      options: { '60': '60 °C (TW, UF)', '75': '75 °C (THW, THWN)', '90': '90 °C (THHN, XHHW-2)' },
      initial: '75',
      section: wire,
      refines: true,
    }),
    terminals: choice('Terminals marked', {
      options: { '60': '60 °C or not at all', '75': '75 °C' },
      initial: '75',
      help: 'Up to 100 A, unmarked terminals count as 60 °C.',
      section: wire,
      refines: true,
    }),
    ambient: number('Ambient temperature', {
      unit: '°C',
      initial: 30,
      slider: { from: 10, to: 60, step: 5 },
      min: -50,
      max: 85,
      section: wire,
      refines: true,
    }),
    conductors: integer('Current-carrying conductors in the raceway', {
      initial: 3,
      min: 1,
      max: 200,
      section: wire,
      refines: true,
    }),
    length: quantity('Length, one way', {
      of: 'length',
      unit: 'm',
      units: ['m', 'ft'],
      unitIn: { us: 'ft' },
      optional: true,
      above: 0,
      max: 1e5,
      help: 'Adds the voltage drop to what decides.',
      section: 'Voltage drop',
      refines: true,
    }),
    allowed: percent('Largest drop', {
      initial: 0.03,
      slider: { from: 0.01, to: 0.1, step: 0.005 },
      min: 0.001,
      max: 0.5,
      section: 'Voltage drop',
      refines: true,
    }),
    powerFactor: number('Power factor', {
      initial: 1,
      slider: { from: 0.5, to: 1, step: 0.05 },
      min: 0.1,
      max: 1,
      section: 'Load in watts or horsepower',
      refines: true,
    }),
    efficiency: percent('Efficiency of a motor', {
      initial: 0.9,
      slider: { from: 0.5, to: 1, step: 0.01 },
      min: 0.1,
      max: 1,
      section: 'Load in watts or horsepower',
      refines: true,
    }),
  },
  outputs: {
    size: { kind: 'text', label: 'Smallest wire' },
    breaker: { kind: 'count', label: 'Breaker', unit: 'A' },
    current: { kind: 'number', label: 'Load current', unit: 'A', decimals: 2 },
    required: { kind: 'number', label: 'With 25% for a long-running load', unit: 'A', decimals: 2 },
    usable: { kind: 'number', label: 'This wire may carry', unit: 'A', decimals: 2 },
    drop: { kind: 'percent', label: 'Voltage drop', decimals: 2, optional: true },
    verdict: { kind: 'verdict', label: 'What decides' },
    limits: {
      kind: 'table',
      label: 'What each rule asks for',
      columns: {
        rule: { kind: 'text', label: 'Rule' },
        asks: { kind: 'text', label: 'Asks for' },
        size: { kind: 'text', label: 'Smallest wire for it' },
      },
    },
  },
  formula:
    'Ampacity at the terminals ≥ 125% of a continuous load; table value × ambient factor × bundling factor ≥ load; breaker ≥ 125%, and no larger than the wire allows',
  limits: [
    'NEC 2023 as adopted without local changes; it is not a permit design, and the authority having jurisdiction decides.',
    'Motors, welders, air conditioners, dwelling services, cords and free air have rules of their own; a motor is sized by the tables of article 430 and not by its watts.',
    'Every ungrounded conductor carries the load; grounding conductors, neutrals and conduit fill are not chosen here.',
    'The next standard breaker above the ampacity is taken where 240.4(B) allows it, which excludes circuits with several receptacles for cord-connected loads.',
    'Sizes of IEC 60364-5-52 are not offered.',
  ],
  sources: [
    { title: 'NFPA 70, National Electrical Code 2023: 110.14(C), 210.19(A), 210.20(A), 240.4, 240.6(A)' },
    {
      title:
        'NFPA 70, National Electrical Code 2023: tables 310.16, 310.15(B)(1)(1) and 310.15(C)(1), section 310.10(G), chapter 9 table 8',
    },
  ],

  compute(values, { show }) {
    const { insulation, ambient, metal } = values
    if (ambientFactor(insulation, ambient) === undefined)
      return problem(
        'ambient',
        `must be below the ${insulation} °C of the insulation by some degrees: the code has no factor for this one`,
      )
    const current = currentOf(values)
    const required = current * (values.duty === 'continuous' ? 1.25 : 1)
    const breaker = standardBreaker(required)
    const rules = breaker === undefined ? [] : rulesFor(values, { current, required, breaker })
    const firsts = rules.map(({ meets }) => necChoices.findIndex(meets))
    const found = necChoices.find((one) => rules.every(({ meets }) => meets(one)))
    if (breaker === undefined || !found)
      return problem('load', 'must be smaller: not even six sets of 500 kcmil carry it under these conditions')
    const carried = carriedBy(found.conductor, found.sets, values)
    const decides = firsts.indexOf(Math.max(...firsts))
    return {
      size: `${choiceName(found)} ${metal === 'cu' ? 'copper' : 'aluminum'}`,
      breaker,
      current,
      required,
      usable: carried?.usable ?? 0,
      drop: values.length === undefined ? undefined : dropShare(values, current, found),
      verdict: {
        is: 'plain',
        says:
          found.sets > 1
            ? `No single wire up to 500 kcmil will do. Sets of 1/0 AWG and larger may run in parallel, all alike and of one length.`
            : `${rules[decides]?.rule ?? ''} asks for the largest wire here.`,
      },
      limits: rules.map(({ rule, asks }, at) => {
        const choiceAt = necChoices[firsts[at] ?? -1]
        return { rule, asks: asks(show.number), size: choiceAt ? choiceName(choiceAt) : 'None' }
      }),
    }
  },

  steps(values, { required, current, size, usable }) {
    const found = necChoices.find((one) => size.startsWith(`${choiceName(one)} `))
    const carried = found && carriedBy(found.conductor, found.sets, values)
    const factor = ambientFactor(values.insulation, values.ambient)
    const plain = (value: number | undefined) =>
      value === undefined ? undefined : ({ kind: 'number', value } as const)
    const lines = values.supply === 'three' ? 'three' : 'one'
    const watts = values.unit === 'W' ? '{load}' : '{load} hp × {watts} ÷ {efficiency}'
    const root = lines === 'three' ? ' × {root}' : ''
    const share = values.supply === 'direct' ? '' : ' × {powerFactor}'
    return [
      {
        gives: values.unit === 'A' ? undefined : 'current',
        is: `${watts} ÷ ({voltage}${root}${share})`,
        with: { watts: plain(wattsPerHorsepower), root: plain(wayFactor.three) },
      },
      { gives: required === current ? undefined : 'required', is: '1.25 × {current}' },
      {
        finds: 'Ampacity in these conditions',
        gives: { kind: 'number', value: carried?.corrected ?? 0, decimals: 2, unit: 'A' },
        is: '{table} A × {sets} × {heat} × {bundle}',
        with: {
          table: plain(found?.conductor.ampacity[values.metal]?.[{ '60': 0, '75': 1, '90': 2 }[values.insulation]]),
          sets: plain(found?.sets),
          heat: plain(factor),
          bundle: plain(bundleFactor(values.conductors)),
          corrected: plain(carried?.corrected),
          atTerminals: plain(carried?.terminals),
        },
      },
      { gives: usable > 0 ? 'usable' : undefined, is: 'min({corrected}, {atTerminals})' },
    ]
  },

  examples: [
    {
      name: 'A kiln for the pottery',
      given: {
        load: 40,
        unit: 'A',
        supply: 'single',
        voltage: 240,
        duty: 'continuous',
        metal: 'cu',
        insulation: '75',
        terminals: '75',
        ambient: 30,
        conductors: 3,
        length: undefined,
      },
      expect: { size: '8 AWG copper', breaker: 50, required: 50 },
    },
    {
      name: 'The same in a hot attic with company',
      given: {
        load: 40,
        unit: 'A',
        supply: 'single',
        voltage: 240,
        duty: 'continuous',
        metal: 'cu',
        insulation: '90',
        terminals: '75',
        ambient: 40,
        conductors: 7,
        length: undefined,
      },
      expect: { size: '6 AWG copper', breaker: 50, usable: 47.78 },
    },
  ],
})

interface Entered {
  load: number
  unit: 'A' | 'W' | 'hp'
  supply: Supply
  voltage: number
  metal: Metal
  insulation: Rating
  terminals: '60' | '75'
  ambient: number
  conductors: number
  length?: number | undefined
  allowed: number
  powerFactor: number
  efficiency: number
}

function currentOf({ load, unit, supply, voltage, powerFactor, efficiency }: Entered): number {
  if (unit === 'A') return load
  const watts = unit === 'W' ? load : (load * wattsPerHorsepower) / efficiency
  return watts / (voltage * (supply === 'three' ? Math.sqrt(3) : 1) * (supply === 'direct' ? 1 : powerFactor))
}

function dropShare(values: Entered, current: number, { conductor, sets }: Choice): number {
  const { supply, metal, voltage, length = 0, powerFactor } = values
  const direct = conductor.direct[metal] ?? Infinity
  const drop = voltageDrop(supply, {
    current: current / sets,
    kilometres: length / 1000,
    resistance: (direct / kilometresInKilofoot) * necTemperatureFactor(metal, 75),
    reactance: 0,
    powerFactor: supply === 'direct' ? 1 : powerFactor,
  })
  return drop / voltage
}

interface Amperes {
  current: number
  required: number
  breaker: number
}
interface SizingRule {
  rule: string
  asks(write: (value: number, decimals?: number) => string): string
  meets(one: Choice): boolean
}

function rulesFor(values: Entered, { current, required, breaker }: Amperes): SizingRule[] {
  const carried = ({ conductor, sets }: Choice) => carriedBy(conductor, sets, values)
  const enough = (amperes: number | undefined, needed: number) => amperes !== undefined && amperes >= needed - 1e-9
  return [
    {
      rule: 'Terminals, 110.14(C) with 210.19(A)',
      asks: (write) => `${write(required, 1)} A at ${values.terminals} °C`,
      meets: (one) => enough(carried(one)?.terminals, required),
    },
    {
      rule: 'Conditions of use, 310.15',
      asks: (write) => `${write(current, 1)} A after all factors`,
      meets: (one) => enough(carried(one)?.corrected, current),
    },
    {
      rule: 'Breaker, 240.4(B) to (D)',
      asks: (write) => `a wire that ${write(breaker, 0)} A protects`,
      meets: (one) => enough(carried(one)?.breaker, breaker),
    },
    ...(values.length === undefined
      ? []
      : [
          {
            rule: 'Voltage drop',
            asks: (write: (value: number, decimals?: number) => string) => `at most ${write(values.allowed * 100, 1)}%`,
            meets: (one: Choice) => dropShare(values, current, one) <= values.allowed + 1e-12,
          },
        ]),
  ]
}
