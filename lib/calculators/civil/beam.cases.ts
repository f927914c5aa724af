import { defineCases } from '@/lib/calculator'
import beam from './beam'

const aisc = (how: string) => ({
  title: 'AISC Steel Construction Manual, 15th edition, table 3-23, Shears, Moments and Deflections',
  how,
})
const byHand = (title: string, how: string) => ({ title, how })

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
      reactions: { rows: 2, at: { 0: { force: 30 }, 1: { force: 30 } }, sum: { force: 60 } },
      spans: { at: { 0: { ratio: 'L/711', allowed: 16.67, status: 'within' } } },
      extremes: { at: { 6: { value: 4.5, unit: 'mrad' } } },
    },
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
      spans: { at: { 0: { ratio: 'L/2000' } } },
    },
    source: aisc('Pl = 30; Pl³/3EI = 15·8/60000 = 2 mm; 2 · 2000 mm ÷ 2 mm = 2000'),
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
      spans: { rows: 5 },
    },
    source: byHand(
      'Theorem of three moments, solved in fractions',
      'M_B = −4/38 wl² = −15.2, R = 15/38, 43/38, 37/38 of wl = 38',
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
    expect: { reactions: { at: { 0: { force: 6.667, moment: 20 }, 1: { force: -6.667, moment: 20 } } }, deflection: 6 },
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
    source: byHand('Geometry', '7 m > 6 m'),
  },
  {
    name: 'A point load without a position',
    given: { ...simple, loads: [{ kind: 'point', size: 1 }] },
    problem: 'loads',
    source: byHand('Geometry', 'A point load acts at one place'),
  },
])
