/** What a report is put together from. */
export const reportBlockKinds = {
  section: 'Section heading',
  heading: 'Heading',
  text: 'Text',
  list: 'Numbered list',
  number: 'Big numbers',
  table: 'Table',
  bar: 'Bar chart',
  line: 'Line chart',
  pie: 'Pie chart',
  timeline: 'Timeline',
  callout: 'Callout',
  break: 'New page',
} as const
export type ReportBlockKind = keyof typeof reportBlockKinds

/** How much of the width a block takes; the next ones of the same width stand beside it. */
export const blockWidths = { full: 'Full', half: 'Half', third: 'Third' } as const
export type BlockWidth = keyof typeof blockWidths
