import { defineCases } from '@/lib/kits/calculator'
import paint from './paint'

const paper = { title: 'Arithmetic on paper' }
const python = (how: string) => ({ title: 'Python, exact fractions, tests/vectors/material-takeoff/paint.py', how })
const us = {
  system: 'us',
  doorAreaUs: 21,
  windowAreaUs: 15,
  coverageUs: 350,
  texture: 0,
  primerCoats: 0,
  doorSides: 0,
} as const
const metric = {
  system: 'metric',
  doorArea: 1.9,
  windowArea: 1.4,
  coverage: 10,
  texture: 0,
  primerCoats: 0,
  doorSides: 0,
} as const
const room = { kind: 'room', length: `12'`, width: `12'`, height: `8'`, count: 1 } as const

export default defineCases(paint, [
  {
    name: 'Two coats on a room of 12 by 12 by 8 ft without doors and windows',
    given: {
      ...us,
      surfacesUs: [room],
      doors: 0,
      windows: 0,
      coats: 2,
      tinsUs: [{ size: 5 }, { size: 1 }, { size: 0.25 }],
    },
    expect: {
      area: 384,
      perCoat: 1.0971,
      paint: 2.1943,
      primer: null,
      cost: null,
      list: {
        rows: 1,
        at: {
          0: { paint: 'Walls', area: 384, needed: 2.1943, tins: '2 × 1 gal + 1 × 0.25 gal', left: 0.0557, cost: null },
        },
      },
      parts: { rows: 1, at: { 0: { part: 'Walls of a room', walls: 384, ceilings: 0 } } },
    },
    source: { ...paper, how: '48 × 8 = 384; × 2 = 768; ÷ 350 = 2.1943; 2.25 − 2.1943' },
  },
  {
    name: 'Walls of 64 ft by 8 ft less openings of 42 ft²',
    given: {
      ...us,
      surfacesUs: [{ kind: 'wall', length: '64', height: '8', count: 1 }],
      doors: 2,
      windows: 0,
      coats: 2,
      tinsUs: [{ size: 1 }],
    },
    expect: { area: 470, perCoat: 1.3429, paint: 2.6857, list: { at: { 0: { tins: '3 × 1 gal' } } } },
    source: {
      title: 'Joann Dickinson: How much paint will you need when painting a room',
      href: 'https://www.joanndickinsonhomes.com/blog/how-much-paint-to-use/',
      how: '512 − 42 = 470; 470 ÷ 350 = 1.34; 940 ÷ 350 = 2.69, rounded up to 3 gallons',
    },
  },
  {
    name: 'A room of 15 by 12 by 8 ft has 432 ft² of wall',
    given: { ...us, surfacesUs: [{ ...room, length: `15'` }], doors: 0, windows: 0, coats: 1, coverageUs: 400 },
    expect: { area: 432, perCoat: 1.08, paint: 1.08 },
    source: {
      title: 'The Home Depot Community: how do I determine the quantity of paint',
      href: 'http://community.homedepot.com/howto/DiscussionDetail/how-do-I-determine-the-quantity-of-paint-needed-for-a-project-9065000000005DV',
      how: '54 ft × 8 ft = 432 sq ft; 400 ft² a gallon',
    },
  },
  {
    name: 'Rough walls at 300 ft² a gallon',
    given: {
      ...us,
      surfacesUs: [{ ...room, length: '10', width: '15', height: '9' }],
      doors: 0,
      windows: 0,
      coats: 1,
      coverageUs: 300,
    },
    expect: { area: 450, paint: 1.5 },
    source: {
      title: 'Dummies: Determining how much wall paint you need',
      href: 'http://www.dummies.com/how-to/content/determining-how-much-wall-paint-you-need.html',
      how: 'Paintable area ÷ 300 for rough walls: 50 × 9 ÷ 300',
    },
  },
  {
    name: 'Walls, ceiling, a gable, both faces of doors, primer and texture',
    given: {
      ...metric,
      surfaces: [
        { kind: 'both', length: '4', width: '3.5', height: '2.4', count: 2 },
        { kind: 'gable', length: '400 cm', height: '1,5', count: 1 },
        { kind: 'flat', length: '2', width: '1200 mm', count: 1 },
      ],
      doors: 2,
      windows: 3,
      coats: 3,
      ceilingCoverage: 8,
      texture: 0.2,
      primerCoats: 2,
      primerCoverage: 6,
      doorSides: 4,
      tins: [
        { size: 10, price: 70 },
        { size: 2.5, price: 24.99 },
        { size: 0.75, price: 11.5 },
      ],
    },
    expect: {
      area: 105,
      perCoat: 13.36,
      paint: 40.08,
      primer: 41.4933,
      cost: 635.96,
      list: {
        rows: 4,
        at: {
          0: { paint: 'Walls', area: 67, needed: 24.12, tins: '2 × 10 L + 2 × 2.5 L', left: 0.88, cost: 189.98 },
          1: { paint: 'Ceilings', area: 30.4, needed: 13.68, tins: '1 × 10 L + 1 × 2.5 L + 2 × 0.75 L', cost: 117.99 },
          2: { paint: 'Doors', area: 7.6, needed: 2.28, tins: '1 × 2.5 L', cost: 24.99 },
          3: { paint: 'Primer', needed: 41.4933, tins: '4 × 10 L + 2 × 0.75 L' },
        },
      },
      parts: {
        rows: 4,
        at: { 0: { part: '2 × Walls and ceiling', walls: 72, ceilings: 28 }, 3: { walls: -8, ceilings: null } },
        sum: { walls: 67, ceilings: 30.4 },
      },
    },
    source: python('areas and coats as fractions, tins by trying every mix'),
  },
  {
    name: 'Without prices the least is left over, in the fewest tins',
    given: {
      ...metric,
      surfaces: [{ kind: 'wall', length: '30', height: '2.5', count: 1 }],
      doors: 0,
      windows: 0,
      coats: 1,
      tins: [{ size: 10 }, { size: 5 }, { size: 2.5 }, { size: 1 }],
    },
    expect: { paint: 7.5, list: { at: { 0: { tins: '1 × 5 L + 1 × 2.5 L', left: 0 } } } },
    source: { ...paper, how: '75 ÷ 10 = 7.5 = 5 + 2.5' },
  },
  {
    name: 'A price is missing: no cost, and the least is left over',
    given: {
      ...metric,
      surfaces: [{ kind: 'wall', length: '30', height: '2.5', count: 1 }],
      doors: 0,
      windows: 0,
      coats: 1,
      tins: [{ size: 10, price: 20 }, { size: 2.5 }],
    },
    expect: { cost: null, list: { at: { 0: { tins: '3 × 2.5 L', cost: null } } } },
    source: { ...paper, how: '7.5 = 3 × 2.5; one size has no price' },
  },
  {
    name: 'The large tin is cheaper than what would just do',
    given: {
      ...metric,
      surfaces: [{ kind: 'wall', length: '30', height: '2.5', count: 1 }],
      doors: 0,
      windows: 0,
      coats: 1,
      tins: [
        { size: 10, price: 60 },
        { size: 2.5, price: 25 },
      ],
    },
    expect: { cost: 60, list: { at: { 0: { tins: '1 × 10 L', left: 2.5 } } } },
    source: { ...paper, how: '60 is less than 3 × 25' },
  },
  {
    name: 'A ceiling alone has no walls',
    given: {
      ...us,
      surfacesUs: [{ kind: 'flat', length: `12' 6"`, width: '10', count: 1 }],
      doors: 0,
      windows: 0,
      coats: 2,
      ceilingCoverageUs: 400,
      primerCoats: 1,
      primerCoverageUs: 250,
    },
    expect: { area: 125, perCoat: 0.3125, paint: 0.625, primer: 0.5 },
    source: { ...paper, how: '12.5 × 10 ÷ 400 × 2; 125 ÷ 250' },
  },
  {
    name: 'Doors and windows larger than the walls',
    given: {
      ...us,
      surfacesUs: [{ kind: 'wall', length: '4', height: '5', count: 1 }],
      doors: 1,
      windows: 0,
      coats: 1,
    },
    problem: 'doors',
    because: 'must leave some wall',
    source: { ...paper, how: '21 > 20' },
  },
  {
    name: 'Windows larger than the walls',
    given: {
      ...metric,
      surfaces: [{ kind: 'wall', length: '1', height: '1', count: 1 }],
      doors: 0,
      windows: 1,
      coats: 1,
    },
    problem: 'windows',
    source: { ...paper, how: '1.4 > 1' },
  },
  {
    name: 'Openings that take the whole wall leave nothing to paint',
    given: {
      ...us,
      surfacesUs: [{ kind: 'wall', length: '3', height: '7', count: 1 }],
      doors: 1,
      windows: 0,
      coats: 1,
    },
    problem: 'surfacesUs',
    because: 'must leave something',
    source: { ...paper, how: '21 − 21 = 0' },
  },
  {
    name: 'A room without its width',
    given: { ...metric, surfaces: [{ kind: 'room', length: '4', height: '2.4', count: 1 }], coats: 1 },
    problem: 'surfaces',
    because: 'must have a width above 0',
    source: { title: 'Rule of the form', how: 'A room has three sizes' },
  },
  {
    name: 'A length that is none, in the second row',
    given: { ...us, surfacesUs: [room, { ...room, length: 'long' }], coats: 1 },
    problem: 'surfacesUs',
    because: 'in row 2',
    source: { title: 'Rule of the form', how: 'Words are not read' },
  },
])
