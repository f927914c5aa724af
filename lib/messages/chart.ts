/** Words of the charts: pictures, their spoken summaries and the tables beneath them. */
export const chartMessages = {
  empty: 'There are no values to draw yet.',
  noValue: 'no value',
  showTable: 'Show the data as a table',
  trueSize: 'On the screen it is to scale. It has its true size on paper if you print at 100%, not fitted to the page.',
  tableShortened: (shown: number, total: number) => `The table shows ${shown} of ${total} rows.`,
  total: 'Total',
  other: (count: number) => `Other (${count})`,
  part: 'Part',
  value: 'Value',
  share: 'Share',
  step: 'Step',
  group: 'Group',
  from: 'From',
  shades: (low: string, high: string) => `From ${low} (pale) to ${high} (dark)`,
  change: 'Change',
  runningTotal: 'Running total',
  and: (first: string, last: string) => `${first} and ${last}`,
  more: (count: number) => `${count} more`,
  percent: (digits: string) => `${digits}%`,
  underOnePercent: '<1%',
  rise: (value: string) => `+${value}`,
  point: (name: string, value: string) => `${name}: ${value}`,
  namedPoint: (series: string, name: string, value: string) => `${series}, ${name}: ${value}`,
  slice: (label: string, value: string, share: string) => `${label}: ${value} (${share})`,
  /** Keys are powers of ten. */
  powers: { 3: 'thousands', 6: 'millions', 9: 'billions', 12: 'trillions' } as Readonly<Record<number, string>>,
  scaled: (label: string, unit: string) => (label ? `${label} (${unit})` : unit),
  describe: {
    line: (x: string, from: string, to: string, series: string) =>
      `Line chart${x ? ` over ${x}` : ''} from ${from} to ${to}: ${series}.`,
    run: (label: string, first: string, last: string) => `${label} goes from ${first} to ${last}`,
    still: (label: string, value: string) => `${label} is ${value}`,
    marks: (labels: string) => `, marked: ${labels}`,
    bar: (names: number, series: string, high: string, low: string) =>
      `Bar chart of ${series} with ${names} ${names === 1 ? 'entry' : 'entries'}: highest ${high}, lowest ${low}.`,
    stacked: (names: number, series: string, first: string, last: string) =>
      `Stacked bar chart of ${series} with ${names} ${names === 1 ? 'entry' : 'entries'}: the total goes from ${first} to ${last}.`,
    donut: (parts: number, total: string, largest: string) =>
      `Donut chart of ${parts} ${parts === 1 ? 'part' : 'parts'} adding up to ${total}; the largest is ${largest}.`,
    donutZero: (parts: number, total: string) =>
      `Donut chart of ${parts} ${parts === 1 ? 'part' : 'parts'} adding up to ${total}.`,
    waterfall: (steps: number, first: string, last: string) =>
      `Waterfall chart of ${steps} ${steps === 1 ? 'step' : 'steps'} from ${first} to ${last}.`,
    group: (label: string, points: number) => `${label} ${points}`,
    scatter: (x: string, y: string, groups: string) =>
      `Scatter chart of ${y} over ${x}, points in each group: ${groups}.`,
    lines: (runs: string) => ` Drawn over them: ${runs}.`,
    heat: (cells: number, high: string, low: string) =>
      `Heat map of ${cells} ${cells === 1 ? 'cell' : 'cells'}: highest ${high}, lowest ${low}.`,
    timeline: (rows: number, last: string, at: string) =>
      `Timeline of ${rows} ${rows === 1 ? 'row' : 'rows'}; the last to end is ${last} at ${at}.`,
    diagram: (labels: string) => (labels ? `Diagram labelled ${labels}.` : 'Diagram without labels.'),
  },
} as const
