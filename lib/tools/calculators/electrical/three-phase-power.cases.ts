import { defineCases } from '@/lib/kits/calculator'
import threePhasePower from './three-phase-power'

const paper = { title: 'Arithmetic on paper' }
const sympy = { title: 'SymPy: tests/vectors/formula-solver/three_phase.py' }
const toolbox = {
  title: 'The Engineering ToolBox: Three-phase power equations',
  href: 'https://www.engineeringtoolbox.com/three-phase-electrical-d_888.html',
}
const prime = {
  title: 'The Prime Calculator: Three-phase power, worked example',
  href: 'https://theprimecalculator.com/engineering/three-phase-power-calculator/formula',
}
const neutralExample = {
  title: 'Bit1024: Neutral current calculator, worked example',
  href: 'https://bit1024.com/tool/Neutral-Current-Calculator',
}
const capacitors = {
  title: 'How Engineering Works: Capacitor size for power factor improvement',
  href: 'https://www.howengineeringworks.com/question/how-to-calculate-the-suitable-capacitor-size-in-farads-kvar-for-power-factor-improvement/',
}
const lagging = { voltageIs: 'line', side: 'lags', efficiency: 0.9, target: undefined } as const
const star = { ...lagging, system: 'star' } as const
const unequal = { ...lagging, find: 'unbalanced', factorTwo: undefined, factorThree: undefined } as const
const nb = '\u00A0'

export default defineCases(threePhasePower, [
  {
    name: '400 V, 100 A at 0.9',
    given: { ...star, find: 'power', voltage: 400, current: 100, powerFactor: 0.9 },
    expect: {
      answer: `62.354${nb}kW`,
      note: 'plain',
      power: 62353.8290725,
      apparent: 69282.032302755,
      reactive: 30199.337741083,
      factor: 0.9,
      angle: 25.84,
      lineVoltage: 400,
      phaseVoltage: 230.940107676,
      lineCurrent: 100,
      phaseCurrent: 100,
      neutral: null,
      unbalance: null,
      shaft: 56118.446165,
      horsepower: 75.256,
      capacitor: null,
      currentAfter: null,
      phases: { rows: 0 },
    },
    says: { note: '11.1% more current' },
    source: { ...sympy, how: 'sqrt(3)*400*100 and so on' },
  },
  {
    name: '400 V, 50 A at 0.85, as printed',
    given: { ...star, find: 'power', voltage: 400, current: 50, powerFactor: 0.85 },
    expect: { apparent: 34641.02, power: 29444.86, reactive: 18248.29 },
    source: { ...prime, how: '34.64 kVA, 29.44 kW, 18.25 kVAR; further digits by SymPy' },
  },
  {
    name: 'A resistive load on 400/230 V at 20 A',
    given: { ...star, find: 'power', voltage: 400, current: 20, powerFactor: 1 },
    expect: { power: 13856.41, reactive: 0, angle: 0, note: null },
    source: { ...toolbox, how: '13856 W' },
  },
  {
    name: 'The same, with the voltage to neutral',
    given: { ...star, voltageIs: 'neutral', find: 'power', voltage: 230.940107676, current: 20, powerFactor: 1 },
    expect: { power: 13856.406, lineVoltage: 400 },
    source: { ...toolbox, how: '3 × line to neutral × I, equation 2' },
  },
  {
    name: 'A delta load: the winding carries less than the line',
    given: { ...lagging, system: 'delta', find: 'power', voltage: 400, current: 100, powerFactor: 0.9 },
    expect: { phaseVoltage: 400, phaseCurrent: 57.735026919, power: 62353.829 },
    source: { ...sympy, how: '100/sqrt(3)' },
  },
  {
    name: 'The current of a 55 kW load',
    given: { ...star, find: 'current', voltage: 400, load: 55, loadIn: 'kW', powerFactor: 0.86 },
    expect: { lineCurrent: 92.308909, answer: `92.309${nb}A`, apparent: 63953.488372 },
    source: { ...sympy, how: 'solve(sqrt(3)*400*x*0.86 - 55000, x)' },
  },
  {
    name: 'The current of 50 hp at 460 V',
    given: { ...star, efficiency: 0.93, find: 'current', voltage: 460, load: 50, loadIn: 'hp', powerFactor: 0.85 },
    expect: { power: 40091.390945, lineCurrent: 59.198914, shaft: 37284.993579, horsepower: 50 },
    source: { ...sympy, how: '50*550*0.3048*4.4482216152605/0.93; solved for the current' },
  },
  {
    name: 'A transformer of 500 kVA',
    given: { ...star, find: 'current', voltage: 400, load: 500, loadIn: 'kVA', powerFactor: 0.8 },
    expect: { lineCurrent: 721.687836, power: 400000 },
    source: { ...sympy, how: '500000/(400*sqrt(3))' },
  },
  {
    name: '30 kW at the shaft',
    given: { ...star, efficiency: 0.75, find: 'current', voltage: 400, load: 30, loadIn: 'shaft', powerFactor: 1 },
    expect: { power: 40000, lineCurrent: 57.735027 },
    source: { ...sympy, how: '30000 ÷ 0.75; 40000/(400*sqrt(3))' },
  },
  {
    name: 'The voltage behind 20 kW and 30 A',
    given: { ...star, find: 'voltage', current: 30, load: 20, loadIn: 'kW', powerFactor: 0.95 },
    expect: { lineVoltage: 405.158084, answer: `405.16${nb}V`, lineCurrent: 30 },
    source: { ...sympy, how: 'solve(sqrt(3)*x*30*0.95 - 20000, x)' },
  },
  {
    name: 'The power factor of 60 kW at 100 A',
    given: { ...star, find: 'factor', voltage: 400, current: 100, load: 60, loadIn: 'kW' },
    expect: { factor: 0.866, answer: '0.8660', angle: 30, reactive: 34641.016151 },
    source: { ...sympy, how: '60000/(sqrt(3)*400*100) = sqrt(3)/2' },
  },
  {
    name: 'One phase',
    given: { ...lagging, system: 'single', find: 'power', voltage: 230, current: 10, powerFactor: 0.8 },
    expect: { power: 1840, apparent: 2300, reactive: 1380, phaseVoltage: null, phaseCurrent: null },
    source: { ...paper, how: '2300 × 0.8; 2300 × 0.6' },
  },
  {
    name: 'Direct current knows no power factor',
    given: { ...lagging, system: 'direct', find: 'current', voltage: 48, load: 2.4, loadIn: 'kW' },
    expect: { lineCurrent: 50, factor: 1, reactive: 0, power: 2400 },
    source: { ...paper, how: '2400 ÷ 48' },
  },
  {
    name: 'Capacitors for 5 kW from 0.75 to 0.9',
    given: { ...star, target: 0.9, find: 'current', voltage: 400, load: 5, loadIn: 'kW', powerFactor: 0.75 },
    expect: { capacitor: 1987.97, currentAfter: 8.0188 },
    source: {
      ...capacitors,
      how: '5 kW (0.8819 − 0.4843) = 1.99 kVAR; further digits and 5000/(0.9*400*sqrt(3)) by SymPy',
    },
  },
  {
    name: 'A power factor that is high enough',
    given: { ...star, target: 0.85, find: 'power', voltage: 400, current: 10, powerFactor: 0.9 },
    expect: { capacitor: null, note: 'good' },
    says: { note: 'already' },
    source: { ...paper, how: '0.9 > 0.85' },
  },
  {
    name: 'A leading current',
    given: { ...star, side: 'leads', find: 'power', voltage: 400, current: 50, powerFactor: 0.8 },
    expect: { reactive: -20784.609691, angle: -36.87, note: 'plain' },
    says: { note: 'negative' },
    source: { ...sympy, how: 'sqrt(3)*400*50*0.6' },
  },
  {
    name: 'Currents of 10, 15 and 20 A',
    given: { ...unequal, voltage: 400, first: 10, second: 15, third: 20, powerFactor: 1 },
    expect: {
      neutral: 8.660254,
      answer: `8.6603${nb}A in the neutral`,
      unbalance: 0.3333,
      note: 'plain',
      power: 10392.304845,
      lineCurrent: null,
      phases: {
        rows: 3,
        at: { 0: { phase: 'L1', current: 10, power: 2309.401077, reactive: 0, apparent: 2309.401077 } },
        sum: { current: 45, power: 10392.304845 },
      },
    },
    source: { ...neutralExample, how: '√75 ≈ 8.66 A; powers: 400/√3 times each current' },
  },
  {
    name: 'Unequal power factors too',
    given: {
      ...unequal,
      voltage: 400,
      first: 10,
      second: 10,
      third: 10,
      powerFactor: 1,
      factorTwo: 0.8,
      factorThree: 0.6,
    },
    expect: { neutral: 7.081214, factor: 0.8638, power: 5542.562584, apparent: 6416.645022 },
    source: { ...sympy, how: 'the sum of the three currents as complex numbers; powers added as complex numbers' },
  },
  {
    name: 'Equal currents leave nothing',
    given: { ...unequal, voltage: 208, first: 12, second: 12, third: 12, powerFactor: 0.9 },
    expect: { neutral: 0, unbalance: 0 },
    says: { note: 'cancel' },
    source: { ...paper, how: 'Three equal phasors 120° apart close a triangle' },
  },
  {
    name: 'More watts than volts and amperes carry',
    given: { ...star, find: 'factor', voltage: 400, current: 10, load: 10, loadIn: 'kW' },
    problem: 'load',
    because: '6.9282',
    source: { ...paper, how: '√3 × 4000 = 6928' },
  },
  {
    name: 'A power factor from kVA',
    given: { ...star, find: 'factor', voltage: 400, current: 10, load: 5, loadIn: 'kVA' },
    problem: 'loadIn',
    source: { ...paper, how: 'Volts, amperes and kVA say the same thing twice' },
  },
  {
    name: 'A voltage without a current',
    given: { ...star, find: 'voltage', current: 0, load: 5, loadIn: 'kW', powerFactor: 1 },
    problem: 'current',
    source: { ...paper, how: '5000 ÷ 0' },
  },
  {
    name: 'No load to find a voltage for',
    given: { ...star, find: 'voltage', current: 5, load: 0, loadIn: 'kW', powerFactor: 1 },
    problem: 'load',
    source: { ...paper, how: '0 ÷ 5' },
  },
  {
    name: 'No current in any line',
    given: { ...unequal, voltage: 400, first: 0, second: 0, third: 0, powerFactor: 1 },
    problem: 'first',
    source: { ...paper, how: 'Nothing flows' },
  },
])
