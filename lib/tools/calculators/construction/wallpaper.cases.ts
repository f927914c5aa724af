import { defineCases } from '@/lib/kits/calculator'
import wallpaper from './wallpaper'

const paper = { title: 'Arithmetic on paper' }
const python = (how: string) => ({ title: 'Python, exact fractions, tests/vectors/material-takeoff/wallpaper.py', how })
const metric = {
  system: 'metric',
  doors: [],
  rollWidth: 53,
  rollLength: 10.05,
  trimming: 10,
  extra: 0,
  pasteRolls: 5,
} as const
const us = {
  system: 'us',
  doorsUs: [],
  rollWidth: 52.07,
  rollLength: 10.0584,
  trimming: 10.16,
  extra: 0,
  pasteRolls: 5,
} as const
const walls = [{ length: '14', height: '2.4', count: 1 }]
const three = [
  { length: '5', height: '2.6', count: 1 },
  { length: '4', height: '120 cm', count: 1 },
  { length: '1.6', height: '3.4', count: 2 },
]

export default defineCases(wallpaper, [
  {
    name: 'A perimeter of 14 m takes 27 strips, four from a roll, seven rolls',
    given: { ...metric, walls, match: 'free', rollPrice: 30, pastePrice: 8.5 },
    expect: {
      strips: 27,
      taken: 2.5,
      perRoll: 4,
      rolls: 7,
      cost: 227,
      spare: 2.85,
      area: 33.6,
      lost: 1 - 33.6 / (7 * 10.05 * 0.53),
      note: null,
      byWall: { rows: 1, at: { 0: { wall: 'Row 1', strips: 27, taken: 2.5 } }, sum: { strips: 27 } },
      list: {
        rows: 2,
        at: {
          0: { item: 'Wallpaper', needed: '7', packs: 7, pack: 'rolls', cost: 210 },
          1: { item: 'Paste', needed: '7 rolls', packs: 2, pack: 'packets', cost: 17 },
        },
      },
    },
    source: {
      title: 'Kak Prosto: how to calculate the consumption of wallpaper',
      href: 'https://eng.kakprosto.ru/how-873941-how-to-calculate-consumption-wallpaper',
      how: 'Perimeter of 14 m ÷ 53 cm, rounded up to 27; 10.05 ÷ 2.5 rounded down to 4; 27 ÷ 4 = 6.75',
    },
  },
  {
    name: '18.9 m of wall in rolls of 53.5 cm: 36 drops, 12 rolls and a spare one',
    given: {
      ...metric,
      walls: [{ length: '18900 mm', height: '2760 mm', count: 1 }],
      match: 'free',
      rollWidth: 53.5,
      rollLength: 10,
      trimming: 15,
      extra: 1,
    },
    expect: { strips: 36, taken: 2.91, perRoll: 3, rolls: 13, spare: 25.24 },
    source: {
      title: 'Dave’s DIY Tips: wallpaper measuring and planning',
      href: 'https://www.davesdiytips.com/2009/02/wallpaper-measuring-and-planning',
      how: '18900 ÷ 535 = 36 drops (35.3); 36 ÷ 3 = 12; 13 with one spare. Left over by the script: 15.24 + 10',
    },
  },
  {
    name: 'A straight repeat of 64 cm',
    given: { ...metric, walls, match: 'straight', repeat: 64 },
    expect: { taken: 2.56, perRoll: 3, rolls: 9, spare: 21.33, note: 'fair' },
    says: { note: 'Each roll ends with 2.37 m' },
    source: python('14 m straight 64: 4 × 0.64; 10.05 − 3 × 2.56'),
  },
  {
    name: 'A half drop of 64 cm',
    given: { ...metric, walls, match: 'half', repeat: 64 },
    expect: { taken: 2.88, perRoll: 3, rolls: 9, spare: 12.69 },
    source: python('14 m half 64: the next strip that starts half a repeat further begins 2.88 m on'),
  },
  {
    name: 'A strip that is whole repeats is not made longer',
    given: {
      ...metric,
      walls: [{ length: '5.3', height: '2.4', count: 1 }],
      match: 'straight',
      repeat: 50,
      rollLength: 10,
    },
    expect: { strips: 10, taken: 2.5, perRoll: 4, rolls: 3, spare: 5 },
    source: python('exact repeat: 5 × 0.5 = 2.5; 5.3 ÷ 0.53 = 10'),
  },
  {
    name: 'Short walls are cut from what the tall ones leave',
    given: { ...metric, walls: three, match: 'free' },
    expect: {
      strips: 25,
      taken: 3.5,
      perRoll: 2,
      rolls: 7,
      spare: 8.45,
      area: 28.68,
      byWall: { at: { 0: { strips: 10, taken: 2.7 }, 1: { strips: 8, taken: 1.3 }, 2: { strips: 7, taken: 3.5 } } },
    },
    source: python('three heights: 25 strips cut one by one, longest first, 7 rolls, 8.45 m left'),
  },
  {
    name: 'The same with a repeat of half a meter',
    given: { ...metric, walls: three, match: 'straight', repeat: 50 },
    expect: { rolls: 7, spare: 3.85, byWall: { at: { 0: { taken: 3 }, 1: { taken: 1.5 }, 2: { taken: 3.5 } } } },
    source: python('three heights straight'),
  },
  {
    name: 'A feature wall of 13 ft in paper of 27 inches with a half drop',
    given: {
      ...us,
      wallsUs: [{ length: `13'`, height: `8' 6"`, count: 1 }],
      match: 'half',
      repeat: 63.5,
      rollWidth: 68.58,
      rollLength: 8.2296,
    },
    expect: { strips: 6, taken: 9.375, perRoll: 2, rolls: 3, spare: 24.75 },
    source: python('13 ft half: repeat of 25 in, rolls of 27 ft, 4 in of trimming'),
  },
  {
    name: 'A room of 44 ft around in American double rolls',
    given: { ...us, wallsUs: [{ length: '44', height: `8'`, count: 1 }], match: 'free' },
    expect: { strips: 26, taken: 8.3333, perRoll: 3, rolls: 9, spare: 80.3333 },
    source: python('44 ft: 26 strips of 8 ft 4 in, 9 rolls'),
  },
  {
    name: 'A patio door from floor to ceiling is taken off, wall and all',
    given: {
      ...metric,
      walls: [{ length: '12', height: '2.4', count: 1 }],
      doors: [{ count: 2, width: '1.4', height: '2.4' }],
      match: 'free',
    },
    expect: { strips: 18, rolls: 5, area: 22.08, spare: 5.25 },
    source: python('door: 12 − 2 × 1.4 = 9.2 m'),
  },
  {
    name: 'An ordinary door is papered around',
    given: { ...metric, walls, doors: [{ count: 1, width: '0.9', height: '2' }], match: 'free' },
    problem: 'doors',
    because: 'must each be as high as a wall',
    source: { title: 'Rule of the form', how: '2 m is less than 2.4 m' },
  },
  {
    name: 'Doors as wide as the wall leave nothing',
    given: {
      ...us,
      wallsUs: [{ length: '6', height: '8', count: 1 }],
      doorsUs: [{ count: 2, width: '3', height: '8' }],
      match: 'free',
    },
    problem: 'doorsUs',
    source: { ...paper, how: '2 × 3 = 6' },
  },
  {
    name: 'A stairwell higher than a roll is long',
    given: { ...metric, walls: [{ length: '2', height: '10', count: 1 }], match: 'free' },
    problem: 'rollLength',
    because: '10.1',
    source: { ...paper, how: '10 + 0.1 > 10.05' },
  },
  {
    name: 'A wall without its height',
    given: { ...us, wallsUs: [{ length: '46', height: '', count: 1 }], match: 'free' },
    problem: 'wallsUs',
    because: 'must have a height',
    source: { title: 'Rule of the form', how: 'A wall has two sizes' },
  },
  {
    name: 'An opening without its width',
    given: { ...metric, walls, doors: [{ count: 1, width: 'wide', height: '2.4' }], match: 'free' },
    problem: 'doors',
    because: 'must have a width',
    source: { title: 'Rule of the form', how: 'Words are not read' },
  },
  {
    name: 'A roll as narrow as a hair',
    given: { ...metric, walls: [{ length: '9000', height: '2', count: 1000 }], match: 'free', rollWidth: 0.001 },
    problem: 'rollWidth',
    because: 'must be larger',
    source: { title: 'Rule of the form', how: 'More than ten million strips' },
  },
])
