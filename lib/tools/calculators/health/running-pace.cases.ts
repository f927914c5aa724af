import { defineCases } from '@/lib/kits/calculator'
import runningPace from './running-pace'

const script = { title: 'Python, exact fractions: tests/vectors/health-formula/training.py' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(runningPace, [
  {
    name: 'A marathon in four hours',
    given: { find: 'pace', race: 'marathon', time: '4:00:00', per: 'km' },
    expect: {
      result: '5:41 for a kilometer',
      total: '4:00:00',
      distance: 42.195,
      perKilometre: '5:41',
      perMile: '9:09',
      halves: '2:00:00 and 2:00:00',
      speed: 10.54875,
      milesAnHour: 6.554689,
      splits: {
        rows: 43,
        at: {
          0: { mark: 1, split: '5:41', elapsed: '5:41' },
          42: { mark: 42.195, elapsed: '4:00:00' },
        },
      },
    },
    source: {
      title: 'World Athletics: the marathon of 42.195 km; pace charts give 5:41 for four hours',
      href: 'https://worldathletics.org/disciplines/road-running/marathon',
      how: '14,400 s ÷ 42.195 = 341.27 s; the rest by training.py',
    },
  },
  {
    name: 'The same in miles',
    given: { find: 'pace', race: 'marathon', time: '4:00:00', per: 'mile' },
    expect: {
      result: '9:09 for a mile',
      distance: 26.218757,
      mileSplits: {
        rows: 27,
        at: {
          0: { mark: 1, split: '9:09' },
          1: { mark: 2, elapsed: '18:18' },
          25: { elapsed: '3:58:00' },
          26: { mark: 26.218757, split: '2:00', elapsed: '4:00:00' },
        },
      },
    },
    source: { ...script, how: 'Last line' },
  },
  {
    name: 'Pace for a mile, splits for a kilometer',
    given: { find: 'pace', race: 'marathon', time: '4:00:00', per: 'mile', splitEach: 'km' },
    expect: {
      result: '9:09 for a mile',
      splits: {
        rows: 43,
        at: { 0: { mark: 1, split: '5:41' }, 42: { mark: 42.195, elapsed: '4:00:00' } },
      },
    },
    source: { ...paper, how: '14,400 s ÷ 26.218757 = 549.22 s; 14,400 s ÷ 42.195 = 341.27 s' },
  },
  {
    name: 'Pace for a kilometer, splits for a mile',
    given: { find: 'pace', race: 'ten', time: '50:00', per: 'km', splitEach: 'mile' },
    expect: {
      result: '5:00 for a kilometer',
      mileSplits: { rows: 7, at: { 0: { mark: 1, split: '8:03' }, 6: { mark: 6.213712, elapsed: '50:00' } } },
    },
    source: { ...paper, how: '300 × 1.609344 = 482.8 s; 10 ÷ 1.609344 = 6.2137' },
  },
  {
    name: 'A negative split',
    given: { find: 'pace', race: 'marathon', time: '4:00:00', per: 'km', faster: 0.02 },
    expect: {
      halves: '2:01:13 and 1:58:47',
      splits: { at: { 0: { split: '5:45' }, 1: { elapsed: '11:29', split: '5:44' }, 41: { elapsed: '3:58:54' } } },
    },
    source: { ...script, how: 'First line of splits' },
  },
  {
    name: 'A second half that is slower',
    given: { find: 'pace', race: 'ten', time: '50:00', per: 'km', faster: -0.05 },
    expect: {
      result: '5:00 for a kilometer',
      halves: '24:23 and 25:37',
      splits: { rows: 10, at: { 0: { split: '4:53' }, 1: { elapsed: '9:45' }, 8: { elapsed: '44:53' } } },
    },
    source: { ...script, how: 'Third line of splits' },
  },
  {
    name: 'Sixty seconds are carried: 24:59 at 5 km is 5:00, not 4:60',
    given: { find: 'pace', race: 'five', time: '24:59', per: 'km' },
    expect: {
      result: '5:00 for a kilometer',
      halves: '12:30 and 12:29',
      splits: { at: { 3: { elapsed: '19:59' }, 4: { split: '5:00', elapsed: '24:59' } } },
    },
    source: { ...script, how: 'Second line of splits; 299.8 s' },
  },
  {
    name: 'Time of a half marathon at 5:00',
    given: { find: 'time', race: 'half', pace: '5:00', per: 'km' },
    expect: { result: '1:45:29', total: '1:45:29', distance: 21.0975, speed: 12 },
    source: { ...paper, how: '21.0975 × 300 = 6,329.25 s' },
  },
  {
    name: 'Time of eight miles at 9:30 a mile',
    given: { find: 'time', race: 'own', own: 12.874752, pace: '9:30', per: 'mile' },
    expect: { result: '1:16:00', distance: 8, perMile: '9:30', perKilometre: '5:54', mileSplits: { rows: 8 } },
    source: { ...paper, how: '8 × 570 = 4,560 s; 570 ÷ 1.609344 = 354.2 s' },
  },
  {
    name: 'Distance in an hour at 5:30',
    given: { find: 'distance', time: '1:00:00', pace: '5:30', per: 'km' },
    expect: {
      result: '10.91 km',
      distance: 10.909091,
      splits: { rows: 11, at: { 10: { mark: 10.909091, split: '5:00' } } },
    },
    source: { ...script, how: 'Last line of paces: 3,600 ÷ 330' },
  },
  {
    name: 'Distance in miles: an hour at 8:00 a mile',
    given: { find: 'distance', time: '1:00:00', pace: '8:00', per: 'mile' },
    expect: { result: '7.50 mi', distance: 7.5, total: '1:00:00', mileSplits: { rows: 8 } },
    source: { ...paper, how: '3,600 ÷ 480' },
  },
  {
    name: 'A plan in three parts, in miles, read in kilometers',
    given: {
      find: 'plan',
      segments: [
        { length: 2, pace: '10:00' },
        { length: 4, pace: '8:45' },
        { length: 2, pace: '9:30' },
      ],
      per: 'mile',
      splitEach: 'km',
    },
    expect: {
      result: '1:14:00',
      total: '1:14:00',
      distance: 8,
      perMile: '9:15',
      halves: '37:30 and 36:30',
      splits: {
        rows: 13,
        at: {
          0: { mark: 1, split: '6:13', elapsed: '6:13' },
          3: { mark: 4, elapsed: '24:15' },
          12: { mark: 12.874752, elapsed: '1:14:00' },
        },
      },
    },
    source: {
      ...paper,
      how: '1,200 + 2,100 + 1,140 = 4,440 s; half way, at four miles, 1,200 + 1,050; 1 km is 600 ÷ 1.609344 = 372.8 s; 4 km are 2.485485 miles: 1,200 + 0.485485 × 525 = 1,454.9 s',
    },
  },
  {
    name: 'A plan with a pace that is none',
    given: {
      find: 'plan',
      segments: [
        { length: 2, pace: '5:30' },
        { length: 4, pace: 'easy' },
      ],
      per: 'km',
    },
    problem: 'segments',
    because: 'in row 2',
    source: { title: 'Words are no pace' },
  },
  {
    name: 'A plan with a pace that nobody runs',
    given: {
      find: 'plan',
      segments: [
        { length: 2, pace: '5:30' },
        { length: 4, pace: '1:00' },
      ],
      per: 'km',
    },
    problem: 'segments',
    because: 'see row 2',
    source: { ...paper, how: '60 km/h' },
  },
  {
    name: 'A plan that is too long',
    given: {
      find: 'plan',
      segments: [
        { length: 400, pace: '6:00' },
        { length: 101, pace: '6:00' },
      ],
      per: 'km',
    },
    problem: 'segments',
    because: 'at most 500 km',
    source: { ...paper, how: '400 + 101' },
  },
  {
    name: 'Longer than a day',
    given: { find: 'pace', race: 'own', own: 160, time: '26:40:00', per: 'km' },
    expect: { result: '10:00 for a kilometer', total: '26:40:00', splits: { rows: 160 } },
    source: { ...paper, how: '96,000 s ÷ 160' },
  },
  {
    name: 'Minutes alone',
    given: { find: 'pace', race: 'ten', time: '45', per: 'km' },
    expect: { result: '4:30 for a kilometer', total: '45:00' },
    source: { ...paper, how: '2,700 ÷ 10' },
  },
  {
    name: 'Hours written as minutes',
    given: { find: 'pace', race: 'marathon', time: '4:00' },
    problem: 'time',
    because: 'hours are written as 4:00:00',
    source: { ...paper, how: 'Four minutes are 633 km/h' },
  },
  {
    name: 'A pace nobody runs',
    given: { find: 'time', race: 'ten', pace: '1:10', per: 'km' },
    problem: 'pace',
    because: '45 km/h',
    source: { ...paper, how: '3,600 ÷ 70 = 51.4 km/h' },
  },
  {
    name: 'Too far',
    given: { find: 'distance', time: '100:00:00', pace: '5:00', per: 'km' },
    problem: 'time',
    because: 'at most 500 km',
    source: { ...paper, how: '360,000 ÷ 300 = 1,200 km' },
  },
  {
    name: 'No time',
    given: { find: 'pace', race: 'ten', time: '5:75' },
    problem: 'time',
    because: 'such as 4:00:00',
    source: { title: 'Sixty seconds in a minute' },
  },
  {
    name: 'No pace',
    given: { find: 'time', race: 'ten', pace: 'fast' },
    problem: 'pace',
    because: 'such as 5:30',
    source: { title: 'Words are no pace' },
  },
])
