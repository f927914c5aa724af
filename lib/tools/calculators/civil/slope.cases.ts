import { defineCases } from '@/lib/kits/calculator'
import slope from './slope'

const calc = { title: 'LibreOffice Calc' }
const paper = { title: 'Arithmetic on paper' }
const terrific = {
  title: 'Terrific Exterior: Table of common slopes in architecture',
  href: 'https://terrificexterior.com/installation/how-do-you-convert-roof-slope-to-degrees.html',
}
const inMetres = { lengths: 'm', known: 'none', base: 0, offset: undefined, ground: undefined } as const
const sides = { ...inMetres, from: 'sides', rise: undefined, run: undefined, length: undefined } as const

export default defineCases(slope, [
  {
    name: '1:12',
    given: { ...inMetres, from: 'form', form: 'ratio', value: 12 },
    expect: {
      grade: 0.08333333,
      angle: 4.764,
      ratio: '1 : 12',
      pitch: 1,
      note: null,
      rise: null,
      across: '−12 (−1,200%)',
      uses: {
        rows: 6,
        at: {
          0: { use: 'Ramp for wheelchairs (ADA 405.2)', limit: 'at most 1:12', meets: 'within' },
          1: { meets: 'too steep' },
          3: { limit: 'at least 1:80', meets: 'within' },
          4: { meets: 'too flat' },
        },
      },
    },
    source: {
      ...calc,
      sheet: { formulas: { grade: '=1/12', angle: '=DEGREES(ATAN(1/12))', pitch: '=12*TAN(ATAN(1/12))' } },
    },
  },
  {
    name: '6 in 12 is 26.565 degrees',
    given: { ...inMetres, from: 'form', form: 'pitch', value: 6 },
    expect: { angle: 26.565, grade: 0.5, ratio: '1 : 2' },
    source: { ...terrific, how: 'A 6 in 12 slope = 26.5651 degrees' },
  },
  {
    name: '100% is 45 degrees, and 6 m of run rise as much',
    given: { ...inMetres, from: 'form', form: 'percent', value: 100, known: 'run', knownLength: 6 },
    expect: { angle: 45, rise: 6, run: 6, length: 8.485281 },
    source: {
      ...calc,
      sheet: { formulas: { angle: '=DEGREES(ATAN(1))', rise: '=6*TAN(RADIANS(45))', length: '=6*SQRT(2)' } },
    },
  },
  {
    name: '30 degrees, 10 m along the slope',
    given: { ...inMetres, from: 'form', form: 'angle', value: 30, known: 'length', knownLength: 10 },
    expect: { grade: 0.57735, rise: 5, run: 8.660254 },
    source: {
      ...calc,
      sheet: { formulas: { grade: '=TAN(RADIANS(30))', rise: '=10*SIN(RADIANS(30))', run: '=10*COS(RADIANS(30))' } },
    },
  },
  {
    name: 'A rise of 2 m at 5%',
    given: { ...inMetres, from: 'form', form: 'percent', value: 5, known: 'rise', knownLength: 2 },
    expect: { run: 40, rise: 2, length: 40.049969 },
    source: { ...calc, sheet: { formulas: { run: '=2/0.05', length: '=SQRT(40^2+2^2)' } } },
  },
  {
    name: 'Vertical',
    given: { ...inMetres, from: 'form', form: 'angle', value: 90 },
    expect: { grade: null, angle: 90, ratio: null, pitch: null, across: '0 (level)', note: 'fair' },
    says: { note: 'vertical' },
    source: { ...paper, how: '1 ÷ 0 has no value' },
  },
  {
    name: 'From (1, 2) to (4, 8)',
    given: { ...inMetres, from: 'points', x1: 1, y1: 2, x2: 4, y2: 8 },
    expect: { grade: 2, line: 'y = 2x', across: '−0.5 (−50%)', rise: 6, run: 3, length: 6.708204, angle: 63.435 },
    source: {
      ...calc,
      how: 'The line through the origin follows from the slope 2 and (1, 2)',
      sheet: {
        cells: { A1: 1, B1: 2, A2: 4, B2: 8 },
        formulas: {
          grade: '=SLOPE(B1:B2;A1:A2)',
          angle: '=DEGREES(ATAN(SLOPE(B1:B2;A1:A2)))',
          length: '=SQRT((A2-A1)^2+(B2-B1)^2)',
        },
      },
    },
  },
  {
    name: 'A falling line that cuts the axis at 5, its points in the other order',
    given: { ...inMetres, from: 'points', x1: 4, y1: 3, x2: -2, y2: 6, offset: 10, ground: 2 },
    expect: { grade: -0.5, line: 'y = −0.5x + 5', note: 'plain', level: 0, earth: 'Cut of 2.000 m' },
    says: { note: 'falls' },
    source: {
      ...calc,
      how: 'On paper besides: 3 + 0.5 × 4 = 5, and 2 − 0',
      sheet: {
        cells: { A1: 4, B1: 3, A2: -2, B2: 6 },
        formulas: { grade: '=SLOPE(B1:B2;A1:A2)', level: '=FORECAST(10;B1:B2;A1:A2)' },
      },
    },
  },
  {
    name: 'Two points above each other',
    given: { ...inMetres, from: 'points', x1: 3, y1: 0, x2: 3, y2: 9 },
    expect: { grade: null, line: 'x = 3', angle: 90 },
    source: { ...paper, how: 'Every point has x = 3' },
  },
  {
    name: 'Two points on one level',
    given: { ...inMetres, from: 'points', x1: 0, y1: 4, x2: 7, y2: 4 },
    expect: { grade: 0, line: 'y = 4', across: 'None (vertical)', ratio: null, note: 'plain' },
    says: { note: 'Level' },
    source: { ...paper, how: '0 ÷ 7' },
  },
  {
    name: 'A drain that falls 0.6 m over 48 m, with ground above it',
    given: {
      ...inMetres,
      from: 'levels',
      startLevel: 101.2,
      endLevel: 100.6,
      distance: 48,
      measured: 'level',
      offset: 20,
      ground: 102.1,
    },
    expect: {
      grade: -0.0125,
      ratio: '−1 : 80',
      level: 100.95,
      earth: 'Cut of 1.150 m',
      uses: { at: { 3: { meets: 'within' }, 5: { meets: 'too flat' } } },
    },
    source: { ...paper, how: '0.6 ÷ 48 = 1 ÷ 80; 101.2 − 20 ÷ 80 = 100.95; 102.1 − 100.95' },
  },
  {
    name: 'The same distance along the slope, with ground below it',
    given: {
      ...inMetres,
      from: 'levels',
      startLevel: 0,
      endLevel: 3,
      distance: 5,
      measured: 'along',
      offset: 4,
      ground: 1,
    },
    expect: { grade: 0.75, run: 4, length: 5, level: 3, earth: 'Fill of 2.000 m' },
    source: { ...paper, how: 'The triangle of 3, 4 and 5' },
  },
  {
    name: 'Run and slope length in feet',
    given: { ...sides, lengths: 'ft', run: 3.6576, length: 3.9624 },
    expect: { rise: 5, run: 12, length: 13, pitch: 5 },
    source: { ...paper, how: 'The triangle of 5, 12 and 13, each × 0.3048' },
  },
  {
    name: 'Three sides filled in',
    given: { ...sides, rise: 3, run: 4, length: 5 },
    problem: null,
    source: { ...paper, how: 'A third side can contradict the two others' },
  },
  {
    name: 'A rise longer than the slope',
    given: { ...sides, rise: -6, length: 5 },
    problem: 'rise',
    source: { ...paper, how: '25 − 36 has no root' },
  },
  {
    name: 'No side at all',
    given: { ...sides, rise: 0, run: 0 },
    problem: 'run',
    source: { ...paper, how: '0 ÷ 0 has no value' },
  },
  {
    name: 'One point twice',
    given: { ...inMetres, from: 'points', x1: 1, y1: 1, x2: 1, y2: 1 },
    problem: 'x2',
    source: { ...paper, how: 'Lines without number pass through one point' },
  },
  {
    name: 'Level by percent has no rise to scale by',
    given: { ...inMetres, from: 'form', form: 'percent', value: 0, known: 'rise', knownLength: 1 },
    problem: 'value',
    source: { ...paper, how: '1 ÷ 0 has no value' },
  },
  {
    name: 'Levels further apart than the slope is long',
    given: { ...inMetres, from: 'levels', startLevel: 0, endLevel: 9, distance: 5, measured: 'along' },
    problem: 'distance',
    source: { ...paper, how: '25 − 81 has no root' },
  },
  ...(
    [
      [12, 4.76, 0.083],
      [8, 7.13, 0.125],
      [4, 14.04, 0.25],
    ] as const
  ).map(([value, angle, grade]) => ({
    name: `1 : ${value} in the table of an architect`,
    given: { ...inMetres, from: 'form' as const, form: 'angle' as const, value: angle },
    expect: { angle, ratio: { 12: '1 : 12.009', 8: '1 : 7.9944', 4: '1 : 3.9989' }[value] },
    says: { across: '−' },
    source: { ...terrific, how: `${angle}° is 1 : ${value} and ${grade * 100}%, to the digits printed` },
  })),
])
