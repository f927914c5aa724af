import { defineCases } from '@/lib/calculator'
import concrete from './concrete'

const dataSheet = {
  title: 'QUIKRETE Concrete Mix No. 1101, data sheet',
  href: 'https://www.scribd.com/document/478477663/data-sheet-concrete-mix-1101-pdf',
}
const coverage = {
  title: 'JobsiteCalcs: concrete coverage chart',
  href: 'https://www.jobsitecalcs.com/references/concrete-coverage',
}
const python = { title: 'Python, exact fractions' }
const calc = { title: 'LibreOffice Calc' }
const us = { system: 'us', count: 1 } as const
const metric = { system: 'metric', count: 1 } as const

export default defineCases(concrete, [
  {
    name: 'A slab of 10 ft by 10 ft, 4 inches thick, without waste',
    given: { ...us, shape: 'slab', lengthUs: `10'`, widthUs: `10'`, thicknessUs: '4"', waste: 0, bag: '60' },
    expect: {
      cubicYards: 1.2346,
      cubicFeet: 33.3333,
      orderUs: 1.25,
      bags: 75,
      bagSizes: { rows: 3, at: { 0: { bags: 56 }, 1: { bags: 75 }, 2: { bags: 112 } } },
    },
    source: {
      ...coverage,
      how: 'Chart read: 1.23 yd³, 56 bags of 80 lb, 75 bags of 60 lb. 40 lb: 33.333 ÷ 0.30 = 111.1, so 112',
    },
  },
  {
    name: 'A slab of 24 ft by 24 ft takes exactly 320 bags, not 321',
    given: { ...us, shape: 'slab', lengthUs: '24', widthUs: `24' 0"`, thicknessUs: '4', waste: 0, bag: '80' },
    expect: { cubicYards: 7.1111, orderUs: 7.25, bags: 320, bagWeightUs: 25_600 },
    source: { ...coverage, how: 'Chart read: 7.11 yd³, 320 bags; 320 × 80 lb' },
  },
  {
    name: 'A cubic yard is 45, 60 or 90 bags and needs no rounding up',
    given: {
      ...us,
      shape: 'footing',
      lengthUs: `9'`,
      footingWidthUs: `3'`,
      footingDepthUs: '12"',
      waste: 0,
      bag: '40',
    },
    expect: {
      orderUs: 1,
      bags: 90,
      bagSizes: { at: { 0: { bags: 45, weight: 3600 }, 1: { bags: 60 }, 2: { bags: 90 } } },
    },
    source: { ...dataSheet, how: 'Yields read: 0.60, 0.45 and 0.30 ft³; 27 divided by each' },
  },
  {
    name: 'Steps: three of 7 by 11 inches, 4 ft wide, with 10% waste',
    given: {
      ...us,
      shape: 'stairs',
      stairWidthUs: `4'`,
      steps: 3,
      riserUs: '7"',
      treadUs: '11"',
      landingUs: undefined,
      waste: 0.1,
      bag: '80',
    },
    expect: { netUs: 0.4753, cubicYards: 0.5228, bags: 24 },
    source: {
      title: 'SpecCalc: Concrete Stairs Calculator, table of common sizes',
      href: 'https://speccalc.com/?p=251',
      how: 'Row read: 0.475 yd³, with waste 0.52, 24 bags of 80 lb',
    },
  },
  {
    name: 'Steps: five risers to a landing of 4 ft',
    given: {
      ...us,
      shape: 'stairs',
      stairWidthUs: `5'`,
      steps: 5,
      riserUs: '7"',
      treadUs: '11"',
      landingUs: `4'`,
      waste: 0.15,
      bag: '60',
    },
    expect: { netUs: 3.1507, cubicFeet: 97.8299, orderUs: 3.75, bags: 218, weightUs: 12_760.4167 },
    source: { ...python, how: 'Every step as a box: 5 × 7/12 × (11/12 × (1 + 2 + 3 + 4) + 4 × 5), ×1.15' },
  },
  {
    name: 'Four curbs of 10 ft, 3 by 4 inches, each on a gutter of 10 inches',
    given: {
      system: 'us',
      shape: 'curb',
      count: 4,
      lengthUs: `10'`,
      curbThicknessUs: '3"',
      curbHeightUs: '4"',
      gutterWidthUs: '10',
      gutterThicknessUs: '3"',
      waste: 0,
    },
    expect: { cubicFeet: 14.1667, orderUs: 0.75 },
    source: {
      title: 'Worked example of a public concrete calculator',
      href: 'http://cadredevie-veyrieres.org/docs/17ass1y.php?e07aa6=how-many-bags-of-concrete-do-i-need-calculator',
      how: 'Read there: 0.8333 + 2.7083 = 3.54 ft³ each, 14.167 ft³ together',
    },
  },
  {
    name: 'Six round columns, 1 ft by 4 ft',
    given: {
      system: 'us',
      shape: 'column',
      count: 6,
      diameterUs: '12"',
      columnHeightUs: `4'`,
      waste: 0.05,
      bag: '60',
    },
    expect: { orderUs: 0.75, bags: 44, weightUs: 2827.4334 },
    source: { ...calc, how: '=CEILING(PI()*1^2/4*4*6*1.05/27;0.25); =ROUNDUP(…*1.05/0.45;0); ×150 lb' },
  },
  {
    name: 'Twelve piles of 0.45 m, 2.5 m deep',
    given: {
      system: 'metric',
      shape: 'column',
      count: 12,
      diameter: 0.45,
      columnHeight: 2.5,
      waste: 0.1,
      bagYield: 11.5,
      density: 2400,
    },
    expect: { net: 4.7713, order: 5.3, bags: 457, weight: 11_451.1052 },
    source: { ...calc, how: '=PI()*0.45^2/4*2.5*12; =CEILING(…*1.1;0.1); =ROUNDUP(…*1.1/0.0115;0); ×2400' },
  },
  {
    name: 'A wall of 30 by 8 ft less two doors and a window',
    given: {
      ...us,
      shape: 'wall',
      lengthUs: `30'`,
      wallHeightUs: `8'`,
      wallThicknessUs: '8"',
      openingsUs: [
        { count: 2, width: `3'`, height: `6' 6"` },
        { count: 1, width: `48"`, height: `4'` },
      ],
      waste: 0.05,
      bag: '80',
    },
    expect: {
      cubicFeet: 129.5,
      orderUs: 5,
      bags: 216,
      weightUs: 18_500,
      sum: { rows: 4, at: { 0: { volume: 5.9259 }, 1: { volume: -0.963 } }, sum: { volume: 4.7963 } },
    },
    source: { ...python, how: '2/3 × (240 − 2 × 3 × 13/2 − 16) × 1.05; its ceiling in quarters of 27' },
  },
  {
    name: 'Feet, inches and fractions as a tape shows them',
    given: {
      ...us,
      shape: 'slab',
      lengthUs: `12' 6 1/2"`,
      widthUs: '9 ft 3.25 in',
      thicknessUs: '5 1/2',
      waste: 0.1,
      bag: '80',
    },
    expect: { cubicFeet: 58.6203, orderUs: 2.25, bags: 98 },
    source: { ...python, how: '(12 + 13/24) × (9 + 13/48) × 11/24 × 11/10' },
  },
  {
    name: 'Several parts in meters: two slabs, a flight of steps, a recess taken away',
    given: {
      system: 'metric',
      shape: 'several',
      parts: [
        { kind: 'slab', count: 2, first: 7.2, second: 3.5, third: 0.12 },
        { kind: 'stairs', count: 1, first: 1.2, second: 0.3, third: 0.15, steps: 3 },
        { kind: 'void', count: 1, first: 1, second: 0.5, third: 0.12 },
      ],
      waste: 0.07,
      bagYield: 9.25,
    },
    expect: { net: 6.312, cubicMetres: 6.75384, order: 6.8, bags: 731, sum: { rows: 4, sum: { volume: 6.75384 } } },
    source: { ...python, how: '2×7.2×3.5×0.12 + 1.2×0.3×0.15×6 − 1×0.5×0.12; ×1.07; ceilings in tenths and in 9.25 L' },
  },
  {
    name: 'An order of 1.2 m³ stays 1.2',
    given: { ...metric, shape: 'slab', length: 12, width: 1, thickness: 0.1, waste: 0 },
    expect: { order: 1.2, weight: 2880 },
    source: { title: 'Arithmetic on paper', how: '12 × 1 × 0.1 = 1.2 exactly; × 2,400 kg' },
  },
  {
    name: 'Mass over density gives the volume back: 5,000 lb at 150 lb/ft³',
    given: { ...us, shape: 'slab', lengthUs: `10'`, widthUs: `10'`, thicknessUs: '4"', densityUs: 150 },
    expect: { weightUs: 5000 },
    source: {
      title: 'ASTM C94/C94M, volume of ready-mixed concrete: total mass divided by density',
      href: 'http://www.scribd.com/doc/239610730/CIP08-Discrepancies-in-Yield',
      how: 'As NRMCA CIP 8 states it: 5,000 ÷ 150 = 33.33 ft³ = 100 ft² × 4 in',
    },
  },
  {
    name: 'Trucks: 12.5 yd³ in loads of 10 leave 2.5 for the second',
    given: { ...us, shape: 'slab', lengthUs: `45'`, widthUs: `15'`, thicknessUs: '6"', waste: 0, truckUs: 10 },
    expect: { orderUs: 12.5, trucks: 2, lastTruckUs: 2.5 },
    source: { title: 'Arithmetic on paper', how: '45 × 15 × 0.5 ÷ 27 = 12.5' },
  },
  {
    name: 'Ready-mix with its delivery against bags',
    given: {
      ...us,
      shape: 'slab',
      lengthUs: `10'`,
      widthUs: `10'`,
      thicknessUs: '4"',
      waste: 0.1,
      bag: '80',
      priceUs: 170,
      fee: 150,
      bagPrice: 6.5,
    },
    expect: { readyMixCost: 405, bagCost: 403, cheaper: 'plain' },
    source: { title: 'Arithmetic on paper', how: '1.5 × 170 + 150 = 405; 36.67 ÷ 0.60 = 61.1, so 62 × 6.50 = 403' },
  },
  {
    name: 'An opening wider than its wall',
    given: { ...metric, shape: 'wall', length: 3, wallHeight: 2, openings: [{ count: 1, width: 3.5, height: 1 }] },
    problem: 'openings',
    source: { title: 'Arithmetic on paper', how: '3.5 m is more than 3 m' },
  },
  {
    name: 'Openings that fill the wall leave nothing',
    given: { ...metric, shape: 'wall', length: 3, wallHeight: 2, openings: [{ count: 3, width: 1, height: 2 }] },
    problem: 'openings',
    source: { title: 'Arithmetic on paper', how: '3 × 1 × 2 = 3 × 2' },
  },
  {
    name: 'More taken away than there is',
    given: {
      system: 'metric',
      shape: 'several',
      parts: [
        { kind: 'slab', count: 1, first: 1, second: 1, third: 0.1 },
        { kind: 'void', count: 2, first: 1, second: 1, third: 0.1 },
      ],
    },
    problem: 'parts',
    source: { title: 'Arithmetic on paper', how: '0.1 − 0.2 is below 0' },
  },
  {
    name: 'A size without its unit in the table is not guessed',
    given: {
      system: 'us',
      shape: 'several',
      partsUs: [{ kind: 'slab', count: 1, first: '10', second: `8'`, third: '4' }],
    },
    problem: 'partsUs',
    source: { title: 'Rule of the form', how: '4 could be feet or inches' },
  },
  {
    name: 'A length that is none',
    given: { ...us, shape: 'slab', lengthUs: 'ten', widthUs: `10'`, thicknessUs: '4"' },
    problem: 'lengthUs',
    source: { title: 'Rule of the form', how: 'Words are not read' },
  },
])
