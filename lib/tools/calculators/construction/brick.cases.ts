import { defineCases } from '@/lib/kits/calculator'
import brick from './brick'

const paper = { title: 'Arithmetic on paper' }
const python = (how: string) => ({ title: 'Python, exact fractions, tests/vectors/material-takeoff/brick.py', how })
const bia = {
  title: 'Brick Industry Association, Technical Notes 10',
  href: 'http://www.gobrick.com/Portals/25/docs/Technical%20Notes/TN10.pdf',
}
const metric = {
  system: 'metric',
  openings: [],
  brick: 'uk',
  joint: 10,
  leaves: 1,
  bond: 'stretcher',
  waste: 0,
  mortarWaste: 0,
  sandParts: 4,
  dryFactor: 1.33,
  cementDensity: 1440,
  sandDensity: 1600,
  bag: 25,
  pallet: undefined,
} as const
const us = {
  system: 'us',
  openingsUs: [],
  brick: 'modular',
  joint: 9.525,
  leaves: 1,
  bond: 'stretcher',
  waste: 0,
  mortarWaste: 0,
  sandParts: 3,
  dryFactor: 1.33,
  cementDensityUs: 94,
  sandDensityUs: 100,
  bagUs: 94,
  pallet: undefined,
} as const
const squareMetre = [{ length: '1', height: '1', count: 1 }]
const hundred = [{ length: '12.5', height: '8', count: 1 }]

export default defineCases(brick, [
  {
    name: 'US modular brick: 675 for 100 ft²',
    given: { ...us, wallsUs: hundred },
    expect: { perArea: 6.75, net: 675, bricks: 675, mortar: 5.914815, thickness: 92.075, facing: null, pallets: null },
    source: { ...bia, how: 'Modular: 6.75 bricks a square foot. Mortar by brick.py: 100 ft² less its bricks' },
  },
  {
    name: 'US engineer modular and utility brick',
    given: { ...us, brick: 'engineer', wallsUs: hundred },
    expect: { perArea: 5.625, net: 563, mortar: 4.902585 },
    source: python('engineer 100: courses of 3.2 in'),
  },
  {
    name: 'US utility brick: 300 for 100 ft²',
    given: { ...us, brick: 'utility', wallsUs: hundred },
    expect: { perArea: 3, net: 300, mortar: 3.687541 },
    source: python('utility 100: 12 by 4 inches with its joints'),
  },
  {
    name: 'A half-brick wall of UK bricks: 59.3 for a square meter, 60 in whole ones',
    given: { ...metric, walls: squareMetre },
    expect: { perArea: 59.25926, net: 60, mortar: 0.0176148 },
    source: {
      title: 'Reference: how many bricks are required per square meter',
      href: 'https://www.reference.com/home-garden/many-bricks-required-per-square-meter-5347f5786a3c5f05',
      how: '60 bricks of 215 × 102.5 × 65 mm for a square meter of half-brick wall',
    },
  },
  {
    name: 'A wall of 6 by 2 m, one brick thick: 120 a square meter',
    given: { ...metric, walls: [{ length: '6', height: '2', count: 1 }], leaves: 2 },
    expect: { area: 12, perArea: 118.51852, net: 1423, thickness: 215 },
    source: {
      title: 'Engineering Society: learn how to calculate number of bricks',
      href: 'https://www.engineering-society.com/2018/02/learn-how-to-calculate-number-of-bricks.html',
      how: '12 m² at the rounded 120 are 1,440; at 2 ÷ (0.225 × 0.075) they are 1,422.2',
    },
  },
  {
    name: 'English bond in half a brick: 89 with snapped headers',
    given: { ...metric, walls: squareMetre, bond: 'english' },
    expect: { perArea: 88.88889, net: 89 },
    source: python('uk m2 english snapped, laid course by course'),
  },
  {
    name: 'Flemish bond in half a brick: 79 with snapped headers',
    given: { ...metric, walls: squareMetre, bond: 'flemish' },
    expect: { perArea: 79.01235, net: 80 },
    source: python('uk m2 flemish snapped, laid course by course'),
  },
  {
    name: 'A garden wall with an opening, on pallets, with its mortar',
    given: {
      ...metric,
      walls: [{ length: '8', height: '120 cm', count: 1 }],
      openings: [{ count: 1, width: '1', height: '1.2' }],
      leaves: 2,
      bond: 'english',
      waste: 0.05,
      mortarWaste: 0.2,
      pallet: 400,
      brickPrice: 260,
      cementPrice: 5.5,
      sandPrice: 48,
    },
    expect: {
      area: 8.4,
      net: 996,
      bricks: 1046,
      facing: 747,
      pallets: 3,
      mortar: 0.4559147,
      cement: 174.633554,
      bags: 7,
      sand: 0.7761491,
      cost: 866.5,
      list: {
        rows: 3,
        at: {
          0: { item: 'Bricks', needed: '1,046', packs: 3, pack: 'pallets', cost: 780 },
          1: { item: 'Cement', needed: '175 kg', packs: 7, pack: 'bags', cost: 38.5 },
          2: { item: 'Sand', needed: '0.78 t', packs: 1, pack: 'tonne', cost: 48 },
        },
      },
    },
    source: python('uk one brick english; mortar × 1.33 ÷ 5 × 1,440 kg'),
  },
  {
    name: 'A veneer of modular brick less a door and three windows',
    given: {
      ...us,
      wallsUs: [{ length: `40'`, height: `9'`, count: 1 }],
      openingsUs: [
        { count: 1, width: `3'`, height: `7'` },
        { count: 3, width: '48"', height: '4' },
      ],
      waste: 0.05,
      mortarWaste: 0.2,
    },
    expect: { area: 291, net: 1965, bricks: 2063, mortar: 20.654535, cement: 645.557489, bags: 7, sand: 1.030145 },
    source: python('modular veneer; 1 part of cement to 3 of sand'),
  },
  {
    name: 'Metric bricks of 190 and 290 mm',
    given: { ...metric, brick: 'm190', walls: [{ length: '3', height: '1', count: 1 }] },
    expect: { perArea: 66.66667, net: 200, mortar: 0.0477 },
    source: python('190 m2: 66.67 and 0.0159 m³, three times'),
  },
  {
    name: 'Bricks of 290 mm',
    given: { ...metric, brick: 'm290', walls: [{ length: '3', height: '1', count: 1 }] },
    expect: { perArea: 33.33333, net: 100, mortar: 0.0351 },
    source: python('290 m2: 33.33 and 0.0117 m³, three times'),
  },
  {
    name: 'A brick of another size, in Flemish bond, a whole brick thick',
    given: {
      ...metric,
      brick: 'own',
      length: 240,
      width: 115,
      height: 71,
      joint: 12,
      leaves: 2,
      bond: 'flemish',
      walls: [{ length: '2', height: '3', count: 2 }],
      waste: 0.03,
      mortarWaste: 0.1,
    },
    expect: { area: 12, perArea: 95.620578, net: 1148, bricks: 1182, facing: 763, mortar: 0.7210093, thickness: 242 },
    source: python('own: 12 m² of 240 × 115 × 71 with 12 mm'),
  },
  {
    name: 'Dry laid without joints there is no mortar',
    given: { ...metric, walls: [{ length: '2.15', height: '0.65', count: 1 }], joint: 0 },
    expect: { net: 100, mortar: 0, cement: 0, bags: 0, sand: 0, list: { rows: 1 } },
    source: { ...paper, how: '10 bricks along and 10 courses' },
  },
  {
    name: 'An opening as large as the wall',
    given: { ...metric, walls: squareMetre, openings: [{ count: 1, width: '1', height: '1' }] },
    problem: 'openings',
    because: 'must leave some wall',
    source: { ...paper, how: '1 − 1 = 0' },
  },
  {
    name: 'A wall without its height',
    given: { ...us, wallsUs: [{ length: '10', height: 'tall', count: 1 }] },
    problem: 'wallsUs',
    because: 'must have a height',
    source: { title: 'Rule of the form', how: 'Words are not read' },
  },
  {
    name: 'An opening that cannot be read',
    given: { ...us, wallsUs: hundred, openingsUs: [{ count: 1, width: '3', height: '-7' }] },
    problem: 'openingsUs',
    because: 'in row 1',
    source: { title: 'Rule of the form', how: 'Lengths are above 0' },
  },
  {
    name: 'A city of bricks',
    given: { ...metric, walls: [{ length: '10000', height: '10000', count: 1000 }] },
    problem: 'walls',
    because: 'more than a billion',
    source: { ...paper, how: '10^11 m² × 59' },
  },
])
