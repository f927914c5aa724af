import { counted } from '@/lib/messages/counted'

/** Words of the workload visualizer. */
export const workloadWords = {
  book: 'Our workload',
  corner: 'Person',
  week: (day: number, month: string) => `${day} ${month}`,
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  of: (load: string, capacity: string) => `${load}/${capacity}`,
  sum: (load: string, capacity: string) => `${load} of ${capacity} h`,
  priorities: { high: 'High', medium: 'Medium', low: 'Low' },
  over: (who: string, week: string, load: string, capacity: string) =>
    `${who} has ${load} h in the week of ${week} and can work ${capacity} h.`,
  overMore: (count: number) =>
    `and ${counted(count, 'more week', 'more weeks')} over capacity, in the table of figures.`,
  unspread: {
    owner: (names: string, count: number) => `${counted(count, 'task has', 'tasks have')} no owner: ${names}.`,
    dates: (names: string, count: number) =>
      `${counted(count, 'task lacks', 'tasks lack')} a first or last day: ${names}.`,
    capacity: (names: string, count: number) =>
      `${counted(count, 'task lies', 'tasks lie')} on days on which the owner cannot work at all: ${names}.`,
  },
  more: (count: number) => `and ${count} more`,
  figures: {
    load: 'Planned hours',
    capacity: 'Hours that can be worked',
    use: 'Used',
    over: 'Weeks over capacity',
    idle: 'Hours free',
  },
  overTable: 'Weeks over capacity',
  overColumns: ['Person', 'Week of', 'Planned', 'Can work', 'Too much', 'Largest task', 'Who has room'],
  nobody: 'nobody with the skill has that room',
  room: (who: string, room: string) => `${who} (${room} h free)`,
  chart: 'Planned hours by week and person',
  weekAxis: 'Week of',
  hoursAxis: 'Hours',
  others: 'Everybody else',
  capacityLine: 'Planned and possible hours by week',
  possible: 'Possible',
  planned: 'Planned',
  note: 'A task’s hours are spread over the days on which its owner can work, in proportion to the hours of each day.',
  empty: 'No people yet. Add them under “People”, then tasks with effort and days.',
  kept: 'Nobody is over capacity in these weeks.',
  paper: 'Workload to print',
  sheet: 'Hours by week',
}
