import { formMessages } from './form'

/* What a page says of a tool where nobody wrote it: sentences around the tool's own labels, figures and periods. */

export const derivedMessages = {
  quoted: (label: string) => `“${label}”`,
  and: 'and',
  or: 'or',
  more: (count: number) => `${count} more`,

  beside: (others: string) => `Also ${others}.`,
  periods: (periods: string) => `The law in force ${periods}.`,
  line: (shows: string, by: string) => `Lines of ${shows} along ${by}.`,
  oneLine: (shows: string, by: string) => `A line of ${shows} along ${by}.`,
  bar: (shows: string, by: string) => `Bars of ${shows} along ${by}.`,
  stacked: (shows: string, by: string) => `Stacked bars of ${shows} along ${by}.`,
  donut: (shows: string) => `A ring divided into ${shows}.`,
  donutBy: (shows: string, by: string) => `A ring of ${shows}, divided by ${by}.`,
  waterfall: (shows: string, by: string) => `A waterfall of ${shows} by ${by}.`,
  scatter: (shows: string, by: string) => `Points of ${shows} over ${by}.`,
  heat: (shows: string, by: string) => `Shaded cells of ${shows} by ${by}.`,
  table: (columns: string) => `A table of ${columns}.`,
  tableOf: (example: string, rows: string, columns: string) => `For “${example}” a table of ${rows} rows: ${columns}.`,
  verdict: (example: string, says: string) => `For “${example}” it reads: ${says}`,
  options: (options: string) => `${options}.`,
  rows: (columns: string) => `A list of ${columns}.`,
  rowsUpTo: (most: string, columns: string) => `A list of up to ${most} rows: ${columns}.`,
  becomes: (given: string, answer: string) => `“${given}” becomes “${answer}”.`,
  opensName: (label: string) => `Files for ${label}`,
  opens: (endings: string) => `Opens ${endings}.`,
  savesName: 'Saved as',
  saves: (formats: string) => `${formats}.`,
  refusesName: 'Refused entries',
  refuses: (entries: string) => `${entries}.`,

  deciding: 'If you decide',
  checking: 'If you check the answer',
  passingOn: 'If you pass it on',
  beginning: 'If you try it first',
  mover: (input: string, output: string, before: string, after: string) =>
    `Raised by a tenth, ${input} moves ${output} most: from ${before} to ${after}.`,
  working: (finds: string) => `The working finds ${finds}.`,
  method: (sources: string) => `The method is that of ${sources}.`,
  tablesLeave: (tables: string) => `${tables}, as CSV.`,
  exampleBecomes: (example: string, given: string, answer: string) => `“${example}”: ${given} becomes ${answer}.`,

  enter: (label: string) => `Enter ${label}.`,
  choose: (label: string) => `Choose ${label}.`,
  fill: (label: string) => `Fill the list ${label}.`,
  give: (label: string) => `Put in ${label}.`,
  optional: (labels: string) => `Add ${labels} where you have it.`,
  finer: (labels: string) => `Open “${formMessages.moreOptions}” if ${labels} differs for you.`,
  read: (outputs: string) => `Read ${outputs}.`,
} as const
