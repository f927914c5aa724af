import { defineCases } from '@/lib/kits/calculator'
import brakeDistance from './brake-distance'

const code = {
  title: 'UK Highway Code, rule 126: typical stopping distances',
  href: 'https://www.gov.uk/guidance/the-highway-code/general-rules-techniques-and-advice-for-all-drivers-and-riders-103-to-158',
}
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = { find: 'distance', grade: 0, lengthUnit: 'm', carLength: 4 } as const
const british = { ...plain, speedUnit: 'mph', surface: 'deceleration', deceleration: 6.556, driver: 'code' } as const
const design = {
  ...plain,
  speedUnit: 'mph',
  lengthUnit: 'ft',
  surface: 'deceleration',
  deceleration: 3.41376,
  driver: 'design',
} as const
const wet = { ...plain, speed: 80, speedUnit: 'kmh', surface: 'wet', driver: 'usual' } as const

export default defineCases(brakeDistance, [
  {
    name: 'The whole table of the Highway Code, with 0.67 seconds and braking of 6.556 m/s²',
    given: { ...british, speed: 70 },
    expect: {
      total: 95.6,
      thinking: 21,
      braking: 74.7,
      cars: 23.9,
      before: null,
      skidTime: null,
      speeds: {
        rows: 6,
        at: {
          0: { speed: 20, thinking: 6, braking: 6, total: 12 },
          1: { speed: 30, thinking: 9, braking: 14, total: 23 },
          2: { speed: 40, thinking: 12, braking: 24, total: 36 },
          3: { speed: 50, thinking: 15, braking: 38, total: 53 },
          4: { speed: 60, thinking: 18, braking: 55, total: 73 },
          5: { speed: 70, thinking: 21, braking: 75, total: 96 },
        },
      },
    },
    source: {
      ...code,
      how: 'All eighteen distances of the table are met to the metre; 20 feet of braking at 20 mph are 6.556 m/s²',
    },
  },
  {
    name: 'AASHTO at 60 mph, 2.5 seconds and 11.2 ft/s²: 565.7 feet',
    given: { ...design, speed: 60 },
    expect: { total: 565.7, thinking: 220, slowing: 3.41 },
    source: {
      title: 'AASHTO Green Book, stopping sight distance on level roadways',
      how: '1.47 × 60 × 2.5 + 1.075 × 60² ÷ 11.2 = 566.0 ft, design value 570; here without the rounding of 1.47 and 1.075',
    },
  },
  {
    name: '80 km/h in the wet: 33.3 and 62.9 metres, and 60.7 km/h at an obstacle 60 metres ahead',
    given: { ...wet, obstacle: 60 },
    expect: {
      total: 96.3,
      thinking: 33.3,
      braking: 62.9,
      time: 7.2,
      cars: 24.1,
      slowing: 3.92,
      impact: 60.7,
      stops: 'bad',
      roads: {
        rows: 4,
        at: { 0: { road: 'Dry asphalt', braking: 36, total: 69.3 }, 3: { road: 'Ice', braking: 251.8 } },
      },
    },
    says: { stops: 'strikes the obstacle at 60.7 km/h' },
    source: paper('22.2222 × 1.5; 22.2222² ÷ (2 × 3.92266) = 62.946; √(493.827 − 2 × 3.92266 × 26.667) = 16.87 m/s'),
  },
  {
    name: 'An obstacle nearer than the reaction is struck at full speed, one at 100 metres is not reached',
    given: { ...wet, obstacle: 20 },
    expect: { impact: 80, stops: 'bad' },
    source: paper('33.3 metres pass before the brakes act'),
  },
  {
    name: 'An obstacle beyond the stopping distance',
    given: { ...wet, obstacle: 100 },
    expect: { impact: 0, stops: 'good' },
    says: { stops: 'The car stops 3.7 m before the obstacle.' },
    source: paper('100 − 96.28 = 3.72'),
  },
  {
    name: 'Downhill at 10% on packed snow half of the grip is gone',
    given: { ...plain, speed: 36, speedUnit: 'kmh', surface: 'snow', driver: 'own', reaction: 1, grade: -0.1 },
    expect: { slowing: 0.98, thinking: 10, braking: 51, total: 61, roads: { rows: 3 } },
    source: paper('10² ÷ (2 × 9.80665 × 0.1) = 50.986; on ice nothing would be left'),
  },
  {
    name: 'A skid of 25 metres at a friction of 0.7 began at 66.7 km/h and lasted 2.7 seconds',
    given: { ...plain, find: 'speed', skid: 25, speedUnit: 'kmh', surface: 'dry' },
    expect: { before: 66.7, slowing: 6.86, skidTime: 2.7, total: null },
    source: paper('√(2 × 6.864655 × 25) = 18.526 m/s; × 3.6; 18.526 ÷ 6.864655'),
  },
  {
    name: 'A skid of 120 feet with a drag factor of 0.75: 51.96 mph',
    given: { ...plain, find: 'speed', skid: 36.576, speedUnit: 'mph', surface: 'friction', friction: 0.75 },
    expect: { before: 51.9 },
    source: {
      title: 'Formula of collision investigators, S = √(30 × D × f)',
      how: '√(30 × 120 × 0.75) = 51.96 mph; 30 stands for 29.9',
    },
  },
  {
    name: 'Ice on a slope of 10%: the car never stops',
    given: { ...wet, surface: 'ice', grade: -0.1 },
    problem: 'grade',
    because: 'never stops',
    source: paper('0.1 − 0.1 = 0'),
  },
])
