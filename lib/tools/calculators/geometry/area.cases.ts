import { defineCases } from '@/lib/kits/calculator'
import area from './area'

const paper = { title: 'Arithmetic on paper' }
const calc = { title: 'LibreOffice Calc' }
const handbook = { title: 'NIST Handbook 44, appendix C: General Tables of Units of Measurement' }
const scipy = { title: 'SciPy' }
const one = { count: 1, parts: [], price: undefined }

export default defineCases(area, [
  {
    name: 'The triangle of 3, 4 and 5 has an area of 6 and a perimeter of 12',
    given: { ...one, shape: 'sides', sideA: 3, sideB: 4, sideC: 5 },
    expect: { area: 6, perimeter: 12, sum: { rows: 0 } },
    source: {
      title: 'Euclid: Elements, book I, propositions 41 and 48',
      how: 'A right angle between 3 and 4: 3 × 4 ÷ 2',
    },
  },
  {
    name: 'A needle keeps its digits: 100,000, 100,000 and 0.000246912',
    given: { ...one, shape: 'sides', sideA: 100_000, sideB: 0.000246912, sideC: 100_000 },
    expect: { area: 12.3456 },
    source: {
      title: 'W. Kahan: Miscalculating Area and Angles of a Needle-like Triangle',
      href: 'https://people.eecs.berkeley.edu/~wkahan/Triangle.pdf',
      how: 'Half the base times the height, which is 100,000 to fifteen digits: 0.000123456 × 100,000',
    },
  },
  {
    name: 'Three sides that do not close',
    given: { ...one, shape: 'sides', sideA: 1, sideB: 2, sideC: 3 },
    problem: null,
    source: { title: 'Euclid: Elements, book I, proposition 20', how: '1 + 2 is not more than 3' },
  },
  {
    name: 'An acre of 66 ft by 660 ft',
    given: { ...one, shape: 'rectangle', length: 201.168, width: 20.1168 },
    expect: { acres: 1, squareFeet: 43_560, squareYards: 4840, hectares: 0.40468564, perimeter: 442.5696 },
    source: {
      title: 'NIST Handbook 44, appendix C: 1 acre = 43,560 square feet = 4,840 square yards',
      how: '660 ft × 66 ft; ×0.3048',
    },
  },
  {
    name: 'Square, with a price for each square foot',
    given: { ...one, shape: 'square', side: 3.048, price: 2.5, priceUnit: 'ft²' },
    expect: { area: 9.290304, squareFeet: 100, cost: 250, perimeterFeet: 40 },
    source: { ...paper, how: '10 ft × 10 ft × 2.50' },
  },
  {
    name: 'Ring of 5 ft and 3 ft, answered in square feet first',
    given: { ...one, system: 'us', shape: 'ring', outer: 1.524, inner: 0.9144 },
    expect: { areaFeet: 50.265482, squareFeet: null, area: 4.669816, squareYards: 5.585054, perimeterFeet: 50.265482 },
    source: { ...calc, how: '=PI()*(25-9); ×0.3048^2; ÷9; =2*PI()*8' },
  },
  {
    name: 'Circle of radius 2',
    given: { ...one, shape: 'circle', radius: 2 },
    expect: { area: 12.566371, perimeter: 12.566371 },
    source: { ...calc, how: '=PI()*2^2 and =2*PI()*2' },
  },
  {
    name: 'Quarter of that circle',
    given: { ...one, shape: 'sector', radius: 2, angle: 90 },
    expect: { area: 3.141593, perimeter: 7.141593 },
    source: { ...calc, how: '=PI(); =PI()+4' },
  },
  {
    name: 'Ellipse 6 by 4',
    given: { ...one, shape: 'ellipse', axisA: 6, axisB: 4 },
    expect: { area: 18.849556, perimeter: 15.865439589 },
    source: { ...scipy, how: '4*3*scipy.special.ellipe(1-4/9); pi*3*2' },
  },
  {
    name: 'Flat ellipse 100 by 1',
    given: { ...one, shape: 'ellipse', axisA: 1, axisB: 100 },
    expect: { perimeter: 200.054916486 },
    source: { ...scipy, how: '4*50*scipy.special.ellipe(1-(0.5/50)**2)' },
  },
  {
    name: 'Right-angled trapezoid 6 and 4, 3 high',
    given: { ...one, shape: 'trapezoid', base: 6, top: 4, height: 3, shift: 0 },
    expect: { area: 15, perimeter: 16.605551 },
    source: { ...calc, how: '=(6+4)/2*3; =6+4+3+SQRT(13)' },
  },
  {
    name: 'Triangle by base and height leaves the perimeter open',
    given: { ...one, shape: 'triangle', base: 6, height: 3, shift: undefined },
    expect: { area: 9, perimeter: null },
    source: { ...paper, how: '6 × 3 ÷ 2' },
  },
  {
    name: 'Parallelogram with a lean of 4',
    given: { ...one, shape: 'parallelogram', base: 6, height: 3, shift: 4 },
    expect: { area: 18, perimeter: 22 },
    source: { ...paper, how: '6 × 3; sides 6 and √(3² + 4²) = 5' },
  },
  {
    name: 'Rhombus with diagonals 8 and 6',
    given: { ...one, shape: 'rhombus', diagonalA: 8, diagonalB: 6 },
    expect: { area: 24, perimeter: 20 },
    source: { ...paper, how: '8 × 6 ÷ 2; four sides of √(4² + 3²) = 5' },
  },
  {
    name: 'Kite with diagonals 21 and 16 that cross at 6',
    given: { ...one, shape: 'kite', diagonalA: 21, diagonalB: 16, crossing: 6 },
    expect: { area: 168, perimeter: 54 },
    source: { ...paper, how: '21 × 16 ÷ 2; sides √(6² + 8²) = 10 and √(15² + 8²) = 17' },
  },
  {
    name: 'Ring of 5 and 3',
    given: { ...one, shape: 'ring', outer: 5, inner: 3 },
    expect: { area: 50.265482, perimeter: 50.265482 },
    source: { ...calc, how: '=PI()*(25-9); =2*PI()*8' },
  },
  {
    name: 'Hexagon of side 2',
    given: { ...one, shape: 'polygon', side: 2, sides: 6 },
    expect: { area: 10.392305, perimeter: 12 },
    source: { ...calc, how: '=6*SQRT(3)/4*2^2' },
  },
  {
    name: 'Two lawns less a round pond, plus half a circle',
    given: {
      shape: 'rectangle',
      length: 10,
      width: 6,
      count: 2,
      partUnit: 'm',
      parts: [
        { action: 'take', shape: 'circle or ellipse', width: 4 },
        { action: 'add', shape: 'half circle', width: 2 },
      ],
    },
    expect: {
      area: 109.004426,
      sum: {
        rows: 3,
        at: {
          0: { part: '2 × Rectangle', size: 120 },
          1: { part: 'Take away: circle or ellipse', size: -12.5664 },
          2: { part: 'Add: half circle', size: 1.5708 },
        },
      },
    },
    source: { ...calc, how: '=2*10*6-PI()*2^2+PI()*1^2/2' },
  },
  {
    name: 'More cannot be taken away than there is',
    given: {
      shape: 'square',
      side: 1,
      count: 1,
      partUnit: 'm',
      parts: [{ action: 'take', shape: 'rectangle', width: 2, height: 2 }],
    },
    problem: 'parts',
    source: { ...paper, how: '1 − 4 is below 0' },
  },
  {
    name: 'In the United States the first rectangle is 5 ft by 4 ft',
    given: {},
    region: 'us',
    expect: { areaFeet: 20, squareFeet: null, area: 1.8580608, perimeterFeet: 18, perimeter: 5.4864 },
    source: { ...handbook, how: '5 × 4 = 20 square feet; 2 × (5 + 4) feet; 1 foot = 0.3048 meter exactly' },
  },
  {
    name: 'A gable wall with a window, priced by the square meter',
    given: {
      shape: 'rectangle',
      length: 8,
      width: 2.5,
      count: 1,
      partUnit: 'm',
      parts: [
        { action: 'add', shape: 'triangle', width: 8, height: 3 },
        { action: 'take', shape: 'rectangle', width: 1.2, height: 1.5 },
      ],
      price: 14,
      priceUnit: 'm²',
    },
    expect: { area: 30.2, cost: 422.8 },
    source: { ...paper, how: '8 × 2.5 + 8 × 3 ÷ 2 − 1.2 × 1.5 = 20 + 12 − 1.8; × 14' },
  },
  {
    name: 'Parts in inches from a wall in feet: the sum is in square feet',
    given: {
      ...one,
      system: 'us',
      shape: 'rectangle',
      length: 3.048,
      width: 2.4384,
      partUnit: 'in',
      parts: [{ action: 'take', shape: 'rectangle', width: 36, height: 80 }],
    },
    expect: { areaFeet: 60, sum: { at: { 0: { size: 80 }, 1: { size: -20 } } } },
    source: { ...handbook, how: '10 × 8 feet less 36 × 80 inches; 144 square inches = 1 square foot' },
  },
  ...(
    [
      ['cm', 200, 100, 58],
      ['mm', 2000, 1000, 58],
      ['ft', 10, 10, 50.709696],
      ['in', 100, 50, 56.7742],
      ['yd', 2, 1, 58.32774528],
    ] as const
  ).map(([partUnit, width, height, area]) => ({
    name: `A part of ${width} ${partUnit} by ${height} ${partUnit} taken from 60 m²`,
    given: {
      shape: 'rectangle' as const,
      length: 10,
      width: 6,
      count: 1,
      partUnit,
      parts: [{ action: 'take' as const, shape: 'rectangle' as const, width, height }],
    },
    expect: { area },
    source: { ...handbook, how: '1 yard = 0.9144 m, 1 foot = 0.3048 m, 1 inch = 2.54 cm, all exact; 60 − the product' },
  })),
  ...(
    [
      ['m²', 4046.86],
      ['ft²', 43_560],
      ['yd²', 4840],
      ['acre', 1],
      ['ha', 0.4],
    ] as const
  ).map(([priceUnit, cost]) => ({
    name: `An acre at 1 for each ${priceUnit} costs ${cost}`,
    given: { ...one, shape: 'rectangle' as const, length: 201.168, width: 20.1168, price: 1, priceUnit },
    expect: { cost },
    source: { ...handbook, how: '1 acre = 43,560 square feet = 4,840 square yards = 0.40468564224 hectare' },
  })),
  {
    name: 'A square without itself is 0, not a refusal',
    given: {
      shape: 'square',
      side: 1,
      count: 1,
      partUnit: 'm',
      parts: [{ action: 'take', shape: 'rectangle', width: 1 }],
    },
    expect: { area: 0, squareFeet: 0, acres: 0 },
    source: { ...paper, how: '1 − 1 = 0' },
  },
  {
    name: 'A sliver of an ellipse, 1,000 km by 2 nanometers, is edged by twice its length',
    given: { ...one, shape: 'ellipse', axisA: 1_000_000, axisB: 2e-9 },
    expect: { perimeter: 2_000_000, area: 0.001570796 },
    source: { ...scipy, how: '4*5e5*scipy.special.ellipe(1-(1e-9/5e5)**2); pi*5e5*1e-9' },
  },
])
