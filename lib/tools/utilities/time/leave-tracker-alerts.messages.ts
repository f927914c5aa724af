import { counted } from '@/lib/messages/counted'

/** Words of the leave tracker. */
export const leaveWords = {
  book: 'Our leave',
  corner: 'Person or month',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  states: { asked: 'Asked for', granted: 'Granted', refused: 'Refused' },
  parts: { whole: 'Whole days', half: 'Half a day each', hours: 'Hours' },
  accruals: {
    yearly: 'Whole at the start of the leave year',
    monthly: 'A twelfth at the end of each month',
    hours: 'By hours worked',
    none: 'Has no limit, such as illness',
  },
  days: (days: string) => `${days} d`,
  absent: (count: string) => count,
  asked: 'asked',
  holiday: 'holiday',
  face: (type: string, days: string) => `${type}, ${days}`,
  negative: (who: string, what: string, days: string, day: string) =>
    `${who}: ${what} is overdrawn by ${days} days on ${day}.`,
  atEnd: (who: string, what: string, days: string, day: string) =>
    `${who}: ${what} will be overdrawn by ${days} days by ${day}, with everything that is entered.`,
  lapsing: (who: string, what: string, days: string, day: string) =>
    `${who}: ${days} carried days of ${what} lapse after ${day}.`,
  clash: (team: string, count: number, limit: number, from: string, to: string) =>
    `${team === '' ? 'Everybody' : team}: ${count} away at once, ${limit} allowed, ${from === to ? from : `${from} to ${to}`}.`,
  twice: (who: string, day: string) => `${who} has two leaves on ${day}.`,
  outside: (who: string, day: string) => `${who} has leave on ${day}, when not employed.`,
  incomplete: (count: number) =>
    `${counted(count, 'leave lacks', 'leaves lack')} a person, a type or a first day and counts nowhere.`,
  waiting: (count: number) => `${counted(count, 'request waits', 'requests wait')} for an answer.`,
  balances: 'Balances',
  balanceLabel: (day: string) => `Balances on ${day}, in days`,
  columns: [
    'Person',
    'Leave type',
    'Share of the year',
    'For the year',
    'Carried',
    'Accrued so far',
    'Corrections',
    'Taken',
    'Booked',
    'Lapsed',
    'Left now',
    'Left at the end of the year',
  ],
  figures: {
    people: 'People',
    today: 'Away today',
    waiting: 'Waiting for an answer',
    taken: 'Days taken this leave year',
  },
  chart: 'Days of leave by month of the leave year',
  month: 'Month',
  daysAxis: 'Days',
  taken: 'Leave',
  note: 'Yearly: days of the type × days employed ÷ days of the leave year. Monthly: a twelfth of them on the last day of each month, by the days employed in it. Carried days are taken first.',
  empty: 'No people yet. Add them under “People”, then types of leave.',
  title: (who: string, what: string) => `${who}: ${what}`,
  lapseTitle: (who: string, days: string, what: string) => `${who}: ${days} days of ${what} lapse after today`,
  paper: 'Balances to print',
  paperHeading: (name: string, day: string) => `${name}: leave on ${day}`,
  alerts: 'Alerts',
  sheet: 'Balances',
}
