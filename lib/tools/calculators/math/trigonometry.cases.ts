import { defineCases } from '@/lib/kits/calculator'
import trigonometry from './trigonometry'

const sympy = { title: 'SymPy: tests/vectors/formula-solver/trigonometry.py' }
const paper = { title: 'Arithmetic on paper' }
const underground = {
  title: 'Underground Mathematics, University of Cambridge: An exact value for sin 15°',
  href: 'https://undergroundmathematics.org/trigonometry-compound-angles/r7050/suggestion',
}
const angle = { from: 'angle', unit: 'deg' } as const
const ratio = { from: 'ratio', low: 0, high: 360 } as const
const nb = '\u00A0'

/** Sine, cosine and tangent in roots, of the angles of the first quadrant and of one in each other. */
const surds = [
  ['0', '0', '1', '0'],
  ['15', '(√6 − √2)/4', '(√6 + √2)/4', '2 − √3'],
  ['30', '1/2', '√3/2', '√3/3'],
  ['45', '√2/2', '√2/2', '1'],
  ['60', '√3/2', '1/2', '√3'],
  ['75', '(√6 + √2)/4', '(√6 − √2)/4', '2 + √3'],
  ['105', '(√6 + √2)/4', '−(√6 − √2)/4', '−(2 + √3)'],
  ['225', '−√2/2', '−√2/2', '1'],
  ['330', '−1/2', '√3/2', '−√3/3'],
] as const

export default defineCases(trigonometry, [
  {
    name: 'Fifteen degrees in roots',
    given: { ...angle, angle: '15' },
    expect: {
      answer: `sin${nb}=${nb}(√6 − √2)/4, cos${nb}=${nb}(√6 + √2)/4, tan${nb}=${nb}2 − √3`,
      note: null,
      principal: null,
      radians: 'π/12 = 0.261799',
      reduced: 15,
      quadrant: 'I',
      reference: 15,
      solutions: { rows: 0 },
      ratios: {
        rows: 6,
        at: {
          0: { name: 'sin', value: 0.2588190451, exact: '(√6 − √2)/4', sides: 'opposite ÷ hypotenuse' },
          1: { name: 'cos', value: 0.9659258263, exact: '(√6 + √2)/4' },
          2: { name: 'tan', value: 0.2679491924, exact: '2 − √3' },
          3: { name: 'csc', value: 3.8637033052, exact: '√6 + √2' },
          4: { name: 'sec', value: 1.0352761804, exact: '√6 − √2' },
          5: { name: 'cot', value: 3.7320508076, exact: '2 + √3' },
        },
      },
    },
    source: { ...underground, how: 'sin 15° = (√6 − √2)/4 is what is to be shown; the others by SymPy' },
  },
  {
    name: 'A right angle has no tangent',
    given: { ...angle, angle: '90' },
    expect: {
      answer: `sin${nb}=${nb}1, cos${nb}=${nb}0, tan has no value`,
      note: 'plain',
      quadrant: 'On the positive y axis',
      reference: 90,
      ratios: { at: { 1: { value: 0 }, 2: { value: null, exact: 'no value' }, 4: { value: null }, 5: { value: 0 } } },
    },
    says: { note: 'tan and sec have no value at 90°' },
    source: { ...sympy, how: 'tan(pi/2) and sec(pi/2) are zoo, cot(pi/2) is 0' },
  },
  {
    name: 'The right angle of a pocket calculator in radians',
    given: { from: 'angle', unit: 'rad', angle: '1.5707963267948966' },
    expect: { reduced: 90, ratios: { at: { 2: { value: null } } } },
    source: { ...paper, how: 'π/2 to sixteen decimals' },
  },
  {
    name: 'A million turns and thirty degrees keep their half',
    given: { ...angle, angle: '360000030' },
    expect: { reduced: 30, ratios: { at: { 0: { value: 0.5, exact: '1/2' } } } },
    source: { ...paper, how: '360,000,000 is a million turns' },
  },
  {
    name: 'Minus 47.5 degrees',
    given: { ...angle, angle: '-47.5' },
    expect: {
      reduced: 312.5,
      quadrant: 'IV',
      reference: 47.5,
      ratios: {
        at: {
          0: { value: -0.7372773368, exact: '—' },
          1: { value: 0.6755902076 },
          2: { value: -1.0913085011 },
        },
      },
    },
    source: { ...sympy, how: 'N(sin(-47.5 degrees), 12) and so on' },
  },
  {
    name: 'Five sixths of π',
    given: { from: 'angle', unit: 'rad', angle: '5π/6' },
    expect: {
      reduced: 150,
      quadrant: 'II',
      reference: 30,
      forms: {
        rows: 5,
        at: {
          0: { unit: 'Degrees', size: '150°' },
          1: { size: '150° 0′ 0″' },
          2: { size: '5π/6 = 2.617994' },
          3: { unit: 'Gradians', size: '166.666667' },
          4: { size: '0.416667' },
        },
      },
    },
    source: { ...sympy, how: '5*pi/6: 150 degrees, 500/3 gradians, 5/12 of a turn' },
  },
  {
    name: 'Minus π quarters, typed in letters',
    given: { from: 'angle', unit: 'rad', angle: '-pi/4' },
    expect: { reduced: 315, ratios: { at: { 0: { exact: '−√2/2' } } } },
    source: { ...paper, how: '360 − 45' },
  },
  {
    name: 'One radian, with its hyperbolic functions',
    given: { from: 'angle', unit: 'rad', angle: '1' },
    expect: {
      reduced: 57.2957795131,
      ratios: { at: { 0: { value: 0.8414709848 }, 1: { value: 0.5403023059 } } },
      hyperbolic: {
        rows: 6,
        at: {
          0: { name: 'sinh', value: 1.1752011936 },
          1: { value: 1.5430806348 },
          2: { value: 0.761594156 },
          3: { value: 0.8509181282 },
          4: { value: 0.6480542737 },
          5: { value: 1.3130352855 },
        },
      },
    },
    source: { ...sympy, how: 'N(sinh(1), 12) and so on' },
  },
  {
    name: 'Degrees, minutes and seconds',
    given: { from: 'angle', unit: 'dms', angle: '12 30 45' },
    expect: { reduced: 12.5125, forms: { at: { 1: { size: '12° 30′ 45″' } } } },
    source: { ...paper, how: '12 + 30 ÷ 60 + 45 ÷ 3600' },
  },
  {
    name: 'An eighth of a turn, and fifty gradians',
    given: { from: 'angle', unit: 'turn', angle: '1/8' },
    expect: { reduced: 45, forms: { at: { 3: { size: '50' } } } },
    source: { ...paper, how: '360 ÷ 8; 400 ÷ 8' },
  },
  {
    name: 'Every angle with sine one half',
    given: { ...ratio, ratio: 'sin', value: '0.5' },
    expect: {
      answer: `x${nb}=${nb}30° + n${nb}×${nb}360° or x${nb}=${nb}150° + n${nb}×${nb}360°`,
      principal: 30,
      solutions: {
        rows: 2,
        at: {
          0: { degrees: 30, radians: 0.5235987756, pi: 'π/6', quadrant: 'I' },
          1: { degrees: 150, radians: 2.617993878, pi: '5π/6', quadrant: 'II' },
        },
      },
      hyperbolic: {
        at: {
          0: { name: 'arsinh', value: 0.4812118251 },
          1: { name: 'arcosh', value: null },
          2: { name: 'artanh', value: 0.5493061443 },
        },
      },
    },
    source: { ...sympy, how: 'solveset(sin(x) - 1/2, x, Interval.Ropen(0, 2*pi)); N(asinh(1/2), 12)' },
  },
  {
    name: 'A cosine of minus a half over two turns',
    given: { from: 'ratio', ratio: 'cos', value: '-1/2', low: -360, high: 360 },
    expect: {
      principal: 120,
      solutions: {
        rows: 4,
        at: { 0: { degrees: -240 }, 1: { degrees: -120 }, 2: { degrees: 120 }, 3: { degrees: 240, quadrant: 'III' } },
      },
    },
    source: { ...sympy, how: 'solveset(cos(x) + 1/2, x, Interval.Ropen(-2*pi, 2*pi))' },
  },
  {
    name: 'A tangent of minus one',
    given: { ...ratio, ratio: 'tan', value: '-1' },
    expect: {
      principal: -45,
      answer: `x${nb}=${nb}−45° + n${nb}×${nb}180°`,
      solutions: { rows: 2, at: { 0: { degrees: 135 }, 1: { degrees: 315 } } },
    },
    source: { ...sympy, how: 'solveset(tan(x) + 1, x, Interval.Ropen(0, 2*pi))' },
  },
  {
    name: 'A sine of 0.6: the triangle of 3, 4 and 5',
    given: { ...ratio, ratio: 'sin', value: '3/5' },
    expect: {
      principal: 36.8698976458,
      solutions: { rows: 2, at: { 1: { degrees: 143.1301023542, pi: '—' } } },
      ratios: { at: { 1: { value: 0.8, exact: '—' }, 2: { value: 0.75 } } },
    },
    source: { ...sympy, how: 'N(asin(3/5) in degrees, 14)' },
  },
  {
    name: 'Roots are read: √3/2',
    given: { ...ratio, ratio: 'cos', value: '√3/2' },
    expect: { principal: 30, solutions: { rows: 2, at: { 1: { degrees: 330 } } } },
    source: { ...sympy, how: 'acos(sqrt(3)/2) = pi/6' },
  },
  {
    name: 'A secant of two, a cosecant of minus two and a cotangent of 0',
    given: { ...ratio, ratio: 'sec', value: '2' },
    expect: { principal: 60 },
    source: { ...sympy, how: 'asec(2) = pi/3' },
  },
  {
    name: 'A cosecant of minus two',
    given: { ...ratio, ratio: 'csc', value: '-2' },
    expect: { principal: -30, solutions: { rows: 2, at: { 0: { degrees: 210 }, 1: { degrees: 330 } } } },
    source: { ...sympy, how: 'acsc(-2) = -pi/6' },
  },
  {
    name: 'A cotangent of 0',
    given: { ...ratio, ratio: 'cot', value: '0' },
    expect: { principal: 90, solutions: { rows: 2, at: { 1: { degrees: 270 } } } },
    source: { ...sympy, how: 'acot(0) = pi/2' },
  },
  {
    name: 'A negative cotangent follows the DLMF',
    given: { ...ratio, ratio: 'cot', value: '-2' },
    expect: { principal: -26.5650511771 },
    source: { ...sympy, how: 'acot(-2), which SymPy takes as atan(-1/2) too' },
  },
  {
    name: 'Sine 0 and cosine 0 come twice a turn, sine 1 once',
    given: { ...ratio, ratio: 'sin', value: '0' },
    expect: { answer: `x${nb}=${nb}0° + n${nb}×${nb}180°`, solutions: { rows: 2 } },
    source: { ...paper, how: '0° and 180°' },
  },
  {
    name: 'A sine of minus one',
    given: { ...ratio, ratio: 'sin', value: '-1' },
    expect: { solutions: { rows: 1, at: { 0: { degrees: 270, quadrant: 'On the negative y axis' } } } },
    source: { ...sympy, how: 'solveset(sin(x) + 1, x, Interval.Ropen(0, 2*pi))' },
  },
  {
    name: 'A sine above one',
    given: { ...ratio, ratio: 'sin', value: '1.2' },
    problem: 'value',
    because: 'between −1 and 1',
    source: { ...sympy, how: 'asin(1.2) is complex' },
  },
  {
    name: 'A secant below one',
    given: { ...ratio, ratio: 'sec', value: '0.2' },
    problem: 'value',
    because: 'at least 1',
    source: { ...sympy, how: 'asec(0.2) is complex' },
  },
  {
    name: 'Words for an angle',
    given: { ...angle, angle: 'steep' },
    problem: 'angle',
    because: 'number of degrees',
    source: { ...paper, how: 'No number' },
  },
  {
    name: 'Sixty minutes are a degree',
    given: { from: 'angle', unit: 'dms', angle: '12 60 0' },
    problem: 'angle',
    because: 'below 60',
    source: { ...paper, how: '13 0 0' },
  },
  {
    name: 'A range that ends where it starts',
    given: { from: 'ratio', ratio: 'sin', value: '0', low: 90, high: 90 },
    problem: 'high',
    because: 'more than',
    source: { ...paper, how: 'Nothing lies in it' },
  },
  ...surds.map(([typed, sin, cos, tan]) => ({
    name: `${typed} degrees in roots`,
    given: { ...angle, angle: typed },
    expect: { ratios: { at: { 0: { exact: sin }, 1: { exact: cos }, 2: { exact: tan } } } },
    source: { ...sympy, how: `sin, cos and tan of ${typed} × pi/180, simplified` },
  })),
])
