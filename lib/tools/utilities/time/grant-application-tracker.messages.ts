import { counted } from '@/lib/messages/counted'

/** Words of the grant application tracker. */
export const grantMessages = {
  list: 'My applications',
  stages: {
    idea: 'To look at',
    writing: 'Writing',
    sent: 'Sent',
    won: 'Granted',
    lost: 'Refused',
    left: 'Not applied',
  },
  deadline: (day: string, time: string) => (time === '' ? `Closes ${day}` : `Closes ${day}, ${time}`),
  passed: (day: string) => `Closed ${day}`,
  documents: (done: number, all: number) => `${done} of ${all} documents`,
  probability: (share: string) => `${share} likely`,
  weighted: 'Weighted',
  none: 'None yet',
  open: 'Open applications',
  rate: 'Granted of those decided',
  rateOf: (share: string, won: number, decided: number) => `${share} (${won} of ${decided})`,
  sums: 'Money by currency',
  sumColumns: ['Currency', 'Applied for', 'Weighted by likelihood', 'Own part of these', 'Granted'],
  months: 'Deadlines by month, applications not yet sent',
  month: 'Month',
  deadlines: 'Deadlines',
  reports: 'Reports that are due',
  reportColumns: ['Day', 'Report', 'Funder', 'Call'],
  empty: 'No applications yet. Add the calls that you know of, each with its deadline.',
  late: (count: number, names: string) =>
    `${counted(count, 'deadline has', 'deadlines have')} passed and nothing was sent: ${names}.`,
  soon: (count: number, names: string) => `${counted(count, 'deadline', 'deadlines')} within 14 days: ${names}.`,
  reportLate: (count: number, names: string) => `${counted(count, 'report is', 'reports are')} overdue: ${names}.`,
  more: (count: number) => `and ${count} more`,
  deadlineTitle: (call: string, funder: string) =>
    funder === '' ? `Deadline: ${call}` : `Deadline: ${call} (${funder})`,
  decisionTitle: (call: string) => `Decision expected: ${call}`,
  reportTitle: (what: string, call: string) => `Report: ${what} (${call})`,
}
