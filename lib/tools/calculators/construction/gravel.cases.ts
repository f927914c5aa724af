import { defineCases } from '@/lib/kits/calculator'
import gravel from './gravel'

const paper = { title: 'Arithmetic on paper' }
const python = (how: string) => ({ title: 'Python, exact fractions, tests/vectors/material-takeoff/gravel.py', how })
const us = { system: 'us', material: 'gravel', compaction: 0, step: 0.5, truck: 10, bagUs: 50 } as const
const metric = { system: 'metric', material: 'gravel', compaction: 0, step: 0.5, truck: 10, bag: 25 } as const
const square = (length: string, width: string) => [{ shape: 'rectangle' as const, length, width, count: 1 }]

export default defineCases(gravel, [
  {
    name: '20 by 10 ft, 4 inches of dry gravel',
    given: { ...us, areasUs: square(`20'`, '10'), depth: 10.16, price: 38, fee: 75, bagPrice: 5.5 },
    expect: {
      area: 200,
      compacted: 2.469136,
      volume: 2.469136,
      cubicYards: 2.469136,
      cubicMetres: 1.88779,
      tonnes: 3.171487,
      shortTons: 3.495966,
      order: 3.5,
      bags: 140,
      trucks: 1,
      bulkCost: 208,
      bagCost: 770,
      cheaper: 'plain',
      parts: { rows: 1, at: { 0: { part: 'Rectangle', area: 200, volume: 2.469136 } } },
    },
    says: { cheaper: 'Bulk is cheaper by $562.00' },
    source: python('path; 3.5 × 38 + 75; 140 × 5.5'),
  },
  {
    name: 'Crushed stone of 2,700 lb a cubic yard, 10 by 10 ft, 6 inches: 2.5 tons',
    given: { ...us, areasUs: square('10', '10'), depth: 15.24, material: 'own', density: 1.601846337396014 },
    expect: { cubicYards: 1.851852, shortTons: 2.5, order: 2.5, bags: 100 },
    source: {
      title: 'CalculatorHub: crushed stone calculator, worked example',
      href: 'https://calculatorhub.com/tools/crushed-stone-calculator/',
      how: '10 × 10 × 0.5 ÷ 27 = 1.852 cubic yards; × 2,700 ÷ 2,000 = 2.5',
    },
  },
  {
    name: 'A patio of 14 by 10 ft, 3 inches and a tenth more',
    given: {
      ...us,
      areasUs: square('14', '10'),
      depth: 7.62,
      material: 'own',
      density: 1.779829263773349,
      compaction: 0.1,
    },
    expect: { compacted: 1.296296, volume: 1.425926, shortTons: 2.138889 },
    source: {
      title: 'AMR: crushed stone calculator, worked example',
      href: 'https://amrnewyork.com/tools/crushed-stone-calculator',
      how: '14 × 10 × 0.25 ÷ 27 = 1.30; × 1.1 = 1.43; × 1.5 tons a cubic yard = 2.15 of the rounded 1.43, 2.139 unrounded',
    },
  },
  {
    name: 'A base under a round terrace, a fifth more for rolling',
    given: {
      ...metric,
      areas: [{ shape: 'circle', length: '5', count: 1 }],
      depth: 20,
      material: 'base',
      compaction: 0.2,
      truck: 8,
    },
    expect: {
      area: 19.634954,
      compacted: 3.926991,
      volume: 4.712389,
      cubicYards: 6.163572,
      tonnes: 8.246681,
      shortTons: 9.090409,
      order: 8.5,
      bags: 330,
      trucks: 2,
    },
    source: python('round: π × 25 ÷ 4 × 0.2 rolled × 2.1; × 1.2 loose'),
  },
  {
    name: 'Base laid without compaction weighs the same',
    given: {
      ...metric,
      areas: [{ shape: 'circle', length: '5', count: 1 }],
      depth: 20,
      material: 'base',
      truck: 8,
    },
    expect: { volume: 3.926991, tonnes: 8.246681, order: 8.5 },
    source: python('round: the layer weighs what it weighs'),
  },
  {
    name: 'An area that is known',
    given: { ...metric, measure: 'area', areaKnown: 10, depth: 5, material: 'sand' },
    expect: { area: 10, volume: 0.5, tonnes: 0.8, order: 1, bags: 32 },
    source: python('sand: 10 m² of 5 cm'),
  },
  {
    name: 'An area in square feet, and a density in pounds a cubic foot',
    given: {
      ...us,
      measure: 'area',
      areaKnownUs: 100,
      depth: 15.24,
      material: 'own',
      density: 1.601846337396014,
    },
    expect: { area: 100, cubicYards: 1.851852, shortTons: 2.5, order: 2.5 },
    source: { ...paper, how: '50 ft³ of 100 lb are 5,000 lb; 100 lb/ft³ is 1.35 short tons/yd³' },
  },
  {
    name: 'A ring, a triangle and two rectangles in wet sand',
    given: {
      ...metric,
      areas: [
        { shape: 'ring', length: '4', width: '2', count: 1 },
        { shape: 'triangle', length: '3', width: '2.5', count: 1 },
        { shape: 'rectangle', length: '420 cm', width: '1.5', count: 2 },
      ],
      depth: 7.5,
      material: 'wetSand',
      compaction: 0.15,
      step: 0.25,
      bag: 20,
    },
    expect: {
      volume: 2.223075,
      tonnes: 4.268303,
      order: 4.5,
      bags: 214,
      parts: {
        rows: 3,
        at: {
          0: { part: 'Ring', area: 9.424778 },
          1: { part: 'Triangle', area: 3.75 },
          2: { part: '2 × Rectangle', area: 12.6, volume: 0.945 },
        },
      },
    },
    source: python('ring, triangle, two rectangles'),
  },
  {
    name: 'Wet gravel at two tonnes a cubic meter',
    given: { ...metric, areas: square('5', '2'), depth: 10, material: 'wetGravel', step: 1 },
    expect: { tonnes: 2, order: 2, bags: 80, trucks: 1 },
    source: python('wet gravel'),
  },
  {
    name: 'Dry sand under paving: bags are cheaper',
    given: { ...metric, areas: square('5', '2'), depth: 5, material: 'sand', price: 40, fee: 90, bagPrice: 3 },
    expect: { tonnes: 0.8, order: 1, bags: 32, bulkCost: 130, bagCost: 96, cheaper: 'plain' },
    says: { cheaper: 'Bags are cheaper by $34.00' },
    source: python('sand; 1 × 40 + 90; 32 × 3'),
  },
  {
    name: 'Crushed stone, and the same cost either way',
    given: { ...metric, areas: square('5', '2'), depth: 10, material: 'stone', price: 40, bagPrice: 1.25 },
    expect: { tonnes: 1.6, order: 2, bags: 64, bulkCost: 80, bagCost: 80, cheaper: null },
    source: { ...paper, how: '1 m³ × 1.6 t; 2 × 40 = 64 × 1.25' },
  },
  {
    name: 'A price of the bags alone compares nothing',
    given: { ...metric, areas: square('1', '1'), depth: 1, bagPrice: 4 },
    expect: { order: 0.5, bags: 1, bulkCost: null, bagCost: 4, cheaper: null },
    source: { ...paper, how: '16.8 kg are one bag, and the least step is half a tonne' },
  },
  {
    name: 'A ring without a hole of its own',
    given: { ...metric, areas: [{ shape: 'ring', length: '2', width: '2', count: 1 }], depth: 5 },
    problem: 'areas',
    because: 'inner diameter',
    source: { title: 'Rule of the form', how: 'The inner diameter is less' },
  },
  {
    name: 'A rectangle without its width',
    given: { ...us, areasUs: [{ shape: 'rectangle', length: '10', count: 1 }], depth: 10 },
    problem: 'areasUs',
    because: 'in row 1',
    source: { title: 'Rule of the form', how: 'A rectangle has two sides' },
  },
  {
    name: 'Steps of a grain',
    given: {
      ...metric,
      areas: [{ shape: 'rectangle', length: '10000', width: '10000', count: 1000 }],
      depth: 2000,
      step: 0.000001,
    },
    problem: 'step',
    because: 'must be larger',
    source: { title: 'Rule of the form', how: 'More than 10^12 steps' },
  },
])
