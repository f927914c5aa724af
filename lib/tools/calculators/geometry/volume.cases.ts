import { defineCases } from '@/lib/kits/calculator'
import volume from './volume'

const scipy = {
  title: 'SciPy: integrate.quad over cross-sections',
  href: 'https://docs.scipy.org/doc/scipy/reference/generated/scipy.integrate.quad.html',
}
const paper = { title: 'Arithmetic on paper' }
const handbook = { title: 'NIST Handbook 44, appendix C: General Tables of Units of Measurement' }
const one = { system: 'metric', count: 1, parts: [], density: undefined } as const

export default defineCases(volume, [
  {
    name: 'Sphere of radius 1',
    given: { ...one, solid: 'sphere', radius: 1 },
    expect: { volume: 4.18879, volumeFeet: null, sum: { rows: 0 } },
    source: { ...scipy, how: 'quad(lambda z: pi*(1-z*z), -1, 1)' },
  },
  {
    name: 'Cone of radius 3, 4 high',
    given: { ...one, solid: 'cone', radius: 3, height: 4 },
    expect: { volume: 37.699112 },
    source: { ...scipy, how: 'quad(lambda z: pi*(3*(1-z/4))**2, 0, 4)' },
  },
  {
    name: 'A cubic meter in other units, with its weight in water',
    given: { ...one, solid: 'cube', side: 1, density: 1000, densityUnit: 'kg/m³' },
    expect: {
      volume: 1,
      litres: 1000,
      cubicFeet: 35.314667,
      cubicYards: 1.307951,
      gallons: 264.172052,
      imperial: 219.969248,
      mass: 1000,
      pounds: 2204.622622,
    },
    source: {
      ...handbook,
      how: '1 m³ = 35.314 67 ft³ = 1.307 951 yd³ = 264.172 1 gal; 1 kg = 2.204 623 lb; 1000 ÷ 4.54609',
    },
  },
  {
    name: 'A cubic yard, answered in cubic feet, of 150 lb each',
    given: {
      ...one,
      system: 'us',
      solid: 'box',
      length: 0.9144,
      width: 0.9144,
      height: 0.9144,
      density: 150,
      densityUnit: 'lb/ft³',
    },
    expect: { volumeFeet: 27, cubicFeet: null, cubicYards: 1, gallons: 201.974026, pounds: 4050 },
    source: { ...handbook, how: '1 yd³ = 27 ft³ = 46,656 in³; a gallon has 231 in³; 27 × 150' },
  },
  {
    name: 'Cylinder of radius 0.5, twice, with steel',
    given: { ...one, solid: 'cylinder', radius: 0.5, height: 2, count: 2, density: 7.85, densityUnit: 'g/cm³' },
    expect: { volume: 3.141593, mass: 24_661.502 },
    source: { ...paper, how: '2 × π × 0.25 × 2 = π; × 7850' },
  },
  ...(
    [
      ['Tube', { solid: 'tube', outer: 1, inner: 0.6, height: 2 }, 4.021239, 'π × 0.64 × 2'],
      ['Frustum', { solid: 'frustum', bottom: 2, top: 1, height: 2 }, 14.660766, 'pi*(2-z/2)**2, 0, 2'],
      ['Frustum with equal radii', { solid: 'frustum', bottom: 1, top: 1, height: 2 }, 6.283185, 'pi, 0, 2'],
      ['Spherical cap', { solid: 'cap', radius: 1, capHeight: 0.5 }, 0.654498, 'pi*(1-z*z), 0.5, 1'],
      ['Cap of more than half a sphere', { solid: 'cap', radius: 1, capHeight: 1.5 }, 3.534292, 'pi*(1-z*z), -0.5, 1'],
      ['Ellipsoid', { solid: 'ellipsoid', across: 3, deep: 2, high: 1 }, 25.132741, 'pi*6*(1-z*z), -1, 1'],
      ['Pyramid', { solid: 'pyramid', length: 2, width: 1.5, height: 2 }, 2, '2*1.5*(1-t)**2*2, 0, 1'],
      ['Prism', { solid: 'prism', base: 3, rise: 2, depth: 4 }, 12, '3 × 2 ÷ 2 × 4'],
      ['Capsule', { solid: 'capsule', radius: 1, straight: 2 }, 10.471976, 'pi*(1-x*x), -1, 1; + 2π'],
      ['Torus', { solid: 'torus', ring: 3, inside: 1 }, 59.217626, 'pi*((3+sqrt(1-z*z))**2-(3-sqrt(1-z*z))**2), -1, 1'],
      ['Wedge', { solid: 'wedge', length: 2, width: 1.5, ridge: 1, height: 2 }, 2.5, '(2-t)*1.5*(1-t)*2, 0, 1'],
    ] as const
  ).map(([name, given, cubic, how]) => ({
    name,
    given: { ...one, ...given },
    expect: { volume: cubic },
    source: { ...scipy, how },
  })),
  {
    name: 'Of a cone, a cylinder and a ball: Archimedes’ one, three and two thirds',
    given: {
      ...one,
      solid: 'cylinder',
      radius: 0.5,
      height: 1,
      partUnit: 'cm',
      parts: [
        { action: 'take', solid: 'cone', width: 100, height: 100 },
        { action: 'take', solid: 'sphere', width: 100 },
        { action: 'add', solid: 'box', width: 200, depth: 100, height: 50 },
      ],
    },
    expect: {
      volume: 1,
      sum: {
        rows: 4,
        at: {
          0: { part: '1 × Cylinder', size: 0.7854 },
          1: { part: 'Take away: cone', size: -0.2618 },
          2: { part: 'Take away: sphere', size: -0.5236 },
          3: { part: 'Add: box', size: 1 },
        },
      },
    },
    source: {
      title: 'Archimedes: On the Sphere and Cylinder, book I, proposition 34',
      how: 'Cone and sphere fill the cylinder; what is left is the box of 2 × 1 × 0.5',
    },
  },
  {
    name: 'A footing with a round opening',
    given: {
      ...one,
      solid: 'box',
      length: 3,
      width: 0.6,
      height: 0.8,
      partUnit: 'm',
      parts: [{ action: 'take', solid: 'cylinder', width: 0.2, height: 0.6 }],
    },
    expect: { volume: 1.42115 },
    source: { ...paper, how: '1.44 − π × 0.01 × 0.6' },
  },
  {
    name: 'A cap higher than its sphere',
    given: { ...one, solid: 'cap', radius: 1, capHeight: 2.01 },
    problem: 'capHeight',
    source: { ...paper, how: 'A sphere of radius 1 is 2 high' },
  },
  {
    name: 'More taken away than there is',
    given: { ...one, solid: 'cube', side: 1, partUnit: 'm', parts: [{ action: 'take', solid: 'box', width: 2 }] },
    problem: 'parts',
    source: { ...paper, how: '1 − 8 is below 0' },
  },
  {
    name: 'In the United States the first box is 2 ft by 1.5 ft by 2 ft',
    given: {},
    region: 'us',
    expect: { volumeFeet: 6 },
    source: { ...handbook, how: '2 × 1.5 × 2 cubic feet' },
  },
])
