import { counted } from '@/lib/messages/counted'

/** Words of the Kanban board. */
export const kanbanMessages = {
  phases: { waiting: 'Waiting', active: 'In progress', done: 'Done' },
  priorities: { none: 'None', low: 'Low', medium: 'Medium', high: 'High' },
  begin: { board: 'My board', columns: ['To do', 'Doing', 'Done'] },
  due: (day: string) => `Due ${day}`,
  overdue: (day: string) => `Overdue since ${day}`,
  checks: (done: number, all: number) => `${done} of ${all} ticked`,
  priority: (name: string) => `${name} priority`,
  estimate: (points: string) => `Estimate ${points}`,
  inProgress: 'In progress',
  finished: 'Done in the last 30 days',
  cycleMedian: 'Half are done within',
  cycleHigh: '85 of 100 are done within',
  oldest: 'Oldest in progress',
  days: (days: number) => counted(days, 'day', 'days'),
  none: 'None',
  noHistory:
    'Move cards to a column that counts as in progress and on to one that counts as done: their days and the flow are counted from these moves.',
  noDone: 'No card has come to a column that counts as done. Which do is a setting of each column.',
  cycleTitle: 'Cards by the days they took',
  cards: 'Cards',
  flowTitle: 'Cumulative flow: cards in each column at the end of the day',
  day: 'Day',
  daysTaken: 'Days, the first and the last counted',
  cycleTable: 'Cards done last',
  cycleColumns: ['Card', 'Started', 'Done', 'Days'],
  overLimit: (column: string, count: number, limit: number) =>
    `${column} holds ${counted(count, 'card', 'cards')} and should hold ${limit} at most.`,
  trelloHomeless: (count: number) => `${counted(count, 'card', 'cards')} of archived lists came in as archived.`,
  trelloRead: (lists: number, cards: number) =>
    `${counted(lists, 'list', 'lists')} and ${counted(cards, 'card', 'cards')} from Trello.`,
  trelloLeft: 'Comments, attachments, covers and custom fields stay in Trello.',
}
