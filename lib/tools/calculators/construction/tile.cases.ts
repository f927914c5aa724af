import { defineCases } from '@/lib/kits/calculator'
import tile from './tile'

const paper = { title: 'Arithmetic on paper' }
const python = (how: string) => ({ title: 'Python, exact fractions, tests/vectors/material-takeoff/tile.py', how })
const metric = {
  system: 'metric',
  measure: 'rooms',
  waste: undefined,
  trim: 0,
  adhesiveRate: 4,
  adhesiveBag: 20,
} as const
const us = { system: 'us', measure: 'rooms', waste: undefined, trimUs: 0, adhesiveCoversUs: 60 } as const
const square = { tileLength: 300, tileWidth: 300, joint: 3, pattern: 'straight' } as const
const foot = { tileLength: 304.8, tileWidth: 304.8, joint: 3.175, pattern: 'straight' } as const
const floor = { name: 'Floor', length: '4', width: '2.5', count: 1, use: 'cover' } as const

export default defineCases(tile, [
  {
    name: '10 m² of 300 mm tiles with joints of 3 mm and 10% waste',
    given: {
      ...metric,
      ...square,
      measure: 'area',
      areaKnown: 10,
      perBox: 11,
      boxPrice: 20,
      bagPrice: 15,
      trim: 6,
      trimPiece: 2.5,
      trimPrice: 9,
    },
    expect: {
      net: 109,
      tiles: 120,
      boxes: 11,
      spare: 1,
      rate: 0.1,
      bags: 2,
      area: 10,
      cost: 277,
      note: null,
      list: {
        rows: 3,
        at: {
          0: { item: 'Tiles', needed: '120', packs: 11, pack: 'boxes', cost: 220 },
          1: { item: 'Adhesive', needed: '40.0 kg', packs: 2, pack: 'bags', cost: 30 },
          2: { item: 'Trim', needed: '6.00 m', packs: 3, pack: 'lengths', cost: 27 },
        },
        sum: { cost: 277 },
      },
    },
    source: python('10 ÷ 0.303² = 108.9 and 119.8; boxes, bags and lengths rounded up'),
  },
  {
    name: 'The same floor laid out from its middle',
    given: { ...metric, ...square, rooms: [floor], perBox: undefined },
    expect: {
      tiles: 120,
      boxes: null,
      spare: null,
      note: 'fair',
      runs: { rows: 1, at: { 0: { part: 'Floor', across: 14, cutAcross: 180.5, down: 9, cutDown: 188, pieces: 126 } } },
    },
    says: { note: 'it takes 126' },
    source: python(
      'tiles placed one by one with a joint or a tile in the middle: 14 with ends of 180.5 mm, 9 with ends of 188 mm',
    ),
  },
  {
    name: 'A floor of 10 by 8 ft in 12-inch tiles',
    given: { ...us, ...foot, roomsUs: [{ ...floor, length: `10'`, width: '8' }], perBox: 12 },
    expect: {
      area: 80,
      net: 79,
      tiles: 87,
      boxes: 8,
      spare: 9,
      bags: 2,
      note: null,
      runs: { at: { 0: { across: 10, cutAcross: 290.5125, down: 8, cutDown: 293.6875, pieces: 80 } } },
    },
    source: python('ends of 11.4375 and 11.5625 inches, × 25.4'),
  },
  {
    name: '30 ft² of 12-inch tiles without joints take 30, and 33 with waste',
    given: {
      ...us,
      tileLength: 304.8,
      tileWidth: 304.8,
      joint: 0,
      pattern: 'half',
      roomsUs: [{ ...floor, length: '6', width: '5' }],
    },
    expect: {
      net: 30,
      tiles: 33,
      rate: 0.1,
      note: null,
      runs: {
        rows: 2,
        at: {
          0: { part: 'Floor, courses 1, 3, 5 …', across: 6, cutAcross: null, down: 5, cutDown: null, pieces: 18 },
          1: { part: 'Floor, courses 2, 4, 6 …', across: 7, cutAcross: 152.4, pieces: 14 },
        },
      },
    },
    source: {
      title: 'Engineer Fix: How many 12x12 tiles do I need for 30 square feet',
      href: 'https://engineerfix.com/how-many-12x12-tiles-do-i-need-for-30-square-feet',
      how: 'Read there: 30 tiles, and 10% for a simple layout; three courses of 6 tiles and two of 5 and two halves, by hand',
    },
  },
  {
    name: '100 ft² at one square foot a tile and 10%',
    given: {
      ...us,
      tileLength: 304.8,
      tileWidth: 304.8,
      joint: 0,
      pattern: 'straight',
      measure: 'area',
      areaKnownUs: 100,
      waste: 0.1,
      adhesiveCoversUs: 0,
    },
    expect: { tiles: 110, bags: null, list: { rows: 1 } },
    source: {
      title: 'Tile Coverage Calculator, worked example',
      href: 'https://calculator.7search.cc/calc/tile-coverage-calculator.php',
      how: '100 × 1.1 ÷ 1 = 110',
    },
  },
  {
    name: 'Herringbone on two floors less an island',
    given: {
      ...metric,
      tileLength: 600,
      tileWidth: 300,
      joint: 2,
      pattern: 'herringbone',
      rooms: [
        { ...floor, length: '2', width: '1.7' },
        { ...floor, name: '', length: '1.2', width: '0.8', count: 2 },
        { ...floor, name: 'Island', length: '120 cm', width: '80 cm', use: 'out' },
      ],
    },
    expect: { area: 4.36, net: 24, tiles: 29, rate: 0.2 },
    source: python('3.4 + 2 × 0.96 − 0.96 = 4.36 m²; × 1.2 ÷ (0.602 × 0.302)'),
  },
  {
    name: 'Diagonal in 4-inch tiles',
    given: {
      ...us,
      tileLength: 101.6,
      tileWidth: 101.6,
      joint: 3.175,
      pattern: 'diagonal',
      measure: 'area',
      areaKnownUs: 14.25,
    },
    expect: { net: 121, tiles: 139, rate: 0.15 },
    source: python('14.25 × 144 ÷ 4.125², × 1.15'),
  },
  {
    name: 'A tile larger than the niche it goes into',
    given: {
      ...metric,
      tileLength: 600,
      tileWidth: 300,
      joint: 3,
      pattern: 'straight',
      rooms: [{ ...floor, length: '0.5', width: '0.2' }],
      waste: 0,
    },
    expect: { net: 1, tiles: 1, runs: { at: { 0: { across: 1, cutAcross: 500, down: 1, cutDown: 200, pieces: 1 } } } },
    source: { ...paper, how: 'One tile, cut to 500 by 200 mm' },
  },
  {
    name: 'A side that whole tiles fill has no cuts',
    given: {
      ...metric,
      tileLength: 300,
      tileWidth: 300,
      joint: 0,
      pattern: 'straight',
      rooms: [{ ...floor, length: '3', width: '0.9' }],
      waste: 0,
    },
    expect: { tiles: 30, runs: { at: { 0: { across: 10, cutAcross: null, down: 3, cutDown: null, pieces: 30 } } } },
    source: python('10 whole tiles; 900 ÷ 300 = 3'),
  },
  {
    name: 'More is left out than there is',
    given: { ...metric, ...square, rooms: [floor, { ...floor, count: 2, use: 'out' }] },
    problem: 'rooms',
    because: 'must leave some area',
    source: { ...paper, how: '10 − 20 < 0' },
  },
  {
    name: 'A width that is none',
    given: { ...us, ...foot, roomsUs: [{ ...floor, width: '' }] },
    problem: 'roomsUs',
    because: 'in row 1',
    source: { title: 'Rule of the form', how: 'A rectangle has two sides' },
  },
  {
    name: 'A tile finer than dust',
    given: { ...metric, tileLength: 0.001, tileWidth: 0.001, joint: 0, measure: 'area', areaKnown: 1e6 },
    problem: 'tileLength',
    because: 'must be larger',
    source: { title: 'Rule of the form', how: 'More than a billion' },
  },
])
