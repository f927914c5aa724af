import { defineCases } from '@/lib/kits/calculator'
import stairs from './stairs'

const paper = { title: 'Arithmetic on paper' }
const python = (how: string) => ({
  title: 'Python, walked step by step, tests/vectors/material-takeoff/stairs.py',
  how,
})
const us = {
  system: 'us',
  riseUs: `9'`,
  target: 196.85,
  going: 254,
  code: 'irc',
  risers: undefined,
  nosing: 25.4,
  treadThickness: 25.4,
  opening: undefined,
  floor: 304.8,
} as const
const metric = {
  system: 'metric',
  rise: '2.6',
  target: 220,
  going: 225,
  code: 'ukPrivate',
  risers: undefined,
  nosing: 20,
  treadThickness: 32,
  opening: undefined,
  floor: 280,
} as const
const irc = {
  title: 'International Residential Code 2021, R311.7.5',
  href: 'https://buildingcodegeek.com/?p=2583',
}
const documentK = {
  title: 'Approved Document K, 2013 edition, table 1.1',
  href: 'https://stairplan.com/stair-plan-catalogues/BUILDING-REGULATIONS-DOCUMENT-K-2013-STAIRS/WebSearch/page0015.html',
}
const ibc = {
  title: 'International Building Code 2015, 1011.5.2, as quoted in the Building Code Forum',
  href: 'https://www.thebuildingcodeforum.com/forum/threads/how-is-a-stair-tread-measured.23315',
}
const lengths = {
  title: 'Designing Buildings: maximum length of a flight of stairs',
  href: 'https://www.designingbuildings.co.uk/wiki/Maximum_length_of_a_flight_of_stairs',
}
/** 112 inches in 16 risers of just 7 inches, on treads of just 11. */
const work = { ...us, code: 'ibc', riseUs: `9' 4"`, target: 177.8, going: 279.4 } as const

export default defineCases(stairs, [
  {
    name: '108 inches in 14 risers of 7.714, with an opening of 11 ft',
    given: { ...us, opening: 3.3528 },
    expect: {
      risers: 14,
      riser: 7.714286,
      treads: 13,
      run: 130,
      stringer: 169.008876,
      angle: 37.647621,
      firstCut: 6.714286,
      sum: 25.428571,
      headroom: 89.057143,
      needs: 120.259259,
      passes: 'good',
      comfort: 'good',
      marks: {
        rows: 13,
        at: {
          0: { step: 1, along: 0, cut: 6.714286, top: 7.714286, edge: 12.629735 },
          12: { step: 13, along: 120, cut: 99.285714, top: 100.285714, edge: 164.186554 },
        },
      },
    },
    says: { passes: 'Within IRC 2021 for riser, tread and headroom', comfort: '25.43 in' },
    source: {
      title: 'The Blocks: stair calculator, standard 9 ft floor',
      href: 'https://www.theblocks.app/apps/calculators/stair',
      how: '14 risers, 13 treads, run 130", stringer 169.0", 2R+T 25.4"; pitch, headroom and opening by stairs.py; √(7.714² + 10²) and 13 of it',
    },
  },
  {
    name: 'Risers of at most 7.5 inches: 15 of 7.2',
    given: { ...us, target: 190.5 },
    expect: { risers: 15, riser: 7.2, treads: 14, run: 140, stringer: 176.8162888, headroom: null },
    says: { passes: 'for riser and tread' },
    source: {
      title: 'Trade Master Calc: how to calculate stairs',
      href: 'https://www.trademastercalc.com/guides/how-to-calculate-stairs',
      how: '108 ÷ 7.5 = 14.4, so 15 risers of 7.2", 14 treads, run 140"',
    },
  },
  {
    name: 'A riser above 7 3/4 and a tread below 10 inches',
    given: { ...us, risers: 13, going: 241.3, target: 200 },
    expect: { riser: 8.307692, passes: 'bad', sum: 26.115385, comfort: 'fair' },
    says: { passes: 'the riser is above 7.75 in, and the tread is below 10.00 in' },
    source: { ...irc, how: 'Limits read; 108 ÷ 13, 9.5 in' },
  },
  {
    name: 'Just 7 3/4 and 10 inches pass',
    given: { ...us, riseUs: `7' 9"`, risers: 12 },
    expect: { riser: 7.75, passes: 'good' },
    source: { ...irc, how: '93 ÷ 12 = 7.75: not more than the limit' },
  },
  {
    name: 'A flight of more than 12 ft 7 in wants a landing by the IRC',
    given: { ...us, riseUs: `12' 8"` },
    expect: { risers: 20, riser: 7.6, passes: 'bad' },
    says: { passes: 'By IRC 2021 the flight climbs more than 151.00 in without a landing.' },
    source: {
      title: 'International Residential Code 2021, R311.7.3',
      how: 'A flight has a vertical rise of at most 12 feet 7 inches; 152 > 151',
    },
  },
  {
    name: 'Just 7 and 11 inches pass the IBC',
    given: work,
    expect: { risers: 16, riser: 7, treads: 15, run: 165, sum: 25, passes: 'good' },
    says: { passes: 'Within IBC 2015 for riser and tread.' },
    source: { ...ibc, how: 'Riser of 7 inches at most, tread of 11 at least; 112 ÷ 16' },
  },
  {
    name: 'A stair that the IRC allows is too steep for the IBC',
    given: { ...us, code: 'ibc', opening: 3 },
    expect: { riser: 7.714286, headroom: 78.342182, passes: 'bad' },
    says: {
      passes:
        'By IBC 2015 the riser is above 7.00 in, and the tread is below 11.00 in, and the headroom is below 80.00 in.',
    },
    source: { ...ibc, how: '7.71 > 7, 10 < 11; headroom by stairs.py, 80 inches by 1011.3' },
  },
  {
    name: 'Steps too low for the IBC',
    given: { ...work, riseUs: `1' 3"`, risers: 4 },
    expect: { riser: 3.75, passes: 'bad' },
    says: { passes: 'By IBC 2015 the riser is below 4.00 in.' },
    source: { ...ibc, how: '15 ÷ 4 = 3.75 < 4' },
  },
  {
    name: 'Just 4 inches',
    given: { ...work, riseUs: `1' 4"`, risers: 4 },
    expect: { riser: 4, passes: 'good' },
    source: { ...ibc, how: 'Minimum of 4 inches' },
  },
  {
    name: 'A flight of 12 ft 3 in wants a landing by the IBC, one of 12 ft does not',
    given: { ...work, riseUs: `12' 3"` },
    expect: { risers: 21, riser: 7, passes: 'bad' },
    says: { passes: 'the flight climbs more than 144.00 in without a landing' },
    source: { title: 'International Building Code 2015, 1011.8', how: 'At most 12 feet between floors or landings' },
  },
  {
    name: 'Twelve feet in one flight',
    given: { ...work, riseUs: `12'` },
    expect: { risers: 21, passes: 'good' },
    source: { title: 'International Building Code 2015, 1011.8', how: '144 inches are not more than 12 feet' },
  },
  {
    name: 'Within a dwelling unit the IBC takes 7 3/4 and 10 inches with a nosing',
    given: { ...us, code: 'ibcDwelling' },
    expect: { passes: 'good' },
    source: { ...ibc, how: 'Exception 3: 7 3/4 and 10 inches, nosing of 3/4 to 1 1/4; here 7.71, 10 and 1' },
  },
  {
    name: 'Without a nosing it does not',
    given: { ...us, code: 'ibcDwelling', nosing: 0 },
    expect: { passes: 'bad' },
    says: { passes: 'the nosing is not 0.75 in to 1.25 in' },
    source: { ...ibc, how: 'Exception 3: where the tread is less than 11 inches' },
  },
  {
    name: 'On treads of 11 inches it does again',
    given: { ...us, code: 'ibcDwelling', nosing: 0, going: 279.4 },
    expect: { passes: 'good' },
    source: { ...ibc, how: 'Exception 3 asks for a nosing below 11 inches' },
  },
  {
    name: 'Too little headroom',
    given: { ...us, opening: 3 },
    expect: { headroom: 78.342182, passes: 'bad' },
    says: { passes: 'the headroom is below 80.00 in' },
    source: python('opening of 3 m'),
  },
  {
    name: 'A private stair at 43.9 degrees is too steep',
    given: metric,
    expect: {
      risers: 12,
      riser: 216.666667,
      run: 2475,
      angle: 43.919076,
      stringer: 3589.655276,
      firstCut: 184.666667,
      sum: 658.333333,
      passes: 'bad',
    },
    says: { passes: 'By Approved Document K 2013, private stair the pitch is above 42°.' },
    source: { ...documentK, how: 'Table and note 1 read; angle by stairs.py' },
  },
  {
    name: 'With 13 risers it keeps the table',
    given: { ...metric, risers: 13 },
    expect: { riser: 200, angle: 41.633539, stringer: 3748.332963, passes: 'good', comfort: 'good', sum: 625 },
    source: python('loft 13'),
  },
  {
    name: 'A utility stair of 190 by 250 mm in 16 risers',
    given: { ...metric, code: 'ukUtility', rise: '3.04', target: 190, going: 250 },
    expect: { risers: 16, riser: 190, run: 3750, sum: 630, passes: 'good' },
    says: { passes: 'Within Approved Document K 2013, utility stair for riser and tread.' },
    source: { ...documentK, how: 'Utility: rise 150 to 190, going 250 to 400; 3,040 ÷ 16' },
  },
  {
    name: 'A utility stair too steep and too short, as a private one may be',
    given: { ...metric, code: 'ukUtility', rise: '2.6', risers: 13, going: 240 },
    expect: { riser: 200, passes: 'bad' },
    says: { passes: 'the riser is above 190 mm, and the tread is below 250 mm.' },
    source: { ...documentK, how: '200 > 190, 240 < 250; 2 × 200 + 240 = 640' },
  },
  {
    name: 'A utility stair of 17 risers wants a landing',
    given: { ...metric, code: 'ukUtility', rise: '3.23', target: 190, going: 250 },
    expect: { risers: 17, riser: 190, passes: 'bad' },
    says: { passes: 'utility stair the flight has more than 16 risers without a landing.' },
    source: { ...lengths, how: '16 between landings for utility stairs' },
  },
  {
    name: 'A general access stair with 2.1 m of headroom and more than 12 risers',
    given: {
      ...metric,
      code: 'ukGeneral',
      rise: '3',
      target: 170,
      going: 280,
      nosing: 25,
      treadThickness: 40,
      opening: 4.2,
      floor: 350,
    },
    expect: { risers: 18, riser: 166.666667, run: 4760, headroom: 2135.119048, needs: 3973, passes: 'bad' },
    says: { passes: 'general access stair the flight has more than 12 risers without a landing.' },
    source: python('general; 12 risers between landings by Designing Buildings'),
  },
  {
    name: 'A general access stair of 12 risers',
    given: { ...metric, code: 'ukGeneral', rise: '2', target: 170, going: 280 },
    expect: { risers: 12, riser: 166.666667, passes: 'good' },
    source: { ...lengths, how: '12 between landings for general access; 2,000 ÷ 12' },
  },
  {
    name: 'Below the least riser, above the greatest going and the greatest sum',
    given: { ...metric, rise: '1.4', risers: 10, going: 450 },
    expect: { passes: 'bad' },
    says: {
      passes:
        'the riser is below 150 mm, and the tread is above 300 mm, and two risers and a tread are not 550 mm to 700 mm',
    },
    source: { ...documentK, how: '140 mm; 450 mm; 730 mm' },
  },
  {
    name: 'An opening longer than the flight leaves the room’s own height',
    given: {
      ...metric,
      code: 'own',
      mostRiser: 180,
      leastGoing: 270,
      leastHeadroom: 2400,
      rise: '2.7',
      target: 180,
      going: 270,
      nosing: 0,
      treadThickness: 30,
      opening: 9,
      floor: 300,
    },
    expect: { risers: 15, riser: 180, headroom: 2400, passes: 'good', needs: 4050 },
    says: { passes: 'Within your limits' },
    source: python('wide open; (2400 + 300) × 270 ÷ 180'),
  },
  {
    name: 'Limits of my own that fail',
    given: {
      ...metric,
      code: 'own',
      mostRiser: 170,
      leastGoing: 280,
      leastHeadroom: 2032,
      rise: '2.7',
      target: 180,
      going: 270,
    },
    expect: { passes: 'bad' },
    says: { passes: 'By your limits the riser is above 170 mm, and the tread is below 280 mm.' },
    source: { ...paper, how: '180 > 170, 270 < 280' },
  },
  {
    name: 'A least riser of my own',
    given: {
      ...metric,
      code: 'own',
      leastRiser: 150,
      mostRiser: 190,
      leastGoing: 220,
      leastHeadroom: 2000,
      rise: '0.9',
      risers: 7,
    },
    expect: { riser: 128.571429, passes: 'bad' },
    says: { passes: 'By your limits the riser is below 150 mm.' },
    source: { ...paper, how: '900 ÷ 7 < 150' },
  },
  {
    name: 'A single step has no tread and no mark',
    given: { ...metric, code: 'irc', rise: '0.15' },
    expect: { risers: 1, treads: 0, run: 0, stringer: 150, marks: { rows: 0 } },
    source: { ...paper, how: '150 mm in one riser' },
  },
  {
    name: 'A tread thicker than its riser',
    given: { ...us, treadThickness: 250 },
    problem: 'treadThickness',
    because: 'must be less than a riser',
    source: { ...paper, how: '250 mm > 195.9' },
  },
  {
    name: 'A rise that is none',
    given: { ...metric, rise: 'high' },
    problem: 'rise',
    because: 'must be a length above 0',
    source: { title: 'Rule of the form', how: 'Words are not read' },
  },
  {
    name: 'A tower',
    given: { ...us, riseUs: '300' },
    problem: 'riseUs',
    because: '200 risers',
    source: { ...paper, how: '3,600 ÷ 7.75 = 465' },
  },
])
