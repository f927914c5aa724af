const swings = (first: number, low: number, high: number) => [
  first,
  ...Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? low : high)),
]

/** NIST Statistical Reference Datasets, univariate, with their certified values; `digits` is what a double can reach of them. */
export const numAcc = [
  { name: 'NumAcc1', values: [10_000_001, 10_000_003, 10_000_002], mean: 10_000_002, deviation: 1, digits: 14 },
  { name: 'NumAcc2', values: swings(1.2, 1.1, 1.3), mean: 1.2, deviation: 0.1, digits: 13 },
  { name: 'NumAcc3', values: swings(1_000_000.2, 1_000_000.1, 1_000_000.3), mean: 1_000_000.2, deviation: 0.1, digits: 9 },
  { name: 'NumAcc4', values: swings(10_000_000.2, 10_000_000.1, 10_000_000.3), mean: 10_000_000.2, deviation: 0.1, digits: 8 },
  {
    name: 'Michelso',
    // oxfmt-ignore
    values: [
      850, 740, 900, 1070, 930, 850, 950, 980, 980, 880, 1000, 980, 930, 650, 760, 810, 1000, 1000, 960, 960,
      960, 940, 960, 940, 880, 800, 850, 880, 900, 840, 830, 790, 810, 880, 880, 830, 800, 790, 760, 800,
      880, 880, 880, 860, 720, 720, 620, 860, 970, 950, 880, 910, 850, 870, 840, 840, 850, 840, 840, 840,
      890, 810, 810, 820, 800, 770, 760, 740, 750, 760, 910, 920, 890, 860, 880, 720, 840, 850, 850, 780,
      890, 840, 780, 810, 760, 810, 790, 810, 820, 850, 870, 870, 810, 740, 810, 940, 950, 800, 810, 870,
    ].map((above) => (299_000 + above) / 1000),
    mean: 299.8524,
    deviation: 0.0790105478190518,
    digits: 12,
  },
] as const

/** Tenths around which each of the nine treatments swings. */
const middles = [4, 3, 5, 3, 5, 3, 5, 3, 5]

/** The lines of SmLs data: a column for each treatment, its middle once, then one tenth below and above in turn. */
function smLsTable(whole: number, replicates: number): string {
  return Array.from({ length: replicates }, (_, at) =>
    middles.map((middle) => `${whole}.${middle + (at === 0 ? 0 : at % 2 === 1 ? -1 : 1)}`).join('\t'),
  ).join('\n')
}

/**
 * NIST Statistical Reference Datasets, analysis of variance, SmLs01 to SmLs09 (S. D. Simon, J. P. Lesage 1989), with their certified
 * values. `digits` is what exact arithmetic reaches of F once the data are doubles, which hold three digits behind 10¹².
 */
export const smLs = [
  { name: 'SmLs01', whole: 1, replicates: 21, digits: 13 },
  { name: 'SmLs02', whole: 1, replicates: 201, digits: 13 },
  { name: 'SmLs03', whole: 1, replicates: 2001, digits: 13 },
  { name: 'SmLs04', whole: 1_000_000, replicates: 21, digits: 10 },
  { name: 'SmLs05', whole: 1_000_000, replicates: 201, digits: 10 },
  { name: 'SmLs06', whole: 1_000_000, replicates: 2001, digits: 10 },
  { name: 'SmLs07', whole: 1_000_000_000_000, replicates: 21, digits: 4 },
  { name: 'SmLs08', whole: 1_000_000_000_000, replicates: 201, digits: 4 },
  { name: 'SmLs09', whole: 1_000_000_000_000, replicates: 2001, digits: 4 },
].map((set) => ({
  ...set,
  table: smLsTable(set.whole, set.replicates),
  squaresBetween: 0.08 * set.replicates,
  squaresWithin: 0.09 * (set.replicates - 1),
  f: set.replicates,
}))
