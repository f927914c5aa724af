import { defineCases } from '@/lib/kits/calculator'
import triangle from './triangle'

const mpmath = { title: 'mpmath with 40 digits: tests/vectors/math-algebra/triangles.py' }
const lesson = {
  title: 'Algebra.com: Illustration of the ambiguous case SSA',
  href: 'http://www.algebra.com/algebra/homework/Trigonometry-basics/change-this-name8950.lesson',
}
const doctors = {
  title: 'The Math Doctors: Solving an Oblique Triangle, part II',
  href: 'https://www.themathdoctors.org/solving-an-oblique-triangle-part-ii/',
}
const paper = { title: 'Arithmetic on paper' }

export default defineCases(triangle, [
  {
    name: 'Sides 5, 6 and 7',
    given: { given: 'sss', a: 5, b: 6, c: 7 },
    expect: {
      area: 14.6969384567,
      perimeter: 18,
      kind: 'Scalene, acute',
      inradius: 1.63299316186,
      circumradius: 3.57217254156,
      note: null,
      secondArea: null,
      secondPerimeter: null,
      secondParts: { rows: 0 },
      parts: {
        rows: 3,
        at: {
          0: {
            corner: 'A, a',
            side: 5,
            angle: 44.4153085972,
            height: 5.87877538268,
            median: 6.0207972894,
            bisector: 5.98222218315,
          },
          1: { angle: 57.1216504356, height: 4.89897948557, median: 5.29150262213, bisector: 5.12347538298 },
          2: { angle: 78.4630409672, height: 4.19912527334, median: 4.27200187266, bisector: 4.22507274132 },
        },
      },
      centres: {
        rows: 4,
        at: { 0: { centre: 'Centroid, where the medians meet', x: 3.7619047619, y: 1.39970842445 } },
      },
    },
    source: { ...mpmath, how: '5 6 7' },
  },
  {
    name: 'Two sides and an angle opposite one',
    given: { given: 'ssa', a: 9, b: 10, angleA: 60 },
    expect: {
      note: 'plain',
      area: 32.2572368124,
      secondArea: 11.0440333768,
      secondPerimeter: 21.5505102572,
      parts: { at: { 1: { angle: 74.2068309517 }, 2: { angle: 45.7931690483, side: 7.44948974278 } } },
      secondParts: {
        rows: 3,
        at: {
          0: {
            corner: 'A, a',
            side: 9,
            angle: 60,
            height: 2.45422963929,
            median: 5.7447847032,
            bisector: 3.51986752745,
          },
          1: { angle: 105.793169048 },
          2: { angle: 14.2068309517, side: 2.55051025722 },
        },
      },
    },
    says: { note: 'Two triangles' },
    source: {
      ...lesson,
      how: 'A = 60°, a = 9, c = 10: C = 74.20683095°, B = 45.79316905° and C’ = 105.793169°, B’ = 14.20683095°, with b and c exchanged; lengths by mpmath',
    },
  },
  {
    name: '28, 40 and 37 degrees',
    given: { given: 'ssa', a: 28, b: 40, angleA: 37 },
    expect: { parts: { at: { 1: { angle: 59.2869255568 } } }, area: 556.632143243, secondArea: 212.377213507 },
    source: {
      ...doctors,
      how: 'A = 37, c = 40, a = 28: InvSin(0.859…) is 59.28 degrees, and two solutions; areas by mpmath',
    },
  },
  {
    name: '37, 54 and 30 degrees',
    given: { given: 'ssa', a: 37, b: 54, angleA: 30 },
    expect: { parts: { at: { 1: { angle: 46.8637411287 } } }, secondParts: { at: { 1: { angle: 133.136258871 } } } },
    source: { ...mpmath, how: 'SSA a=37 b=54 A=30' },
  },
  {
    name: 'The longer side opposite leaves one triangle',
    given: { given: 'ssa', a: 12, b: 7, angleA: 40 },
    expect: { area: 37.0913005246, secondArea: null, note: 'plain', kind: 'Scalene, obtuse' },
    says: { note: 'One triangle' },
    source: { ...mpmath, how: 'SSA a=12 b=7 A=40' },
  },
  {
    name: 'A side that just reaches',
    given: { given: 'ssa', a: 5, b: 10, angleA: 30 },
    expect: { area: 21.6506350946, secondArea: null, kind: 'Scalene, right' },
    source: { ...mpmath, how: 'a=5 A=30: a right angle at B' },
  },
  {
    name: 'A side that does not reach',
    given: { given: 'ssa', a: 4, b: 10, angleA: 30 },
    problem: 'a',
    because: 'no such triangle',
    source: { ...paper, how: '10 × sin 30° = 5 > 4' },
  },
  {
    name: 'An obtuse angle opposite the shorter side',
    given: { given: 'ssa', a: 5.5, b: 6, angleA: 120 },
    problem: 'a',
    because: 'no such triangle',
    source: { ...paper, how: 'The largest angle lies opposite the longest side' },
  },
  {
    name: 'Two sides and the angle between',
    given: { given: 'sas', a: 8, b: 11, angleC: 37 },
    expect: {
      area: 26.4798610187,
      circumradius: 5.53853288508,
      parts: { at: { 0: { angle: 46.2374866244 }, 1: { angle: 96.7625133756 }, 2: { side: 6.66634459293 } } },
    },
    source: { ...mpmath, how: 'SAS a=8 b=11 C=37' },
  },
  {
    name: 'A side and both angles at it',
    given: { given: 'asa', c: 10, angleA: 40, angleB: 60 },
    expect: {
      area: 28.2628968712,
      perimeter: 25.3208888624,
      parts: { at: { 0: { side: 6.52703644666 }, 1: { side: 8.79385241572 }, 2: { angle: 80 } } },
    },
    source: { ...mpmath, how: 'ASA c=10 A=40 B=60' },
  },
  {
    name: 'A side, its angle and another',
    given: { given: 'aas', a: 7, angleA: 50, angleB: 60 },
    expect: {
      area: 26.0272669192,
      parts: { at: { 1: { side: 7.91361112393 }, 2: { side: 8.58677117834, angle: 70 } } },
    },
    source: { ...mpmath, how: 'AAS a=7 A=50 B=60' },
  },
  {
    name: 'Three corners',
    given: { given: 'points', pointA: '(1, 1)', pointB: '5; 2', pointC: '3 6' },
    expect: {
      area: 9,
      perimeter: 13.9804063878,
      parts: { at: { 0: { side: 4.472135955, angle: 54.1623470457 }, 2: { side: 4.12310562562 } } },
      centres: { at: { 0: { x: 3, y: 3 } } },
      circumradius: 2.75826479718,
    },
    source: { ...mpmath, how: 'points (1,1) (5,2) (3,6); the centroid is the mean of the corners' },
  },
  {
    name: 'A needle',
    given: { given: 'sss', a: 100_000, b: 99_999.75, c: 0.2500001 },
    expect: { area: 11.1803270303, parts: { at: { 2: { angle: 1.28117430776e-7 } } } },
    source: { ...mpmath, how: 'needle; Heron’s formula as it stands gives 11.1804 in doubles' },
  },
  {
    name: 'Base and height',
    given: { given: 'base', base: 6, height: 4 },
    expect: {
      area: 12,
      perimeter: null,
      kind: null,
      inradius: null,
      circumradius: null,
      parts: { rows: 0 },
      centres: { rows: 0 },
    },
    source: { ...paper, how: '6 × 4 ÷ 2' },
  },
  {
    name: 'Equal sides',
    given: { given: 'sss', a: 2, b: 2, c: 2 },
    expect: { kind: 'Equilateral', area: 1.73205080757, centres: { at: { 3: { x: 1, y: 0.57735026919 } } } },
    source: { ...paper, how: '√3, and all centers together at √3 ÷ 3' },
  },
  {
    name: 'Two equal sides at a right angle',
    given: { given: 'sas', a: 1, b: 1, angleC: 90 },
    expect: { kind: 'Isosceles, right', area: 0.5 },
    source: { ...paper, how: 'Half a square' },
  },
  {
    name: 'Sides that do not close',
    given: { given: 'sss', a: 1, b: 2, c: 3 },
    problem: null,
    because: 'shorter than the two others',
    source: { ...paper, how: '1 + 2 = 3' },
  },
  {
    name: 'Angles of more than 180 degrees',
    given: { given: 'asa', c: 1, angleA: 100, angleB: 80 },
    problem: 'angleB',
    because: '180 degrees',
    source: { ...paper, how: '100 + 80 leaves 0' },
  },
  {
    name: 'Corners on one line',
    given: { given: 'points', pointA: '0; 0', pointB: '1; 1', pointC: '2; 2' },
    problem: 'pointC',
    because: 'one line',
    source: { ...paper, how: 'y = x' },
  },
  {
    name: 'A corner that is none',
    given: { given: 'points', pointA: '0; 0', pointB: 'north', pointC: '2; 2' },
    problem: 'pointB',
    because: 'must be a point',
    source: { ...paper, how: 'No numbers' },
  },
])
