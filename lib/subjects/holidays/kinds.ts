/* Kinds of holidays and what of them a day off is. */

export const kindLabels = {
  public: 'Public',
  bank: 'Bank',
  government: 'Government offices',
  half: 'Half day',
  school: 'School',
  optional: 'Optional or by faith',
  observance: 'Observed, worked',
} as const
export type HolidayKind = keyof typeof kindLabels

/** What is shown beside public holidays, and which of it is a day off for whoever plans. */
export const kindChoices = {
  public: { label: 'Public holidays', shows: ['public'], off: ['public'] },
  bank: { label: 'and bank holidays', shows: ['public', 'bank', 'half'], off: ['public', 'bank'] },
  government: {
    label: 'and days of government offices',
    shows: ['public', 'government', 'half'],
    off: ['public', 'government'],
  },
  school: { label: 'and school holidays', shows: ['public', 'school'], off: ['public'] },
  optional: { label: 'and optional and observed days', shows: ['public', 'optional', 'observance'], off: ['public'] },
  all: { label: 'all kinds', shows: Object.keys(kindLabels) as HolidayKind[], off: ['public'] },
} as const satisfies Record<string, { label: string; shows: readonly HolidayKind[]; off: readonly HolidayKind[] }>
export type KindChoice = keyof typeof kindChoices
