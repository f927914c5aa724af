import { defineCases } from '@/lib/kits/calculator'
import mulch from './mulch-topsoil'

const paper = { title: 'Arithmetic on paper' }
const python = (how: string) => ({ title: 'Python, exact fractions, tests/vectors/material-takeoff/gravel.py', how })
const danis = { title: 'Daniher Topsoil: calculators with examples', href: 'http://danihertopsoil.com/calc.html' }
const us = { system: 'us', material: 'mulch', settling: 0, bagUs: 2, step: 0.5 } as const
const metric = { system: 'metric', material: 'mulch', settling: 0, bag: 50, step: 0.5 } as const
const bed = (length: string, width: string) => [{ shape: 'rectangle' as const, length, width, count: 1 }]

export default defineCases(mulch, [
  {
    name: '324 ft² an inch deep is a cubic yard, in 13.5 bags of 2 ft³',
    given: { ...us, bedsUs: bed('18', '18'), depth: 2.54 },
    expect: {
      area: 324,
      volume: 1,
      cubicYards: 1,
      cubicFeet: 27,
      bags: 14,
      order: 1,
      light: 400,
      heavy: 1000,
      deep: null,
    },
    source: {
      title: 'Jeperdue Landscaping: one cubic yard covers 324 sq. ft. an inch deep',
      href: 'https://www.jeperduelandscaping.com/shop/mulch/',
      how: 'Table read; 27 ÷ 2 = 13.5 bags',
    },
  },
  {
    name: 'The same in bags of 1.5 ft³: 18',
    given: { ...us, bedsUs: bed('18', '18'), depth: 2.54, bagUs: 1.5 },
    expect: { bags: 18 },
    source: {
      title: 'Rebab: how much mulch is in a bag',
      href: 'https://rebab.net/how-much-mulch-is-in-a-bag/',
      how: '18 bags of 1.5 cu. ft. are a cubic yard',
    },
  },
  {
    name: 'A cubic yard covers 108 ft² at 3 inches',
    given: { ...us, bedsUs: bed('12', '9'), depth: 7.62 },
    expect: { area: 108, volume: 1, order: 1 },
    source: {
      title: 'Jeperdue Landscaping: table',
      href: 'https://www.jeperduelandscaping.com/shop/mulch/',
      how: '3 inches: 108 sq. ft.',
    },
  },
  {
    name: '12 by 14 ft of topsoil, 4 inches deep',
    given: { ...us, material: 'topsoil', bedsUs: bed(`12'`, `14'`), depth: 10.16 },
    expect: { volume: 2.074074, cubicMetres: 1.585743, light: 3525.9259, heavy: 4770.3704, order: 2.5 },
    source: { ...danis, how: '12 × 14 × 4" = 2.07 cubic yards; weights by gravel.py' },
  },
  {
    name: 'A round bed of 12 ft radius, 6 inches of topsoil',
    given: { ...us, material: 'topsoil', bedsUs: [{ shape: 'circle', length: '24', count: 1 }], depth: 15.24 },
    expect: { volume: 8.37758, order: 8.5, deep: null },
    source: { ...danis, how: '3.1416 × 144 × 0.5 ÷ 27 = 8.38 cubic yards' },
  },
  {
    name: 'A border and two tree rings: bags are cheaper',
    given: {
      ...us,
      bedsUs: [
        { shape: 'rectangle', length: `24'`, width: `4' 6"`, count: 1 },
        { shape: 'ring', length: `6'`, width: '12"', count: 2 },
      ],
      depth: 7.62,
      price: 42,
      fee: 60,
      bagPrice: 4.5,
    },
    expect: {
      volume: 1.509054,
      bags: 21,
      order: 2,
      bulkCost: 144,
      bagCost: 94.5,
      cheaper: 'plain',
      parts: { rows: 2, at: { 0: { part: 'Rectangle', area: 108 }, 1: { part: '2 × Ring', area: 54.977871 } } },
    },
    says: { cheaper: 'Bags are cheaper by $49.50' },
    source: python('border and trees: 40.74 ft³; 2 × 42 + 60; 21 × 4.5'),
  },
  {
    name: 'Three raised beds filled with a mix that settles',
    given: {
      ...metric,
      material: 'mix',
      beds: [{ shape: 'rectangle', length: '2.4', width: '120 cm', count: 3 }],
      depth: 30,
      settling: 0.15,
      mix: [
        { name: 'Topsoil', parts: 6 },
        { name: 'Compost', parts: 3 },
        { name: '', parts: 1 },
      ],
    },
    expect: {
      volume: 2.9808,
      litres: 2980.8,
      bags: 60,
      order: 3,
      light: null,
      heavy: null,
      split: {
        rows: 3,
        at: {
          0: { name: 'Topsoil', share: 0.6, volume: 1.78848, bags: 36 },
          1: { share: 0.3, volume: 0.89424, bags: 18 },
          2: { name: 'Part 3', share: 0.1, volume: 0.29808, bags: 6 },
        },
        sum: { volume: 2.9808 },
      },
    },
    source: python('raised beds m3'),
  },
  {
    name: 'Compost, 5 cm over 10 m²',
    given: { ...metric, material: 'compost', beds: bed('5', '2'), depth: 5, price: 45, bagPrice: 6 },
    expect: {
      volume: 0.5,
      litres: 500,
      cubicFeet: 17.657333,
      cubicYards: 0.6539753,
      light: 177.982926,
      heavy: 533.948779,
      bags: 10,
      order: 0.5,
      bulkCost: 22.5,
      bagCost: 60,
    },
    says: { cheaper: 'Bulk is cheaper by $37.50' },
    source: python('compost 10 m2 5 cm; 0.5 × 45; 10 × 6'),
  },
  {
    name: 'Five inches of mulch are too deep, four are not',
    given: { ...us, bedsUs: bed('10', '10'), depth: 12.7 },
    expect: { deep: 'bad' },
    source: {
      title: 'Iowa State University Extension: how deep should the mulch layer be',
      href: 'https://hortnews.extension.iastate.edu/faq/how-deep-should-mulch-layer-be-around-trees-and-shrubs',
      how: '3 to 4 inches on well-drained sites',
    },
  },
  {
    name: 'Four inches of mulch',
    given: { ...us, bedsUs: bed('10', '10'), depth: 10.16 },
    expect: { deep: null },
    source: { ...paper, how: 'The limit itself' },
  },
  {
    name: 'Beds whose area is known',
    given: { ...us, measure: 'area', areaKnownUs: 324, depth: 2.54 },
    expect: { area: 324, volume: 1, bags: 14 },
    source: { ...paper, how: '324 ft² ÷ 12 ÷ 27' },
  },
  {
    name: 'Beds whose area is known in square meters',
    given: { ...metric, measure: 'area', areaKnown: 10, material: 'compost', depth: 5 },
    expect: { area: 10, volume: 0.5, litres: 500, bags: 10 },
    source: { ...paper, how: '10 × 0.05 × 1,000 ÷ 50' },
  },
  {
    name: 'A triangle',
    given: { ...metric, beds: [{ shape: 'triangle', length: '4', width: '3', count: 1 }], depth: 10 },
    expect: { area: 6, volume: 0.6, bags: 12, order: 1 },
    source: { ...paper, how: '4 × 3 ÷ 2 × 0.1; 600 ÷ 50' },
  },
  {
    name: 'A trunk as wide as its ring',
    given: { ...us, bedsUs: [{ shape: 'ring', length: '1', width: '1', count: 1 }], depth: 5 },
    problem: 'bedsUs',
    because: 'inner diameter',
    source: { title: 'Rule of the form', how: 'The inner diameter is less' },
  },
  {
    name: 'A bed without its length',
    given: { ...metric, beds: bed('', '2'), depth: 5 },
    problem: 'beds',
    because: 'in row 1',
    source: { title: 'Rule of the form', how: 'A rectangle has two sides' },
  },
  {
    name: 'Steps of a thimble',
    given: {
      ...metric,
      beds: [{ shape: 'rectangle', length: '10000', width: '10000', count: 1000 }],
      depth: 500,
      step: 0.0000001,
    },
    problem: 'step',
    because: 'must be larger',
    source: { title: 'Rule of the form', how: 'More than 10^12 steps' },
  },
])
