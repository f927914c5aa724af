import { defineCases } from '@/lib/kits/calculator'
import beam from './beam'

const aisc = (how: string) => ({
  title: 'AISC Steel Construction Manual, 15th edition, table 3-23, Shears, Moments and Deflections',
  how,
})
const byHand = (title: string, how: string) => ({ title, how })

const macaulay = (beam: string) =>
  byHand('Python, exact fractions', `tests/vectors/beam/macaulay.py: Macaulay’s brackets, no stiffness matrix; ${beam}`)

/** EI = 20,000 kN·m², so that the closed forms come out in round figures. */
const stiff = { modulus: 200, inertia: 10_000, selfWeight: 0, settleLeft: 0, settleRight: 0, limit: 360 } as const
const metric = { ...stiff, system: 'metric', overhangSpan: 'own' } as const
const simple = { ...metric, arrangement: 'simple', span: 6 } as const

export default defineCases(beam, [
  {
    name: 'Case 1: simple beam of 6 m under 10 kN/m',
    given: { ...simple, loads: [{ kind: 'uniform', size: 10 }] },
    expect: {
      moment: 45,
      momentAt: 3,
      shear: 30,
      shearAt: 0,
      deflection: 8.4375,
      deflectionAt: 3,
      verdict: 'good',
      tooFar: null,
      uplift: null,
      reactions: {
        rows: 2,
        at: { 0: { support: 'A (pin)', at: 0, force: 30 }, 1: { support: 'B (roller)', at: 6, force: 30 } },
        sum: { force: 60 },
      },
      spans: { rows: 1, at: { 0: { span: 'Span A–B', ratio: 'L/711', allowed: 16.67, status: 'within' } } },
      extremes: { at: { 6: { value: 4.5, unit: 'mrad' } } },
    },
    says: { verdict: 'Every span stays within L/360. Nearest to it: Span A–B with 8.44 mm of 16.67 mm.' },
    source: aisc(
      'wl²/8 = 10·36/8 = 45; wl/2 = 30; 5wl⁴/384EI = 5·10·1296/(384·20000) = 8.4375 mm; end slope wl³/24EI = 4.5 mrad; 6000/8.4375 = 711.1',
    ),
  },
  {
    name: 'Case 2: load increasing to the right end',
    given: { ...simple, loads: [{ kind: 'varying', size: 0, endSize: 10 }] },
    expect: {
      moment: 23.094,
      momentAt: 3.4641,
      shear: -20,
      shearAt: 6,
      deflection: 4.2264,
      deflectionAt: 3.116,
      reactions: { at: { 0: { force: 10 }, 1: { force: 20 } } },
    },
    source: aisc(
      'W = 30: W/3 = 10, 2W/3 = 20; 2Wl/9√3 = 23.094 at l/√3 = 3.4641; Wx(3x⁴ − 10l²x² + 7l⁴)/180EIl² at x = 0.5193l = 3.116 is 4.2264 mm (0.01304Wl³/EI = 4.225)',
    ),
  },
  {
    name: 'Case 8: point load off centre, largest deflection not under the load',
    given: { ...simple, loads: [{ kind: 'point', size: 30, at: 4 }] },
    expect: {
      moment: 40,
      momentAt: 4,
      shear: -20,
      deflection: 5.8062,
      deflectionAt: 3.266,
      reactions: { at: { 0: { force: 10 }, 1: { force: 20 } } },
    },
    source: aisc(
      'Pab/l = 30·4·2/6 = 40; Pab(a+2b)√(3a(a+2b))/27EIl with a = 4, b = 2: 30·8·8·√96/(27·20000·6) = 5.8062 mm; at √(a(a+2b)/3) = √(32/3) = 3.266',
    ),
  },
  {
    name: 'Case 12: propped cantilever under a uniform load',
    given: { ...metric, arrangement: 'propped', span: 8, loads: [{ kind: 'uniform', size: 10 }] },
    expect: {
      moment: -80,
      momentAt: 0,
      shear: 50,
      deflectionAt: 4.628,
      deflection: 11.0922,
      reactions: { at: { 0: { force: 50, moment: 80 }, 1: { force: 30, moment: null } } },
      extremes: { at: { 0: { value: 45, at: 5 } } },
    },
    source: aisc(
      'wl²/8 = 80; 5wl/8 = 50, 3wl/8 = 30; 9wl²/128 = 45 at 3l/8 from the prop; wx(l³ − 3lx² + 2x³)/48EI at x = l(1 + √33)/16 = 0.4215l from the prop: 11.0922 mm (wl⁴/185EI = 11.07)',
    ),
  },
  {
    name: 'Case 15: fixed at both ends under a uniform load',
    given: { ...metric, arrangement: 'fixed', span: 6, loads: [{ kind: 'uniform', size: 12 }] },
    expect: {
      moment: -36,
      deflection: 2.025,
      deflectionAt: 3,
      reactions: { at: { 0: { force: 36, moment: 36 }, 1: { force: 36, moment: -36 } } },
      extremes: { at: { 0: { value: 18, at: 3 } } },
    },
    source: {
      title: 'Piping Designer: beam fixed at both ends, uniformly distributed load',
      href: 'http://piping-designer.com/index.php/disciplines/civil/structural/2365-beam-fixed-both-ends-uniformly-distributed-load',
      how: 'Formulas read, as AISC case 15: wl²/12 = 36, wl²/24 = 18, wl⁴/384EI = 12·1296/(384·20000) = 2.025 mm',
    },
  },
  {
    name: 'Case 17: fixed at both ends, point load off centre',
    given: { ...metric, arrangement: 'fixed', span: 6, loads: [{ kind: 'point', size: 27, at: 2 }] },
    expect: {
      reactions: { at: { 0: { force: 20, moment: 24 }, 1: { force: 7, moment: -12 } } },
      moment: -24,
      extremes: { at: { 0: { value: 16, at: 2 } } },
    },
    source: aisc('a = 2, b = 4: Pab²/l² = 24, Pa²b/l² = 12, Pb²(3a+b)/l³ = 20, 2Pa²b²/l³ = 16'),
  },
  {
    name: 'Case 22: cantilever with a load at its tip, twice its length for the limit',
    given: {
      ...metric,
      arrangement: 'cantilever',
      span: 2,
      overhangSpan: 'double',
      loads: [{ kind: 'point', size: 15, at: 2 }],
    },
    expect: {
      moment: -30,
      momentAt: 0,
      shear: 15,
      deflection: 2,
      deflectionAt: 2,
      reactions: { rows: 1, at: { 0: { force: 15, moment: 30 } } },
      spans: { at: { 0: { span: 'Cantilever', length: 2, ratio: 'L/2000', allowed: 11.11 } } },
    },
    source: aisc('Pl = 30; Pl³/3EI = 15·8/60000 = 2 mm; 2 · 2000 mm ÷ 2 mm = 2000; 2 · 2000 ÷ 360 = 11.11'),
  },
  {
    name: 'Case 24: beam overhanging one support under a uniform load',
    given: {
      ...metric,
      arrangement: 'overhang',
      span: 6,
      leftOverhang: 0,
      rightOverhang: 2,
      loads: [{ kind: 'uniform', size: 9 }],
    },
    expect: {
      reactions: { at: { 0: { force: 24 }, 1: { force: 48 } } },
      moment: 32,
      momentAt: 2.667,
      extremes: { at: { 1: { value: -18, at: 6 } } },
      spans: { rows: 2, at: { 1: { sag: -3.6, at: 8, ratio: 'L/555' } } },
    },
    source: aisc(
      'a = 2: w(l²−a²)/2l = 24, w(l+a)²/2l = 48; w(l+a)²(l−a)²/8l² = 32 at (l/2)(1−a²/l²) = 2.667; wa²/2 = 18; tip wa(4a²l−l³+3a³)/24EI = 18(96−216+24)/480000 = −3.6 mm',
    ),
  },
  {
    name: 'Uniform load over a part of a simple beam',
    given: { ...simple, loads: [{ kind: 'uniform', size: 12, at: 1, to: 4 }] },
    expect: {
      moment: 39.375,
      momentAt: 2.75,
      shear: 21,
      deflection: 6.969,
      deflectionAt: 2.917,
      reactions: { at: { 0: { force: 21 }, 1: { force: 15 } } },
    },
    source: byHand(
      'NumPy and SciPy, integrated numerically',
      'Moments about the supports: 36·3.5/6 = 21 and 15; the load integrated four times with cumulative_trapezoid over 600,001 points',
    ),
  },
  {
    name: 'Two unequal spans of 6 m and 4 m under a uniform load',
    given: {
      ...metric,
      arrangement: 'continuous',
      total: 10,
      supports: [
        { at: 0, kind: 'pin' },
        { at: 6, kind: 'roller' },
        { at: 10, kind: 'roller' },
      ],
      loads: [{ kind: 'uniform', size: 10 }],
    },
    expect: {
      moment: -35,
      momentAt: 6,
      reactions: { at: { 0: { force: 24.1667 }, 1: { force: 64.5833 }, 2: { force: 11.25 } }, sum: { force: 100 } },
    },
    source: {
      title: 'American Wood Council: Design Aid 6, Beam Formulas, figure 31',
      href: 'https://pdf4pro.com/view/beam-design-formulas-with-shear-and-moment-62e6cc.html',
      how: 'M = (10·6³ + 10·4³)/(8·(6 + 4)) = 35; 30 − 35/6, 20 − 35/4, and the rest of 100',
    },
  },
  {
    name: 'Moment on a simple beam',
    given: { ...simple, loads: [{ kind: 'moment', size: 12, at: 3 }] },
    expect: { reactions: { at: { 0: { force: 2 }, 1: { force: -2 } } }, uplift: 'fair', moment: 6 },
    says: { uplift: 'Support B is pulled upwards with 2.00 kN' },
    source: byHand(
      'Statics on paper',
      'Couple 12 = R·6, so R = 2 up at the left and down at the right; the moment reaches 2·3 = 6 and jumps to −6',
    ),
  },
  {
    name: 'Two equal spans under a uniform load',
    given: {
      ...metric,
      arrangement: 'continuous',
      total: 12,
      supports: [
        { at: 0, kind: 'pin' },
        { at: 6, kind: 'roller' },
        { at: 12, kind: 'roller' },
      ],
      loads: [{ kind: 'uniform', size: 10 }],
    },
    expect: {
      moment: -45,
      momentAt: 6,
      shear: 37.5,
      reactions: { at: { 0: { force: 22.5 }, 1: { force: 75 }, 2: { force: 22.5 } }, sum: { force: 120 } },
      extremes: { at: { 0: { value: 25.3125, at: 2.25 } } },
    },
    source: byHand(
      'Timoshenko: Strength of Materials, part I, theorem of three moments',
      '2M(6+6) = −2·10·6³/4, M = −45; R = 30 − 45/6 = 22.5; 22.5²/(2·10) = 25.3125 at 2.25',
    ),
  },
  {
    name: 'Five equal spans under a uniform load',
    given: {
      ...metric,
      arrangement: 'continuous',
      total: 19,
      supports: [0, 3.8, 7.6, 11.4, 15.2, 19].map(
        (at, index) => ({ at, kind: index === 0 ? 'pin' : 'roller' }) as const,
      ),
      loads: [{ kind: 'uniform', size: 10 }],
    },
    expect: {
      moment: -15.2,
      reactions: { rows: 6, at: { 0: { force: 15 }, 1: { force: 43 }, 2: { force: 37 }, 5: { force: 15 } } },
      extremes: { at: { 0: { value: 11.25, at: 1.5 } } },
      spans: { rows: 5 },
    },
    source: byHand(
      'Theorem of three moments, solved in fractions',
      'M_B = −4/38 wl² = −15.2, R = 15/38, 43/38, 37/38 of wl = 38; 15²/(2·10) = 11.25 at 1.5 and, as large, at 17.5',
    ),
  },
  {
    name: 'The middle support of two spans settles by 10 mm under no load',
    given: {
      ...metric,
      arrangement: 'continuous',
      total: 10,
      supports: [
        { at: 0, kind: 'pin' },
        { at: 5, kind: 'roller', settlement: 10 },
        { at: 10, kind: 'roller' },
      ],
      loads: [],
    },
    expect: {
      moment: 24,
      momentAt: 5,
      uplift: 'fair',
      deflection: 10,
      reactions: { at: { 0: { force: 4.8 }, 1: { force: -9.6 } } },
    },
    source: byHand(
      'Theorem of three moments with settlement',
      '2M(l+l) = 6EI(δ/l + δ/l), M = 3EIδ/l² = 3·20000·0.01/25 = 24; R = 24/5 = 4.8',
    ),
  },
  {
    name: 'The right end of a fixed beam settles by 6 mm',
    given: { ...metric, arrangement: 'fixed', span: 6, settleRight: 6, loads: [] },
    expect: {
      reactions: { at: { 0: { force: 6.667, moment: 20 }, 1: { force: -6.667, moment: 20 } } },
      deflection: 6,
      uplift: null,
    },
    source: byHand('Slope-deflection equations', '6EIδ/l² = 6·20000·0.006/36 = 20; 12EIδ/l³ = 6.667'),
  },
  {
    name: 'Self-weight adds to the load',
    given: { ...simple, selfWeight: 0.5, loads: [{ kind: 'uniform', size: 9.5 }] },
    expect: { moment: 45, deflection: 8.4375 },
    source: aisc('Case 1 with w = 9.5 + 0.5 = 10'),
  },
  {
    name: 'US units: W18×35 of 20 ft under 1 kip/ft',
    given: {
      ...metric,
      system: 'us',
      arrangement: 'simple',
      span: 6.096,
      modulus: 199.947961502171,
      inertia: 21_227.8027056,
      loadsUs: [{ kind: 'uniform', size: 1 }],
    },
    expect: {
      moment: null,
      momentUs: 50,
      momentAtUs: 10,
      shearUs: 10,
      deflectionUs: 0.2434,
      reactionsUs: { at: { 0: { force: 10 } } },
    },
    source: aisc(
      'E = 29,000 ksi, I = 510 in⁴: wl²/8 = 50 kip·ft; 5wl⁴/384EI = 5·(1/12)·240⁴/(384·29000·510) = 0.2434 in',
    ),
  },
  {
    name: 'One roller: the beam turns about it',
    given: { ...metric, arrangement: 'continuous', total: 4, supports: [{ at: 2, kind: 'pin' }] },
    problem: 'supports',
    because: 'it turns about a single pin or roller',
    source: byHand('Statics', 'ΣM about the pin cannot vanish for an arbitrary load'),
  },
  {
    name: 'Rollers only: the beam rolls away',
    given: {
      ...metric,
      arrangement: 'continuous',
      total: 4,
      supports: [
        { at: 0, kind: 'roller' },
        { at: 4, kind: 'roller' },
      ],
    },
    problem: 'supports',
    because: 'the beam rolls away lengthwise',
    source: byHand('Statics', 'No reaction along the beam'),
  },
  {
    name: 'Guided at both ends: nothing carries the load',
    given: {
      ...metric,
      arrangement: 'continuous',
      total: 4,
      supports: [
        { at: 0, kind: 'guided' },
        { at: 4, kind: 'guided' },
      ],
    },
    problem: 'supports',
    because: 'or the beam falls',
    source: byHand('Statics', 'No vertical reaction'),
  },
  {
    name: 'Fixed and guided: half of a fixed beam of twice the span',
    given: {
      ...metric,
      arrangement: 'continuous',
      total: 3,
      supports: [
        { at: 0, kind: 'fixed' },
        { at: 3, kind: 'guided' },
      ],
      loads: [{ kind: 'uniform', size: 12 }],
    },
    expect: { moment: -36, deflection: 2.025, deflectionAt: 3, reactions: { at: { 1: { force: null, moment: 18 } } } },
    source: aisc(
      'Case 15 with l = 6, by symmetry: ends 36, middle 18 sagging, which an anticlockwise moment at the right end holds; wl⁴/384EI = 2.025 mm',
    ),
  },
  {
    name: 'A load beyond the end',
    given: { ...simple, loads: [{ kind: 'point', size: 1, at: 7 }] },
    problem: 'loads',
    because: 'load 1 reaches beyond its end',
    source: byHand('Geometry', '7 m > 6 m'),
  },
  {
    name: 'A point load without a position',
    given: { ...simple, loads: [{ kind: 'point', size: 1 }] },
    problem: 'loads',
    because: 'load 1 has no position',
    source: byHand('Geometry', 'A point load acts at one place'),
  },
  {
    name: 'Three supports, two settled, two overhangs and every kind of load',
    given: {
      ...metric,
      arrangement: 'continuous',
      total: 10,
      selfWeight: 0.5,
      supports: [
        { at: 9, kind: 'roller', settlement: 1 },
        { at: 1, kind: 'pin' },
        { at: 5, kind: 'roller', settlement: 4 },
      ],
      loads: [
        { kind: 'point', size: 20, at: 3 },
        { kind: 'point', size: 2, at: 3.05 },
        { kind: 'uniform', size: 8, at: 4, to: 7.4 },
        { kind: 'varying', size: 12, at: 6, to: 10, endSize: 4 },
        { kind: 'moment', size: 15, at: 8 },
      ],
    },
    expect: {
      moment: 28.655,
      momentAt: 7.2279,
      shear: 32.1637,
      shearAt: 5,
      deflection: 4.7477,
      deflectionAt: 6.4901,
      verdict: 'good',
      uplift: null,
      reactions: {
        rows: 3,
        at: {
          0: { support: 'A (pin)', at: 1, force: 10.168, moment: null },
          1: { support: 'B (roller)', at: 5, force: 54.4958 },
          2: { support: 'C (roller)', at: 9, force: 21.5363 },
        },
        sum: { force: 86.2 },
      },
      spans: {
        rows: 4,
        at: {
          0: {
            span: 'Left overhang',
            length: 1,
            sag: -1.8259,
            at: 0,
            ratio: 'L/547',
            allowed: 2.7778,
            status: 'within',
          },
          1: { span: 'Span A–B', length: 4, sag: 1.0587, at: 2.9102, ratio: 'L/3778', allowed: 11.1111 },
          2: { span: 'Span B–C', length: 4, sag: 2.0838, at: 7.056, ratio: 'L/1919' },
          3: { span: 'Right overhang', length: 1, sag: -2.2303, at: 10, ratio: 'L/448', allowed: 2.7778 },
        },
      },
      extremes: {
        rows: 7,
        at: {
          0: { what: 'Largest sagging moment', value: 28.655, unit: 'kN·m', at: 7.2279 },
          1: { what: 'Largest hogging moment', value: -13.4782, at: 5 },
          2: { what: 'Highest shear', value: 32.1637, unit: 'kN', at: 5 },
          3: { what: 'Lowest shear', value: -22.332, at: 5 },
          4: { what: 'Lowest point (deflection)', value: -4.7477, unit: 'mm', at: 6.4901 },
          5: { what: 'Highest point (deflection)', value: 1.8259, at: 0 },
          6: { what: 'Steepest slope', value: 2.2725, unit: 'mrad', at: 8.8332 },
        },
      },
      course: {
        rows: 51,
        at: {
          0: { at: 0, shear: 0, moment: 0, slope: -1.82483, deflection: 1.82587 },
          4: { at: 1, shear: -0.5, moment: -0.25, slope: -1.829, deflection: 0 },
          5: { at: 1, shear: 9.66795, moment: -0.25, deflection: 0 },
          9: { at: 2, shear: 9.16795, moment: 9.16795, slope: -1.60397, deflection: -1.75572 },
          40: { at: 8, shear: -8.53629, moment: 24.8696 },
          41: { at: 8, shear: -8.53629, moment: 9.86962, slope: 2.0484, deflection: -3.20713 },
          [-1]: { at: 10, shear: 0, moment: 0, slope: 2.22014, deflection: 1.23035 },
        },
      },
    },
    says: { verdict: 'Nearest to it: Right overhang with 2.23 mm upwards of 2.78 mm.' },
    source: macaulay(
      'loads add up to 20 + 2 + 27.2 + 32 + 5 = 86.2; four places to a metre in the course, both sides of a jump',
    ),
  },
  {
    name: 'US units: overhangs at both ends, lifted at the right',
    given: {
      ...metric,
      system: 'us',
      arrangement: 'overhang',
      span: 4.8768,
      leftOverhang: 1.2192,
      rightOverhang: 0.9144,
      settleLeft: 2.54,
      modulus: 199.947961501882,
      inertia: 8491.1210822,
      loadsUs: [
        { kind: 'point', size: 2, at: 0 },
        { kind: 'point', size: -6, at: 23 },
        { kind: 'uniform', size: 0.5, at: 4, to: 20 },
      ],
    },
    expect: {
      momentUs: 23.640625,
      momentAtUs: 15.25,
      shearUs: -6,
      shearAtUs: 20,
      deflectionUs: 0.22147,
      deflectionAtUs: 11.805,
      verdict: 'bad',
      uplift: 'fair',
      reactionsUs: {
        rows: 2,
        at: {
          0: { support: 'A (pin)', at: 4, force: 7.625, moment: null },
          1: { support: 'B (roller)', at: 20, force: -3.625, moment: null },
        },
      },
      spansUs: {
        rows: 3,
        at: {
          0: {
            span: 'Left overhang',
            length: 4,
            sag: -0.06847,
            at: 0,
            ratio: 'L/701',
            allowed: 0.1333,
            status: 'within',
          },
          1: { span: 'Span A–B', length: 16, sag: 0.17341, at: 12.8025, ratio: 'L/1107', allowed: 0.5333 },
          2: { span: 'Right overhang', sag: -0.17473, at: 23, ratio: 'L/206', allowed: 0.1, status: 'too much' },
        },
      },
      extremesUs: {
        at: {
          0: { what: 'Largest sagging moment', value: 23.6406, unit: 'kip·ft', at: 15.25 },
          1: { value: -8, at: 4 },
          2: { value: 5.625, unit: 'kip', at: 4 },
          3: { value: -6, at: 20 },
          4: { value: -0.2215, unit: 'in', at: 11.805 },
          5: { value: 0.1747, at: 23 },
          6: { value: 5.0726, unit: 'mrad', at: 23 },
        },
      },
      courseUs: {
        rows: 43,
        at: {
          0: { at: 0, shear: -2, moment: 0, slope: -1.29661, deflection: -0.0315314 },
          7: { at: 4, shear: -2, moment: -8, slope: -1.68606, deflection: -0.1 },
          8: { at: 4, shear: 5.625 },
          22: { at: 12, shear: 1.625, moment: 21, slope: 0.0989266, deflection: -0.221359 },
          [-1]: { at: 23, shear: -6, moment: 0, slope: 5.07256, deflection: 0.174726 },
        },
      },
    },
    says: {
      verdict: 'Right overhang bends 0.17 in upwards; L/360 allows 0.10 in.',
      uplift: 'Support B is pulled upwards with 3.6',
    },
    source: macaulay('in feet and kips, EI = 29,000 · 204 ÷ 144 kip·ft²; (2·20 + 8·8 − 6·(−3))/16 = 7.625'),
  },
  {
    name: 'US units: a table of supports, the last one fixed, a triangle and a moment',
    given: {
      ...metric,
      system: 'us',
      arrangement: 'continuous',
      total: 6.7056,
      modulus: 199.947961501882,
      inertia: 8491.1210822,
      supportsUs: [
        { at: 0, kind: 'pin' },
        { at: 10, kind: 'roller', settlement: 0.25 },
        { at: 22, kind: 'fixed' },
      ],
      loadsUs: [
        { kind: 'varying', size: 0, at: 10, to: 22, endSize: 1.2 },
        { kind: 'moment', size: 8, at: 15 },
      ],
    },
    expect: {
      momentUs: -40.99765,
      momentAtUs: 22,
      shearUs: -9.810306,
      deflectionUs: 0.250126,
      deflectionAtUs: 9.8203,
      reactionsUs: {
        at: {
          0: { force: 2.7126 },
          1: { at: 10, force: -5.3229 },
          2: { support: 'C (fixed)', force: 9.8103, moment: -40.9977 },
        },
      },
      spansUs: {
        rows: 2,
        at: {
          0: { sag: 0.050827, at: 5.7735, ratio: 'L/2360', allowed: 0.3333 },
          1: { sag: 0.026164, at: 12.8532, ratio: 'L/5503', allowed: 0.4 },
        },
      },
      extremesUs: { at: { 6: { value: -3.18378, at: 0 } } },
      courseUs: { at: { 0: { shear: 2.7126, moment: 0, slope: -3.18378, deflection: 0 } } },
    },
    says: { uplift: 'Support B is pulled upwards with 5.32 kip' },
    source: macaulay('in feet and kips, EI = 29,000 · 204 ÷ 144 kip·ft², support B 0.25 ÷ 12 ft down'),
  },
  {
    name: 'A load that turns from down to up: two turning points of the moment in one stretch',
    given: { ...simple, loads: [{ kind: 'varying', size: 10, endSize: -10 }] },
    expect: {
      moment: 5.7735,
      momentAt: 1.268,
      shear: 10,
      shearAt: 0,
      extremes: {
        at: {
          0: { value: 5.7735, at: 1.2679 },
          1: { value: -5.7735, at: 4.7321 },
          3: { value: -5, at: 3 },
          4: { value: -0.2641, at: 1.442 },
          5: { value: 0.2641, at: 4.558 },
        },
      },
    },
    source: macaulay('10 − 10x/3 kN/m over 6 m'),
  },
  {
    name: 'The same load, a little more of it upwards',
    given: { ...simple, loads: [{ kind: 'varying', size: 10, endSize: -10.2 }] },
    expect: {
      moment: -6.1338,
      deflection: -0.32677,
      deflectionAt: 4.452,
      spans: { at: { 0: { sag: -0.32677, at: 4.452, ratio: 'L/18361' } } },
    },
    source: macaulay('10 − 20.2x/6 kN/m over 6 m: 0.3268 mm up, 0.2104 mm down'),
  },
  {
    name: 'A triangle without a size at its end ends at zero',
    given: {
      ...metric,
      arrangement: 'overhang',
      span: 2,
      leftOverhang: 0,
      rightOverhang: 2,
      loads: [
        { kind: 'varying', size: 5, to: 2 },
        { kind: 'point', size: 3, at: 4 },
      ],
    },
    expect: {
      moment: -6,
      reactions: { at: { 0: { force: 0.3333 }, 1: { force: 7.6667 } } },
      spans: { at: { 0: { sag: -0.052617, at: 1.2493 }, 1: { sag: 0.722222, ratio: 'L/2769' } } },
    },
    source: macaulay('5 − 2.5x kN/m over the first 2 m; (5 · 4/3 − 3 · 2)/2 = 1/3'),
  },
  {
    name: 'Guided at the left: half of a simple beam of twice the span',
    given: {
      ...metric,
      arrangement: 'continuous',
      total: 3,
      supports: [
        { at: 0, kind: 'guided' },
        { at: 3, kind: 'pin' },
      ],
      loads: [{ kind: 'uniform', size: 12 }],
    },
    expect: {
      moment: 54,
      momentAt: 0,
      shear: -36,
      deflection: 10.125,
      deflectionAt: 0,
      reactions: { at: { 0: { force: null, moment: -54 }, 1: { force: 36, moment: null } } },
      course: { at: { 0: { shear: 0, moment: 54, slope: 0, deflection: -10.125 } } },
    },
    source: aisc('Case 1 with l = 6: wl²/8 = 54, wl/2 = 36, 5wl⁴/384EI = 10.125 mm'),
  },
  {
    name: 'A lintel of half a metre',
    given: { ...metric, arrangement: 'simple', span: 0.5, loads: [{ kind: 'uniform', size: 10 }] },
    expect: { moment: 0.3125, momentAt: 0.25, shear: 2.5, extremes: { at: { 6: { value: 0.002604, unit: 'mrad' } } } },
    source: aisc('Case 1: wl²/8 = 0.3125; wl/2 = 2.5; wl³/24EI = 0.0026 mrad'),
  },
  {
    name: 'A load right above a support goes into it alone',
    given: {
      ...metric,
      arrangement: 'continuous',
      total: 10,
      supports: [
        { at: 0, kind: 'pin' },
        { at: 5, kind: 'roller' },
        { at: 10, kind: 'roller' },
      ],
      loads: [{ kind: 'point', size: 10, at: 5 }],
    },
    expect: {
      moment: 0,
      deflection: 0,
      verdict: 'good',
      uplift: null,
      reactions: { at: { 0: { force: 0 }, 1: { force: 10 }, 2: { force: 0 } } },
      spans: { at: { 0: { sag: 0, ratio: '–', status: 'within' } } },
    },
    says: { verdict: 'Nearest to it: Span A–B with 0.00 mm of 13.89 mm.' },
    source: byHand('Statics on paper', 'The support stands under the load; 5000 ÷ 360 = 13.89'),
  },
  ...(
    [
      [400, 'good', 'within'],
      [401, 'bad', 'too much'],
    ] as const
  ).map(([limit, verdict, status]) => ({
    name: `A deflection of exactly L/400 against L/${limit}`,
    given: { ...simple, inertia: 5625, limit, loads: [{ kind: 'uniform' as const, size: 10 }] },
    expect: { deflection: 15, verdict, spans: { at: { 0: { ratio: 'L/400', status } } } },
    source: aisc('5wl⁴/384EI = 5·10·1296/(384·11250) = 15 mm = 6000/400'),
  })),
  {
    name: 'A load that lifts the beam',
    given: { ...simple, loads: [{ kind: 'uniform', size: -10 }] },
    expect: {
      moment: -45,
      deflection: -8.4375,
      verdict: 'good',
      uplift: 'fair',
      spans: { at: { 0: { sag: -8.4375 } } },
    },
    says: {
      verdict: 'Span A–B with 8.44 mm upwards of 16.67 mm.',
      uplift: 'Support A is pulled upwards with 30.00 kN',
    },
    source: aisc('Case 1 turned upside down'),
  },
  {
    name: 'A deflection above a twentieth of the span',
    given: { ...simple, loads: [{ kind: 'uniform', size: 500 }] },
    expect: { deflection: 421.875, verdict: 'bad', tooFar: 'fair' },
    says: { verdict: 'Span A–B bends 421.88 mm; L/360 allows 16.67 mm.', tooFar: 'outside small-deflection theory' },
    source: aisc('Case 1: 50 times 8.4375 mm; 421.875 ÷ 6000 = 0.07'),
  },
  ...(
    [
      ['beyond the end', [0, 5], 'which ends at 4 m: one is at 5 m'],
      ['at one place', [0, 2, 2], 'two are at 2 m'],
      ['at one end', [0, 0, 4], 'two are at 0 m'],
      ['3 mm apart', [0, 0.003, 4], 'at least a thousandth of the beam'],
      ['3 mm from the start', [0.003, 4], 'at least a thousandth of the beam'],
      ['3 mm from the end', [0, 3.997], 'at least a thousandth of the beam'],
    ] as const
  ).map(([name, places, because]) => ({
    name: `Supports ${name} of 4 m`,
    given: {
      ...metric,
      arrangement: 'continuous' as const,
      total: 4,
      supports: places.map((at) => ({ at, kind: 'pin' as const })),
    },
    problem: 'supports' as const,
    because,
    source: byHand('Geometry', 'On a beam of 4 m supports stand from 0 to 4 m, at least 4 mm apart'),
  })),
  {
    name: 'US units: a support beyond the end',
    given: {
      ...metric,
      system: 'us',
      arrangement: 'continuous',
      total: 3.048,
      supportsUs: [
        { at: 0, kind: 'pin' },
        { at: 12, kind: 'roller' },
      ],
    },
    problem: 'supportsUs',
    because: 'which ends at 10 ft: one is at 12 ft',
    source: byHand('Geometry', '12 ft > 10 ft'),
  },
  {
    name: 'Supports 5 mm apart on 4 m are far enough',
    given: {
      ...metric,
      arrangement: 'continuous',
      total: 4,
      supports: [
        { at: 0, kind: 'pin' },
        { at: 0.005, kind: 'roller' },
        { at: 4, kind: 'roller' },
      ],
      loads: [],
    },
    expect: { moment: 0, spans: { rows: 2 } },
    source: byHand('Geometry', '5 mm is more than a thousandth of 4 m'),
  },
  ...[
    { kind: 'uniform' as const, size: 1, at: 3, to: 3 },
    { kind: 'uniform' as const, size: 1, at: 4, to: 3 },
  ].map((load) => ({
    name: `A uniform load from ${load.at} m to ${load.to} m`,
    given: { ...simple, loads: [{ kind: 'point' as const, size: 1, at: 2 }, load] },
    problem: 'loads' as const,
    because: 'must end to the right of where they start: load 2 does not',
    source: byHand('Geometry', 'It has no length'),
  })),
])
