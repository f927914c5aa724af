import { defineCases } from '@/lib/calculator'
import area from './area'

const paper = { title: 'Arithmetic on paper' }
const calc = { title: 'LibreOffice Calc' }
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
      sum: { rows: 3, at: { 0: { metres: 120 }, 1: { metres: -12.5664 }, 2: { metres: 1.5708 } } },
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
])
