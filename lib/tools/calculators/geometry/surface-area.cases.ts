import { defineCases } from '@/lib/kits/calculator'
import surface from './surface-area'

const scipy = { title: 'SciPy over turned outlines: tests/vectors/math-algebra/surfaces.py' }
const mathix = {
  title: 'Mathix: Surface area of a cylinder and a cone',
  href: 'https://mathix.co/problems/geometry/surface-area-c893d7',
}
const paper = { title: 'Arithmetic on paper' }
const one = {
  system: 'metric',
  count: 1,
  ends: 'all',
  heightIs: 'upright',
  waste: 0,
  coats: 2,
  coverage: undefined,
} as const

export default defineCases(surface, [
  {
    name: 'A cone of radius 3, 4 high',
    given: { ...one, solid: 'cone', radius: 3, height: 4 },
    expect: {
      lateral: 47.12388980384689,
      ends: 28.274333882308138,
      total: 75.398223686,
      other: 811.5797,
      metres: null,
      ratio: 2,
      sheet: 75.398223686,
      cans: null,
    },
    source: { ...scipy, how: 'cone 3 4; the volume is 12π; ÷ 0.09290304' },
  },
  {
    name: 'A cone by its slope',
    given: { ...one, solid: 'cone', radius: 3, height: 5, heightIs: 'slant' },
    expect: { lateral: 47.1238898038, total: 75.3982236862 },
    source: { ...mathix, how: 'r = 3, l = 5: 15π and 24π' },
  },
  {
    name: 'A cylinder of radius 3, 5 high',
    given: { ...one, solid: 'cylinder', radius: 3, height: 5 },
    expect: { lateral: 94.2477796077, total: 150.796447372 },
    source: { ...mathix, how: 'r = 3, h = 5: 30π and 48π' },
  },
  {
    name: 'The same cylinder, open at the top',
    given: { ...one, solid: 'cylinder', radius: 3, height: 5, ends: 'bottom' },
    expect: { ends: 28.2743338823, total: 122.52211349 },
    source: { ...scipy, how: 'cylinder 3 5 and one end' },
  },
  {
    name: 'A pipe',
    given: { ...one, solid: 'cylinder', radius: 3, height: 5, ends: 'none' },
    expect: { ends: 0, total: 94.2477796077 },
    source: { ...scipy, how: 'cylinder 3 5' },
  },
  {
    name: 'A frustum',
    given: { ...one, solid: 'frustum', bottom: 8, top: 4, height: 6 },
    expect: { lateral: 271.852161579, ends: 251.327412287 },
    source: { ...scipy, how: 'frustum 8 4 6' },
  },
  {
    name: 'A frustum with its top only',
    given: { ...one, solid: 'frustum', bottom: 8, top: 4, height: 6, ends: 'top' },
    expect: { ends: 50.2654824574 },
    source: { ...scipy, how: 'frustum 8 4 6, 16π' },
  },
  {
    name: 'A frustum by its slope',
    given: { ...one, solid: 'frustum', bottom: 6, top: 3, height: 5, heightIs: 'slant' },
    expect: { lateral: 141.371669412 },
    source: { ...paper, how: 'π × 9 × 5' },
  },
  {
    name: 'A sphere',
    given: { ...one, solid: 'sphere', radius: 2 },
    expect: { total: 50.2654824574, ends: 0, ratio: 1.5 },
    source: { ...scipy, how: 'sphere 2; 3 ÷ r' },
  },
  {
    name: 'A cap',
    given: { ...one, solid: 'cap', radius: 5, capHeight: 2 },
    expect: { lateral: 62.8318530718, ends: 50.2654824574 },
    source: { ...scipy, how: 'cap 5 high 2' },
  },
  {
    name: 'A pyramid',
    given: { ...one, solid: 'pyramid', length: 6, width: 4, height: 4 },
    expect: { lateral: 46.83281573, ends: 24 },
    source: { ...scipy, how: 'pyramid 6 4 4' },
  },
  {
    name: 'A square pyramid by its slope',
    given: { ...one, solid: 'pyramid', length: 6, width: 6, height: 5, heightIs: 'slant' },
    expect: { lateral: 60, ends: 36, ratio: 2 },
    source: { ...paper, how: 'Four triangles of 6 × 5 ÷ 2; upright 4, volume 48' },
  },
  {
    name: 'A prism',
    given: { ...one, solid: 'prism', sideA: 3, sideB: 4, sideC: 5, depth: 10 },
    expect: { lateral: 120, ends: 12, ratio: 2.2 },
    source: { ...scipy, how: 'prism 3 4 5 long 10; 132 ÷ 60' },
  },
  {
    name: 'A capsule',
    given: { ...one, solid: 'capsule', radius: 1, straight: 2 },
    expect: { total: 25.1327412287 },
    source: { ...scipy, how: 'capsule 1 2' },
  },
  {
    name: 'A ring',
    given: { ...one, solid: 'torus', ring: 3, inside: 1 },
    expect: { total: 118.435252813 },
    source: { ...scipy, how: 'torus 3 1' },
  },
  ...(
    [
      [3, 2, 1, 48.88214630258205],
      [2, 2, 1, 34.6875308133802],
      [1, 1, 3, 30.8937239750887],
      [1, 1, 1, 12.56637061435917],
      [5, 5, 4.999999, 314.15922347107806],
    ] as const
  ).map(([across, deep, high, total]) => ({
    name: `An ellipsoid with half-axes ${across}, ${deep} and ${high}`,
    given: { ...one, solid: 'ellipsoid' as const, across, deep, high },
    expect: { total },
    source: { ...scipy, how: `ellipsoid ${across} ${deep} ${high}: dblquad over its skin` },
  })),
  {
    name: 'Ten boxes in square feet, with paint and waste',
    given: {
      ...one,
      system: 'us',
      solid: 'box',
      length: 0.6096,
      width: 0.3048,
      height: 0.9144,
      count: 10,
      waste: 0.1,
      coats: 2,
      coverage: 400,
    },
    expect: {
      lateral: 180,
      ends: 40,
      total: 220,
      other: null,
      metres: 20.4386688,
      sheet: 242,
      cans: 1.1,
      ratio: 3.666666667,
    },
    source: { ...paper, how: '2 ft × 1 ft × 3 ft: 18 + 4 ft² each, 6 ft³; 220 × 2 ÷ 400; 220 × 0.09290304' },
  },
  {
    name: 'A slope too short',
    given: { ...one, solid: 'cone', radius: 3, height: 3, heightIs: 'slant' },
    problem: 'height',
    because: 'longer along the slope',
    source: { ...paper, how: 'A flat disc' },
  },
  {
    name: 'A cap higher than its sphere',
    given: { ...one, solid: 'cap', radius: 1, capHeight: 2.1 },
    problem: 'capHeight',
    because: 'twice the radius',
    source: { ...paper, how: '2 × 1' },
  },
  {
    name: 'A prism whose sides do not close',
    given: { ...one, solid: 'prism', sideA: 1, sideB: 2, sideC: 4, depth: 10 },
    problem: null,
    because: 'shorter than the two others',
    source: { ...paper, how: '1 + 2 < 4' },
  },
])
