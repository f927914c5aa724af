import { choice, defineCalculator, integer, money, percent, problem, rows, text } from '@/lib/kits/calculator'
import { readFeetInches } from '@/lib/base/units/feet-inches'
import { toNumber, readExact } from '@/lib/engines/exact-numbers'
import type { Region } from '@/lib/base/region/types'
import { ellipse, rectangle, trapezoid } from '@/lib/subjects/geometry/plane-shapes'

const shapes = {
  rectangle: 'Rectangle',
  l: 'L shape',
  triangle: 'Triangle',
  trapezoid: 'Trapezoid',
  circle: 'Circle',
} as const
type Shape = keyof typeof shapes

const feetIn = { ft: 1, m: 1 / 0.3048, cm: 0.01 / 0.3048, in: 1 / 12 } as const
type Unit = keyof typeof feetIn
/** Square feet in one; the foot of 0.3048 m. */
const squareFeetIn = { 'ft²': 1, 'm²': 1 / 0.09290304, 'yd²': 9 } as const
const squareFeetInAcre = 43_560
const longest = 1e5

export default defineCalculator({
  inputs: {
    rooms: rows('Rooms', {
      row: 'room',
      columns: {
        name: text('Name', { initial: 'Room', maxLength: 40 }),
        shape: choice('Shape', { options: shapes, initial: 'rectangle', as: 'menu' }),
        length: text('Length', { initial: `12' 6"`, maxLength: 30 }),
        width: text('Width', { optional: true, initial: '10', maxLength: 30 }),
        cutLength: text('Missing corner, or second side', { optional: true, maxLength: 30 }),
        cutWidth: text('Width of that corner', { optional: true, maxLength: 30 }),
        count: integer('How many', { initial: 1, min: 1, max: 1000 }),
        use: choice('Count it', {
          options: { usable: 'As usable', other: 'As other space', void: 'Take away' },
          initial: 'usable',
          as: 'menu',
        }),
      },
      initial: [{ name: 'Living room', shape: 'rectangle', length: `12' 6"`, width: '10', count: 1, use: 'usable' }],
      ownLine: 'name',
      min: 1,
      max: 60,
      help: `Feet and inches as 12' 6 1/2", 12 ft 6 in or 12-6, or plain numbers in the unit below. A triangle has base and height, a circle its diameter; an L the box around it and its missing corner, a trapezoid a second parallel side.`,
    }),
    unit: choice('Plain numbers are', {
      options: { ft: 'Feet', m: 'Meters', cm: 'Centimeters', in: 'Inches' },
      initial: 'ft',
      as: 'menu',
    }),
    price: money('Price of one unit of area', { optional: true }),
    per: choice('That unit', {
      options: { 'ft²': 'ft²', 'm²': 'm²', 'yd²': 'yd²' },
      initial: 'ft²',
    }),
    waste: percent('Waste to add', { initial: 0, max: 1, slider: { to: 0.3, step: 0.01 }, refines: true }),
  },
  outputs: {
    area: { kind: 'number', label: 'Area in all', unit: 'ft²', decimals: 2 },
    metres: { kind: 'number', label: 'In square meters', unit: 'm²', decimals: 2 },
    yards: { kind: 'number', label: 'In square yards', unit: 'yd²', decimals: 2 },
    acres: { kind: 'number', label: 'In acres', unit: 'acres', decimals: 5 },
    cost: { kind: 'money', label: 'Cost, waste included', optional: true },
    order: { kind: 'number', label: 'To order, waste included', unit: 'ft²', decimals: 2, section: 'Space and edges' },
    usable: { kind: 'number', label: 'Usable space', unit: 'ft²', decimals: 2, section: 'Space and edges' },
    share: { kind: 'percent', label: 'Usable of all', optional: true, section: 'Space and edges' },
    perimeter: {
      kind: 'number',
      label: 'Edges of all rooms',
      unit: 'ft',
      decimals: 2,
      optional: true,
      section: 'Space and edges',
    },
    note: { kind: 'verdict', label: 'Note', optional: true },
    list: {
      kind: 'table',
      label: 'Room by room',
      totals: ['area', 'metres', 'cost'],
      columns: {
        name: { kind: 'text', label: 'Room' },
        each: { kind: 'number', label: 'One', unit: 'ft²', decimals: 2 },
        area: { kind: 'number', label: 'All of it', unit: 'ft²', decimals: 2 },
        metres: { kind: 'number', label: 'In m²', unit: 'm²', decimals: 2 },
        cost: { kind: 'money', label: 'Cost' },
      },
    },
  },
  formula:
    'Rectangle: length × width; L: the rectangle around less the missing corner; triangle: base × height ÷ 2; trapezoid: half the parallel sides × height; circle: π × diameter² ÷ 4',
  limits: [
    'A foot is 0.3048 m, an acre 43,560 square feet.',
    'Edges are those of rectangles, L shapes and circles; a triangle or trapezoid leaves its slanted sides open.',
    'Rooms added up are net inside measures. A home’s living area after ANSI Z765 is taken along the outside of its walls, floor by floor, and comes out larger.',
  ],
  sources: [
    {
      title: 'The Longest Yard: How to find square footage',
      href: 'http://www.thelongestyardinc.com/squarefootage.htm',
    },
    {
      title: 'NIST Special Publication 811, appendix B: international foot and acre',
      href: 'https://www.nist.gov/pml/special-publication-811',
    },
  ],

  compute({ rooms, unit, price, per, waste }, { show }) {
    const found = rooms.map((room, at) => measured(room, at, unit, show.region))
    const wrong = found.find((one) => typeof one === 'string')
    if (typeof wrong === 'string') return problem('rooms', wrong)
    const sized = found.filter((one) => typeof one !== 'string')
    const signed = sized.map((one) => ({ ...one, all: one.area * one.count * (one.use === 'void' ? -1 : 1) }))
    const area = signed.reduce((total, { all }) => total + all, 0)
    if (area < 0) return problem('rooms', 'must not take away more than there is')
    const usable = signed.reduce((total, { all, use }) => total + (use === 'other' ? 0 : all), 0)
    const order = area * (1 + waste)
    const costOf = (feet: number) => (price === undefined ? null : (feet * (1 + waste) * price) / squareFeetIn[per])
    return {
      area,
      metres: area * 0.09290304,
      yards: area / squareFeetIn['yd²'],
      acres: area / squareFeetInAcre,
      cost: costOf(area) ?? undefined,
      order,
      usable: Math.max(0, usable),
      share: area > 0 && usable >= 0 ? usable / area : undefined,
      perimeter: sized.every(({ edge }) => edge !== undefined)
        ? sized.reduce((total, { edge = 0, count, use }) => total + (use === 'void' ? 0 : edge * count), 0)
        : undefined,
      note:
        usable < 0
          ? { is: 'fair', says: 'More is taken away than is usable; voids are taken from usable space.' }
          : undefined,
      list: signed.map(({ name, area: each, all }) => ({
        name,
        each,
        area: all,
        metres: all * 0.09290304,
        cost: costOf(all),
      })),
    }
  },

  steps({ per }, { list }) {
    return [
      { gives: 'area', is: '{list.area} ft² added up' },
      { gives: 'metres', is: '{area} ft² × 0.3048²' },
      { gives: 'yards', is: '{area} ft² ÷ 9' },
      { gives: 'acres', is: '{area} ft² ÷ 43560' },
      { gives: 'order', is: '{area} × (1 + {waste})' },
      {
        gives: list.length > 0 ? 'cost' : undefined,
        is: `{order} ft² ÷ {factor} × {price}`,
        with: { factor: { kind: 'number', value: squareFeetIn[per], decimals: per === 'm²' ? 9 : 0 } },
      },
    ]
  },

  examples: [
    {
      name: 'A bedroom',
      given: {
        rooms: [{ name: 'Bedroom', shape: 'rectangle', length: `12' 6"`, width: '10', count: 1, use: 'usable' }],
        unit: 'ft',
        price: undefined,
        waste: 0,
      },
      expect: { area: 125, metres: 11.61288 },
    },
    {
      name: 'Floor for a flat',
      given: {
        rooms: [
          {
            name: 'Living room',
            shape: 'l',
            length: '20',
            width: '16',
            cutLength: '8',
            cutWidth: '6',
            count: 1,
            use: 'usable',
          },
          { name: 'Bedrooms', shape: 'rectangle', length: `11' 6"`, width: '10', count: 2, use: 'usable' },
          { name: 'Chimney', shape: 'rectangle', length: '4', width: '3', count: 1, use: 'void' },
        ],
        unit: 'ft',
        price: 4.5,
        per: 'ft²',
        waste: 0.1,
      },
      expect: { area: 490, order: 539, cost: 2425.5 },
    },
  ],
})

interface Room {
  name: string
  shape: Shape
  length: string
  width?: string | undefined
  cutLength?: string | undefined
  cutWidth?: string | undefined
  count: number
  use: 'usable' | 'other' | 'void'
}

/** Feet of what was typed: feet and inches, or a number in the unit; undefined for what is no length above 0. */
function feetOf(typed: string | undefined, unit: Unit, region: Region): number | undefined {
  const plain = typed === undefined ? undefined : readExact(typed, region)
  const feet = typeof plain === 'object' ? toNumber(plain) * feetIn[unit] : readFeetInches(typed ?? '')
  return feet !== undefined && feet > 0 && feet <= longest ? feet : undefined
}

function measured(room: Room, at: number, unit: Unit, region: Region) {
  const { name, shape, count, use } = room
  const place = `${name.trim() || 'room'}, row ${at + 1}`
  const asked = (what: string) => `must have a ${what} above 0 such as 12' 6" or 3.8: ${place}`
  const length = feetOf(room.length, unit, region)
  if (length === undefined) return asked('length')
  if (shape === 'circle') {
    const circle = ellipse(length, length)
    return { name, count, use, area: circle.area, edge: circle.perimeter }
  }
  const width = feetOf(room.width, unit, region)
  if (width === undefined) return asked('width')
  if (shape === 'rectangle')
    return { name, count, use, area: rectangle(length, width).area, edge: 2 * (length + width) }
  if (shape === 'triangle') return { name, count, use, area: trapezoid(length, 0, width).area, edge: undefined }
  const second = feetOf(room.cutLength, unit, region)
  if (second === undefined) return asked(shape === 'l' ? 'missing corner' : 'second parallel side')
  if (shape === 'trapezoid') return { name, count, use, area: trapezoid(length, second, width).area, edge: undefined }
  const across = feetOf(room.cutWidth, unit, region)
  if (across === undefined) return asked('width of the missing corner')
  if (second >= length || across >= width) return `must have a missing corner that is smaller than the room: ${place}`
  // A corner that is missing moves two walls inwards and shortens none in all.
  return { name, count, use, area: length * width - second * across, edge: 2 * (length + width) }
}
