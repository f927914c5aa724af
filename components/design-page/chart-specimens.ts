import type { Axis, ChartDrawing, Diagram } from '@/lib/kits/chart/types'

const write = (value: number) => String(Math.round(value))
const money = (value: number) => `$${write(value)}`
const pay: Axis = { label: 'Dollars', write: money }
const months: Axis = { label: 'Month', write }
const quarters: Axis = { label: 'Quarter', write, names: ['Q1', 'Q2', 'Q3', 'Q4'] }
const tracks = [
  { label: 'Income', values: [12, 18, 21, 26] },
  { label: 'Costs', values: [10, 11, 13, 12] },
]

/** A chart of every kind. The type asks for every kind there is. */
export const chartKinds: { readonly [Kind in ChartDrawing['kind']]: ChartDrawing & { kind: Kind } } = {
  line: {
    kind: 'line',
    title: 'Lines with a mark',
    x: months,
    y: pay,
    at: [0, 1, 2, 3],
    tracks,
    marks: [{ x: 1, y: 18, label: 'Best' }],
  },
  bar: { kind: 'bar', title: 'Bars', x: quarters, y: pay, tracks },
  stacked: { kind: 'stacked', title: 'Stacks', x: quarters, y: pay, tracks },
  scatter: {
    kind: 'scatter',
    title: 'Points',
    x: months,
    y: pay,
    tracks: [
      {
        label: 'Shop',
        points: [
          [1, 4],
          [2, 9],
          [4, 7],
        ],
      },
      {
        label: 'Market',
        points: [
          [1, 2],
          [3, 5],
          [4, 6],
        ],
      },
    ],
    lines: [
      {
        label: 'Trend',
        points: [
          [1, 3],
          [4, 7.2],
        ],
      },
    ],
  },
  heat: {
    kind: 'heat',
    title: 'Cells',
    x: { label: 'Day', names: ['Mon', 'Tue', 'Wed'] },
    y: { label: 'Hour', names: ['6', '7', '8'] },
    values: [
      [1, 4, 9],
      [2, null, 6],
      [3, 5, 8],
    ],
    write,
  },
  timeline: {
    kind: 'timeline',
    title: 'Stretches of time',
    x: months,
    tracks: ['Baking', 'Selling'],
    rows: [
      {
        label: 'Bread',
        parts: [
          { track: 0, from: 0, to: 2 },
          { track: 1, from: 2, to: 5 },
        ],
      },
      { label: 'Rolls', parts: [{ track: 0, from: 1, to: 2 }] },
    ],
    marks: [{ x: 3, label: 'Today' }],
  },
  donut: {
    kind: 'donut',
    title: 'Shares',
    parts: [
      { label: 'Flour', value: 42 },
      { label: 'Wages', value: 38 },
      { label: 'Rent', value: 20 },
    ],
    write,
  },
  waterfall: {
    kind: 'waterfall',
    title: 'From price to profit',
    y: pay,
    parts: [
      { label: 'Price', value: 25, total: true },
      { label: 'Materials', value: -8 },
      { label: 'Wages', value: -7 },
      { label: 'Profit', value: 10, total: true },
    ],
  },
}

export const diagram: Diagram = {
  title: 'A beam on two supports',
  width: 200,
  height: 80,
  shapes: [
    { is: 'rect', at: [20, 40], width: 160, height: 8, tone: 'muted', filled: true },
    { is: 'arrow', from: [100, 10], to: [100, 38], tone: 'accent' },
    {
      is: 'polygon',
      points: [
        [20, 48],
        [12, 64],
        [28, 64],
      ],
      tone: 'ink',
    },
    { is: 'circle', at: [180, 56], radius: 8, tone: 'ink' },
    { is: 'rect', at: [150, 40], width: 8, height: 8, paint: '#7b3f00' },
    { is: 'text', at: [108, 20], text: '4 kN', tone: 'accent' },
  ],
}
