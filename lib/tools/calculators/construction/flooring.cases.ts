import { defineCases } from '@/lib/kits/calculator'
import flooring from './flooring'

const paper = { title: 'Arithmetic on paper' }
const python = (how: string) => ({ title: 'Python, exact fractions, tests/vectors/material-takeoff/flooring.py', how })
const measuring = {
  title: 'Measuring for hardwood and laminate flooring',
  href: 'http://www.laminatefloorings.net/measure.htm',
}
const metric = {
  system: 'metric',
  pattern: 'straight',
  along: 'length',
  waste: undefined,
  plankWidth: 190,
  gap: 10,
  least: 50,
  doorways: 0,
  open: 0,
} as const
const us = {
  system: 'us',
  pattern: 'straight',
  along: 'length',
  waste: undefined,
  plankWidth: 190.5,
  gap: 9.525,
  least: 50.8,
  doorways: 0,
  openUs: 0,
} as const
const room = { name: 'Room', length: '5', width: '4', count: 1, use: 'cover' } as const

export default defineCases(flooring, [
  {
    name: 'A room of 10 by 12 ft with 10% waste in boxes of 24 ft²',
    given: { ...us, roomsUs: [{ ...room, length: `10'`, width: `12'` }], boxCoversUs: 24 },
    expect: { area: 120, gross: 132, boxes: 6, rate: 0.1, cost: null },
    source: { ...measuring, how: '120 s/f × 10% = 132; 132 ÷ 24 = 5.5, so 6 boxes' },
  },
  {
    name: 'Underlay for 500 ft² in rolls of 200 takes no waste',
    given: { ...us, roomsUs: [{ ...room, length: '25', width: '20' }], rollCoversUs: 200 },
    expect: { rolls: 3, area: 500 },
    source: { ...measuring, how: '500 ÷ 200 = 2.5 rolls, rounded up' },
  },
  {
    name: 'Diagonal takes 15%',
    given: { ...us, pattern: 'diagonal', roomsUs: [{ ...room, length: '10', width: '12' }], boxCoversUs: 24 },
    expect: { gross: 138, boxes: 6, rate: 0.15, row: null },
    source: { ...measuring, how: '15% at a diagonal: 138 ÷ 24 = 5.75' },
  },
  {
    name: 'Herringbone takes 20%',
    given: { ...us, pattern: 'herringbone', roomsUs: [{ ...room, length: '20', width: '12' }], boxCoversUs: 24 },
    expect: { area: 240, gross: 288, boxes: 12, rate: 0.2 },
    source: { ...paper, how: '240 × 1.2 = 288 = 12 × 24' },
  },
  {
    name: '240 ft² and 10% are 264 ft², just eleven boxes of 24',
    given: { ...us, roomsUs: [{ ...room, length: '20', width: '12' }], boxCoversUs: 24 },
    expect: { gross: 264, boxes: 11 },
    source: { ...paper, how: '240 × 1.1 = 264 = 11 × 24' },
  },
  {
    name: 'Rows, prices and edges of three rooms and a chimney',
    given: {
      ...metric,
      rooms: [
        room,
        { ...room, name: 'Bedrooms', length: '3.6', width: '3.2', count: 2 },
        { ...room, name: '', length: '4', width: '120 cm' },
        { ...room, name: 'Chimney', length: '1', width: '0.5', use: 'out' },
      ],
      boxCovers: 2.2,
      boxPrice: 38.5,
      rollCovers: 15,
      rollPrice: 24.99,
      doorways: 4,
      doorWidth: 0.8,
      open: 2.4,
      skirtingPiece: 2.4,
      skirtingPrice: 7.25,
      thresholdPrice: 12,
    },
    expect: {
      area: 47.34,
      gross: 52.074,
      boxes: 24,
      rolls: 4,
      threshold: 3.2,
      skirting: 50,
      row: 'bad',
      cost: 1224.21,
      plan: {
        rows: 3,
        at: {
          0: { part: 'Room', rows: 21, last: 180, balanced: null },
          1: { part: '2 × Bedrooms', rows: 17, last: 140, balanced: null },
          2: { part: 'Row 3', rows: 7, last: 40, balanced: 115 },
        },
      },
      list: {
        rows: 4,
        at: {
          0: { item: 'Flooring', needed: '52.07 m²', packs: 24, pack: 'boxes', cost: 924 },
          1: { item: 'Underlay', needed: '47.34 m²', packs: 4, pack: 'rolls', cost: 99.96 },
          2: { item: 'Skirting', needed: '50.00 m', packs: 21, pack: 'boards', cost: 152.25 },
          3: { item: 'Threshold strips', needed: '4', packs: 4, pack: 'strips', cost: 48 },
        },
      },
    },
    says: { row: 'In Row 3 the last row is 40 mm wide. Cut the first and the last row to 115 mm.' },
    source: python('rows laid one by one; 55.6 − 3.2 − 2.4 m of edge; 50 ÷ 2.4 = 20.8'),
  },
  {
    name: 'Planks of 1,285 by 192 mm, nine in a box',
    given: { ...metric, rooms: [room], plankWidth: 192, plankLength: 1285, boxCovers: 2.22048 },
    expect: { gross: 22, boxes: 10, planks: 90, perBox: 9 },
    source: { ...paper, how: '0.24672 m² a plank; 22 ÷ 0.24672 = 89.2; 2.22048 ÷ 0.24672' },
  },
  {
    name: 'Planks of 48 by 7 1/2 inches on the diagonal',
    given: {
      ...us,
      pattern: 'diagonal',
      roomsUs: [{ ...room, length: '10', width: '12' }],
      boxCoversUs: 25,
      plankLength: 1219.2,
    },
    expect: { gross: 138, planks: 56, perBox: 10 },
    source: { ...paper, how: '4 × 0.625 = 2.5 ft²; 138 ÷ 2.5 = 55.2; 25 ÷ 2.5' },
  },
  {
    name: 'Without a length planks are not counted',
    given: { ...metric, rooms: [room] },
    expect: { planks: null, perBox: null },
    source: { title: 'Rule of the form', how: 'The length is optional' },
  },
  {
    name: 'Planks like splinters',
    given: { ...metric, rooms: [{ ...room, length: '1000', width: '1000' }], plankWidth: 1, plankLength: 0.5 },
    problem: 'plankLength',
    because: 'more than a billion',
    source: { ...paper, how: '1.1 × 10¹² mm² ÷ 0.5 mm²' },
  },
  {
    name: 'A last row of three quarters of an inch',
    given: { ...us, roomsUs: [{ ...room, length: `16'`, width: `12'` }] },
    expect: { row: 'bad', plan: { at: { 0: { rows: 20, last: 19.05, balanced: 104.775 } } } },
    says: { row: '0.75 in wide. Cut the first and the last row to 4.13 in' },
    source: python('12 ft, planks of 7.5 in, gap of 3/8 in: last 0.75, balanced 4.125; × 25.4'),
  },
  {
    name: 'Planks along the width cross the length',
    given: { ...metric, along: 'width', rooms: [room] },
    expect: { row: 'bad', plan: { at: { 0: { rows: 27, last: 40, balanced: 115 } } } },
    source: python('5 m: 27 rows, last 40'),
  },
  {
    name: 'Whole planks to the last',
    given: { ...metric, plankWidth: 200, rooms: [{ ...room, width: '4.02' }] },
    expect: { row: 'good', plan: { at: { 0: { rows: 20, last: 200, balanced: null } } } },
    source: python('4.02 m of 200: 20 rows, last 200'),
  },
  {
    name: 'A strip of one row has nothing to balance',
    given: { ...metric, rooms: [{ ...room, width: '0.05' }], least: 50 },
    expect: { row: 'good', plan: { at: { 0: { rows: 1, last: 30, balanced: null } } } },
    source: { ...paper, how: '50 − 20 = 30 mm in one row' },
  },
  {
    name: 'Gaps wider than the room',
    given: { ...metric, rooms: [{ ...room, width: '0.02' }] },
    problem: 'gap',
    because: 'must leave some floor',
    source: { ...paper, how: '20 − 2 × 10 = 0' },
  },
  {
    name: 'More open edges than the room has',
    given: { ...metric, rooms: [room], open: 18.1 },
    problem: 'open',
    source: { ...paper, how: '2 × 9 = 18' },
  },
  {
    name: 'More doorways than the room has edges',
    given: { ...us, roomsUs: [{ ...room, length: '3', width: '3' }], doorways: 5, doorWidthUs: 2.5 },
    problem: 'openUs',
    source: { ...paper, how: '12.5 > 12' },
  },
  {
    name: 'A length that is none',
    given: { ...metric, rooms: [{ ...room, length: 'x' }] },
    problem: 'rooms',
    because: 'in row 1',
    source: { title: 'Rule of the form', how: 'Words are not read' },
  },
  {
    name: 'A kitchen island larger than the kitchen',
    given: { ...us, roomsUs: [room, { ...room, name: 'Island', length: '6', use: 'out' }] },
    problem: 'roomsUs',
    because: 'must leave some area',
    source: { ...paper, how: '20 − 24 < 0' },
  },
])
