import { defineCases } from '@/lib/kits/calculator'
import projectileMotion from './projectile-motion'

const paper = { title: 'Arithmetic on paper' }
const sympy = { title: 'SymPy and mpmath: tests/vectors/formula-solver/motion.py' }
const showMe = {
  title: 'Show Me the Physics: Kinematics, word problems',
  href: 'https://showmethephysics.com/home/notes/kinematics/Equation/WordProblems.htm',
}
const firework = {
  title: 'What is the horizontal distance that the firework will travel',
  href: 'https://channel5weather-l.blogspot.com/2012/02/what-is-horizontal-distance-that.html',
}
const worlds = {
  title: 'MathSpin: Projectile motion on Earth, Moon and Mars',
  href: 'https://mathspin.ai/solutions/projectile-motion-on-earth-moon-and-mars',
}
const nasa = { title: 'NASA: Planetary fact sheets', href: 'https://nssdc.gsfc.nasa.gov/planetary/planetfact.html' }
const thrown = { mode: 'launch', body: 'earth', air: false, lengths: 'm' } as const
const ball = { ...thrown, air: true, coefficient: 0.35, area: 0.0043, mass: 0.145, density: 1.225 } as const
const aimed = { mode: 'target', body: 'earth', lengths: 'm' } as const
const line = {
  mode: 'line',
  s: undefined,
  u: undefined,
  v: undefined,
  a: undefined,
  t: undefined,
  lengths: 'm',
} as const
const nb = '\u00A0'

/** One motion, and every three of its five values. */
const motion = { s: 7, u: 6, v: 8, a: 2, t: 1 } as const
const parts = ['s', 'u', 'v', 'a', 't'] as const
const threes = parts.flatMap((one, at) =>
  parts.slice(at + 1).flatMap((two, next) => parts.slice(at + next + 2).map((three) => [one, two, three] as const)),
)

export default defineCases(projectileMotion, [
  {
    name: '20 m/s at 45 degrees',
    given: { ...thrown, speed: 20, angle: 45, height: 0 },
    expect: {
      answer: `40.79${nb}m in 2.88${nb}s`,
      note: null,
      range: 40.7886485,
      apex: 10.1971621,
      time: 2.884193,
      impact: 20,
      steepness: 45,
      best: 45,
      bestRange: 40.7886485,
      vacuum: null,
      flat: null,
      flatTime: null,
      steep: null,
      steepTime: null,
      least: null,
      motions: { rows: 0 },
      equation: null,
      path: {
        rows: 11,
        at: {
          0: { t: 0, x: 0, y: 0, speed: 20 },
          5: { t: 1.442, x: 20.39, y: 10.2, speed: 14.14 },
          10: { x: 40.79, y: 0 },
        },
      },
      curve: { rows: 41, at: { 20: { x: 20.39, y: 10.2 } } },
    },
    source: { ...sympy, how: 'v²/g and v² sin²/2g' },
  },
  {
    name: 'A fragment of a firework, 77 m up',
    given: { ...thrown, body: 'own', ownGravity: 9.81, speed: 13, angle: 45, height: 77 },
    expect: {
      range: 46.04,
      time: 5.008,
      apex: 81.30683,
      impact: 40.98463,
      steepness: 77.03895,
      best: 17.59861,
      bestRange: 54.31195,
    },
    source: { ...firework, how: 't = 5.0084 s and d = 46.040 m; the rest by SymPy' },
  },
  {
    name: 'On the Moon',
    given: { ...thrown, body: 'moon', speed: 20, angle: 45, height: 0 },
    expect: { range: 246.9136, apex: 61.7284, time: 17.459 },
    source: { ...worlds, how: '246.9 m, 61.7 m and 17.46 s with 1.62; further digits 400 ÷ 1.62, 100 ÷ 1.62' },
  },
  {
    name: 'On Mars',
    given: { ...thrown, body: 'mars', speed: 20, angle: 45, height: 0 },
    expect: { range: 107.8167, apex: 26.9542, time: 7.624 },
    source: { ...worlds, how: 'g of Mars is 3.71 there; 400 ÷ 3.71' },
  },
  ...(
    [
      ['mercury', 3.7],
      ['venus', 8.87],
      ['jupiter', 23.12],
      ['saturn', 8.96],
      ['uranus', 8.69],
      ['neptune', 11],
      ['pluto', 0.62],
    ] as const
  ).map(([body, gravity]) => ({
    name: `The same throw on ${body}`,
    given: { ...thrown, body, speed: 20, angle: 45, height: 0 } as const,
    expect: { range: Number((400 / gravity).toFixed(6)), apex: Number((100 / gravity).toFixed(6)) },
    source: { ...nasa, how: `${gravity} m/s²; v² ÷ g and v² ÷ 4g` },
  })),
  {
    name: 'A target below the launch',
    given: { ...aimed, speed: 20, distance: 40, rise: -10 },
    expect: { flat: 15.5525571, steep: 60.4111995, flatTime: 2.0760134, steepTime: 4.0504533, least: 17.5006296 },
    source: { ...sympy, how: '“below”: both roots of 40 T − g 1600 (1 + T²) ÷ 800 + 10 = 0' },
  },
  {
    name: 'Thrown downwards from a roof',
    given: { ...thrown, speed: 10, angle: -30, height: 20 },
    expect: { range: 13.623665, apex: 20, time: 1.573125, impact: 22.187068, steepness: 67.025034 },
    source: { ...sympy, how: 'the root of the parabola after the start' },
  },
  {
    name: 'Straight up',
    given: { ...thrown, speed: 10, angle: 90, height: 0 },
    expect: { range: 0, apex: 5.0985811, time: 2.0394324, note: 'plain', steepness: 90, curve: { rows: 0 } },
    says: { note: 'where it started from' },
    source: { ...sympy, how: '50 ÷ g and 20 ÷ g' },
  },
  {
    name: 'Fast enough for the air to matter, in feet',
    given: { ...thrown, lengths: 'ft', speed: 40, angle: 35, height: 1.5 },
    expect: { range: 509.935256, note: 'fair', impact: 132.434627 },
    says: { note: 'air matters' },
    source: { ...sympy, how: '155.42827 ÷ 0.3048 and 40.36607 ÷ 0.3048' },
  },
  {
    name: 'A baseball through air',
    given: { ...ball, speed: 40, angle: 35, height: 1.5 },
    expect: { range: 95.31, apex: 21.75, time: 4.129, impact: 24.92, steepness: 48.13, vacuum: 155.43 },
    source: { ...sympy, how: 'odefun with 25 digits: 95.308, 21.748, 4.1290, 24.918 and 48.130' },
  },
  {
    name: 'The same ball straight up has a closed form',
    given: { ...ball, speed: 40, angle: 90, height: 0 },
    expect: { apex: 55.97, time: 6.764, impact: 28.02, vacuum: 0 },
    source: { ...sympy, how: 'vt²/2g ln(1 + v²/vt²), atan up and acosh down: 55.966, 6.7640, 28.025' },
  },
  {
    name: 'Water over a wall',
    given: { ...aimed, speed: 25, distance: 30, rise: 8 },
    expect: {
      answer: '30.185° or 74.747°',
      flat: 30.1845622,
      flatTime: 1.3882296,
      steep: 74.746855,
      steepTime: 4.5612778,
      least: 19.5686866,
      range: null,
      path: { rows: 0 },
    },
    source: { ...sympy, how: 'both roots of the tangent' },
  },
  {
    name: 'A target that is only just reached',
    given: { ...aimed, speed: 10, distance: 10.197162129779, rise: 0 },
    expect: { flat: 45, steep: 45, note: 'fair' },
    says: { note: 'just reaches' },
    source: { ...paper, how: '100 ÷ 9.80665 is the farthest, at 45 degrees' },
  },
  ...threes.map((known) => ({
    name: `A motion from ${known.join(', ')}`,
    given: { ...line, ...Object.fromEntries(known.map((part) => [part, motion[part]])) },
    expect: { motions: { at: { 0: motion } } },
    source: { ...showMe, how: 'From 6 m/s at 2 m/s² over 7 m to 8 m/s; every choice of three solved by SymPy' },
  })),
  {
    name: '10 m/s² for 4 seconds from rest',
    given: { ...line, u: 0, a: 10, t: 4 },
    expect: {
      answer: `s${nb}=${nb}80${nb}m, v${nb}=${nb}40${nb}m/s`,
      motions: { rows: 1, at: { 0: { s: 80, v: 40 } } },
      equation: 'v = u + at, s = ut + ½at²',
      range: null,
    },
    source: { ...showMe, how: 'Δd = 80 m' },
  },
  {
    name: 'A ball passes 15 m twice',
    given: { ...line, s: 15, u: 20, a: -10 },
    expect: {
      motions: { rows: 2, at: { 0: { v: 10, t: 1 }, 1: { v: -10, t: 3 } } },
      note: 'plain',
    },
    says: { note: 'Two motions' },
    source: { ...sympy, how: 'solve v = 20 − 10t, 15 = 20t − 5t²' },
  },
  {
    name: 'Never that high',
    given: { ...line, s: 25, u: 20, a: -10 },
    problem: 'a',
    because: 'no motion',
    source: { ...paper, how: '400 − 500 has no root' },
  },
  {
    name: 'Before the start',
    given: { ...line, u: 10, v: 5, a: 2 },
    problem: 'a',
    because: 'negative',
    source: { ...paper, how: '−5 ÷ 2' },
  },
  {
    name: 'Anything fits',
    given: { ...line, u: 5, v: 5, a: 0 },
    problem: 'a',
    because: 'endless',
    source: { ...paper, how: 'Every time fits' },
  },
  {
    name: 'Four values',
    given: { ...line, s: 7, u: 6, v: 8, a: 2 },
    problem: null,
    because: 'three',
    source: { ...paper, how: 'A fourth can contradict three' },
  },
  {
    name: 'Out of reach',
    given: { ...aimed, speed: 15, distance: 30, rise: 8 },
    problem: 'speed',
    because: '19.569 m/s',
    source: { ...sympy, how: '√(g (8 + √964)) = 19.5687' },
  },
  {
    name: 'Into the ground',
    given: { ...thrown, speed: 15, angle: -10, height: 0 },
    problem: 'angle',
    source: { ...paper, how: 'It starts on the ground' },
  },
  {
    name: 'A leaf',
    given: {
      ...thrown,
      air: true,
      coefficient: 10,
      area: 100,
      mass: 0.001,
      density: 1.225,
      speed: 10,
      angle: 45,
      height: 1000,
    },
    problem: 'mass',
    source: { ...paper, how: 'It falls at a millimeter a second' },
  },
])
