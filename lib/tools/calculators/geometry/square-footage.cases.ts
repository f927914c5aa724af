import { defineCases } from '@/lib/kits/calculator'
import footage from './square-footage'

const yard = {
  title: 'The Longest Yard: How to find square footage',
  href: 'http://www.thelongestyardinc.com/squarefootage.htm',
}
const paper = { title: 'Arithmetic on paper' }
const plain = { unit: 'ft', price: undefined, waste: 0 } as const
const room = { name: 'Room', shape: 'rectangle', count: 1, use: 'usable' } as const

export default defineCases(footage, [
  {
    name: '12 ft 6 in by 10 ft',
    given: { ...plain, rooms: [{ ...room, length: `12' 6"`, width: '10' }] },
    expect: {
      area: 125,
      metres: 11.61288,
      yards: 13.888888889,
      acres: 0.002869605,
      cost: null,
      order: 125,
      usable: 125,
      share: 1,
      perimeter: 45,
      note: null,
      list: { rows: 1, at: { 0: { name: 'Room', each: 125, area: 125, metres: 11.61288, cost: null } } },
    },
    source: { ...paper, how: '12.5 × 10; × 0.09290304; ÷ 9; ÷ 43560; 2 × 22.5' },
  },
  {
    name: 'Two parts of an L',
    given: {
      ...plain,
      rooms: [
        { ...room, length: '12', width: '13' },
        { ...room, length: '8', width: '6' },
      ],
    },
    expect: { area: 204 },
    source: { ...yard, how: '156 sq. ft. + 48 sq. ft. = 204 sq. ft.' },
  },
  {
    name: 'A room with corners cut off and bays',
    given: {
      ...plain,
      rooms: [
        { ...room, name: 'B', length: '12', width: '14' },
        { ...room, name: 'C', length: '2', width: '3' },
        { ...room, name: 'D', length: '6', width: '5' },
        { ...room, name: 'A', shape: 'triangle', length: '3', width: '3', use: 'void' },
        { ...room, name: 'E, F', shape: 'triangle', length: '2', width: '2', count: 2, use: 'void' },
      ],
    },
    expect: { area: 195.5, perimeter: null, list: { rows: 5, at: { 3: { each: 4.5, area: -4.5 }, 4: { area: -4 } } } },
    source: { ...yard, how: '168 + 6 + 30 − 4.5 − 2 − 2 = 195.5 sq. ft.' },
  },
  {
    name: 'A flat with waste and price',
    given: {
      unit: 'ft',
      price: 4.5,
      per: 'ft²',
      waste: 0.1,
      rooms: [
        { ...room, shape: 'l', length: '20', width: '16', cutLength: '8', cutWidth: '6' },
        { ...room, length: `11' 6"`, width: '10', count: 2 },
        { ...room, length: '4', width: '3', use: 'void' },
      ],
    },
    expect: {
      area: 490,
      order: 539,
      cost: 2425.5,
      perimeter: 158,
      list: { at: { 0: { area: 272, cost: 1346.4 }, 1: { each: 115, area: 230 } }, sum: { area: 490, cost: 2425.5 } },
    },
    source: { ...paper, how: '320 − 48 + 2 × 115 − 12; × 1.1 × 4.5; edges 72 + 2 × 43' },
  },
  {
    name: 'Usable and other space, in meters',
    given: {
      unit: 'm',
      price: 20,
      per: 'm²',
      waste: 0,
      rooms: [
        { ...room, length: '6', width: '5' },
        { ...room, length: '4', width: '2.5', use: 'other' },
      ],
    },
    expect: { metres: 40, area: 430.556416668, usable: 322.917312501, share: 0.75, cost: 800 },
    source: { ...paper, how: '30 and 10 m²; ÷ 0.09290304; 40 × 20' },
  },
  {
    name: 'Centimeters and square yards',
    given: { unit: 'cm', price: 9, per: 'yd²', waste: 0, rooms: [{ ...room, length: '91.44', width: '182.88' }] },
    expect: { yards: 2, cost: 18 },
    source: { ...paper, how: 'A yard is 91.44 cm' },
  },
  {
    name: 'Half inches',
    given: { ...plain, rooms: [{ ...room, length: `12' 6 1/2"`, width: `144"` }] },
    expect: { area: 150.5 },
    source: { ...paper, how: '150.5 in ÷ 12 × 12 ft' },
  },
  {
    name: 'Plain numbers in inches',
    given: { ...plain, unit: 'in', rooms: [{ ...room, length: '24', width: '36' }] },
    expect: { area: 6 },
    source: { ...paper, how: '2 × 3' },
  },
  {
    name: 'A circle and a trapezoid',
    given: {
      ...plain,
      rooms: [
        { ...room, shape: 'circle', length: '10' },
        { ...room, shape: 'trapezoid', length: '10', width: '4', cutLength: '6' },
      ],
    },
    expect: { area: 110.53981634, list: { at: { 0: { area: 78.53981634 }, 1: { area: 32 } } } },
    source: { ...paper, how: '25π and (10 + 6) ÷ 2 × 4' },
  },
  {
    name: 'A circle has an edge',
    given: { ...plain, rooms: [{ ...room, shape: 'circle', length: '10' }] },
    expect: { perimeter: 31.415926536 },
    source: { ...paper, how: '10π' },
  },
  {
    name: 'More voids than usable space',
    given: {
      ...plain,
      rooms: [
        { ...room, length: '10', width: '10', use: 'other' },
        { ...room, length: '2', width: '2', use: 'void' },
      ],
    },
    expect: { area: 96, usable: 0, share: null, note: 'fair' },
    source: { ...paper, how: '100 − 4; nothing usable was entered' },
  },
  {
    name: 'A negative length',
    given: { ...plain, rooms: [{ ...room, length: '-5', width: '4' }] },
    problem: 'rooms',
    because: 'length above 0',
    source: { ...paper, how: 'No room' },
  },
  {
    name: 'No width',
    given: { ...plain, rooms: [{ ...room, length: '5', width: undefined }] },
    problem: 'rooms',
    because: 'width above 0',
    source: { ...paper, how: 'One size is no rectangle' },
  },
  {
    name: 'An L without its corner',
    given: { ...plain, rooms: [{ ...room, shape: 'l', length: '5', width: '4' }] },
    problem: 'rooms',
    because: 'missing corner',
    source: { ...paper, how: 'That is a rectangle' },
  },
  {
    name: 'A corner larger than the room',
    given: { ...plain, rooms: [{ ...room, shape: 'l', length: '5', width: '4', cutLength: '5', cutWidth: '1' }] },
    problem: 'rooms',
    because: 'smaller than the room',
    source: { ...paper, how: 'Nothing would be left beside it' },
  },
  {
    name: 'More taken away than there is',
    given: { ...plain, rooms: [{ ...room, length: '5', width: '4', use: 'void' }] },
    problem: 'rooms',
    because: 'more than there is',
    source: { ...paper, how: '−20' },
  },
])
