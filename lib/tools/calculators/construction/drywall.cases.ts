import { defineCases } from '@/lib/kits/calculator'
import drywall from './drywall'

const paper = { title: 'Arithmetic on paper' }
const python = (how: string) => ({ title: 'Python, exact fractions, tests/vectors/material-takeoff/drywall.py', how })
const us = {
  system: 'us',
  openingsUs: [],
  sheetLength: 2.4384,
  sheetWidth: 1.2192,
  waste: 0.1,
  leastUs: 0,
  slope: 0,
  framing: 40.64,
  wallScrews: 40.64,
  ceilingScrews: 30.48,
  screwBox: 1000,
  tapeRateUs: 370,
  tapeRollUs: 250,
  compoundRateUs: 9.4,
  pailUs: 4.5,
  cornersUs: 0,
  beadUs: 8,
  weightRateUs: 1.6,
} as const
const metric = {
  system: 'metric',
  openings: [],
  sheetLength: 2.4,
  sheetWidth: 1.2,
  waste: 0.1,
  least: 0,
  slope: 0,
  framing: 60,
  wallScrews: 30,
  ceilingScrews: 23,
  screwBox: 200,
  tapeRate: 1.2,
  tapeRoll: 75,
  compoundRate: 0.4,
  pail: 15,
  corners: 0,
  bead: 2.5,
  weightRate: 8,
} as const
const bedroom = [{ kind: 'both', length: `14'`, width: `12'`, height: `8'`, count: 1 }] as const
const doorAndWindow = [
  { count: 1, width: `3'`, height: `7'` },
  { count: 1, width: '48"', height: '4' },
]

export default defineCases(drywall, [
  {
    name: '135 ft of wall, 8 ft high, in sheets of 4 by 8 ft',
    given: { ...us, surfacesUs: [{ kind: 'wall', length: '135', height: '8', count: 1 }], waste: 0 },
    expect: { area: 1080, sheets: 34, screws: 945 },
    source: {
      title: 'How to build plans: sheets of drywall',
      href: 'http://howtobuildplans.com/?p=40',
      how: '135 × 8 = 1080; ÷ 32 = 34 sheets. Screws: drywall.py, 28 on each of 33.75',
    },
  },
  {
    name: '304 ft²: two walls of 10 by 8 and a ceiling of 12 by 12',
    given: {
      ...us,
      surfacesUs: [
        { kind: 'wall', length: '10', height: '8', count: 2 },
        { kind: 'flat', length: '12', width: '12', count: 1 },
      ],
    },
    expect: {
      area: 304,
      sheets: 11,
      parts: { rows: 2, at: { 0: { part: '2 × One wall', area: 160 }, 1: { area: 144 } }, sum: { area: 304 } },
    },
    source: {
      title: 'Homivi: drywall estimating rule of thumb',
      href: 'https://homivi.com/drywall-estimating-rule-of-thumb/',
      how: '80 + 80 + 144 = 304; × 1.1 ÷ 32 = 10.45',
    },
  },
  {
    name: 'A bedroom with its door and window, walls and ceiling',
    given: {
      ...us,
      surfacesUs: bedroom,
      openingsUs: doorAndWindow,
      cornersUs: 17,
      sheetPrice: 16.5,
      screwPrice: 9.99,
      tapePrice: 6,
      pailPrice: 18,
      beadPrice: 4.25,
    },
    expect: {
      area: 547,
      sheets: 19,
      weight: 972.8,
      screws: 516,
      tape: 202.39,
      compound: 5.1418,
      beads: 3,
      cost: 378.24,
      list: {
        rows: 5,
        at: {
          0: { item: 'Sheets', needed: '19', packs: 19, pack: 'sheets', cost: 313.5 },
          1: { item: 'Screws', needed: '516', packs: 1, pack: 'box', cost: 9.99 },
          2: { item: 'Joint tape', needed: '202.4 ft', packs: 1, pack: 'roll', cost: 6 },
          3: { item: 'Joint compound', needed: '5.14 gal', packs: 2, pack: 'pails', cost: 36 },
          4: { item: 'Corner bead', needed: '17.0 ft', packs: 3, pack: 'lengths', cost: 12.75 },
        },
      },
      parts: { at: { 1: { part: 'Openings', area: -37 } } },
    },
    source: python('416 − 37 + 168 = 547; 19 sheets × 32 × 1.6 lb; 0.37 and 0.0094 of 547'),
  },
  {
    name: 'The same in sheets of 4 by 12 ft',
    given: { ...us, surfacesUs: bedroom, openingsUs: doorAndWindow, sheetLength: 3.6576 },
    expect: { sheets: 13, screws: 491 },
    source: python('4x12: 40 and 50 screws on a sheet'),
  },
  {
    name: 'In meters, on framing 60 cm apart',
    given: {
      ...metric,
      surfaces: [{ kind: 'both', length: '4', width: '3.6', height: '2.4', count: 1 }],
      openings: [
        { count: 1, width: '0.9', height: '2.1' },
        { count: 1, width: '1.2', height: '1.2' },
      ],
    },
    expect: {
      area: 47.55,
      sheets: 19,
      screws: 463,
      weight: 437.76,
      tape: 57.06,
      compound: 19.02,
      beads: 0,
      cost: null,
      list: { rows: 4, at: { 1: { packs: 3, pack: 'boxes' } } },
    },
    source: python('metric: 25 and 35 screws on a sheet; 19 × 2.88 × 8 kg'),
  },
  {
    name: 'A ceiling at 45 degrees, windows below the limit stay in',
    given: {
      ...metric,
      surfaces: [
        { kind: 'flat', length: '6', width: '5', count: 1 },
        { kind: 'gable', length: '5', height: '2.5', count: 2 },
      ],
      openings: [{ count: 2, width: '0.8', height: '0.6' }],
      waste: 0.15,
      least: 1,
      slope: 45,
    },
    expect: { area: 54.92640687, sheets: 22 },
    source: python('loft: 30 × √2 + 12.5; × 1.15 ÷ 2.88 = 21.93'),
  },
  {
    name: 'An opening of just the limit is taken off',
    given: {
      ...metric,
      surfaces: [{ kind: 'wall', length: '4', height: '2.5', count: 1 }],
      openings: [{ count: 1, width: '0.5', height: '2' }],
      least: 1,
    },
    expect: { area: 9 },
    source: { ...paper, how: '10 − 1' },
  },
  {
    name: 'Nothing to finish with',
    given: { ...us, surfacesUs: bedroom, tapeRateUs: 0, compoundRateUs: 0, weightRateUs: 0 },
    expect: { tape: 0, compound: 0, weight: 0, list: { rows: 2 } },
    source: { ...paper, how: 'Rates of 0' },
  },
  {
    name: 'Openings larger than the walls',
    given: { ...us, surfacesUs: [{ kind: 'flat', length: '10', width: '10', count: 1 }], openingsUs: doorAndWindow },
    problem: 'openingsUs',
    because: 'must not be larger',
    source: { ...paper, how: 'A ceiling has no walls to cut a door into' },
  },
  {
    name: 'An opening as large as the wall',
    given: {
      ...metric,
      surfaces: [{ kind: 'wall', length: '3', height: '2', count: 1 }],
      openings: [{ count: 1, width: '3', height: '2' }],
    },
    problem: 'openings',
    because: 'must leave something',
    source: { ...paper, how: '6 − 6 = 0' },
  },
  {
    name: 'An opening that cannot be read',
    given: {
      ...metric,
      surfaces: [{ kind: 'wall', length: '3', height: '2', count: 1 }],
      openings: [{ count: 1, width: 'door', height: '2' }],
    },
    problem: 'openings',
    because: 'in row 1',
    source: { title: 'Rule of the form', how: 'Words are not read' },
  },
  {
    name: 'A room without its height',
    given: { ...us, surfacesUs: [{ kind: 'room', length: '14', width: '12', count: 1 }] },
    problem: 'surfacesUs',
    because: 'must have a height',
    source: { title: 'Rule of the form', how: 'A room has three sizes' },
  },
])
