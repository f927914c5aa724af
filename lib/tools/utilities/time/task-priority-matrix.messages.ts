import { counted } from '@/lib/messages/counted'

/** Words of the task priority matrix. */
export const matrixMessages = {
  list: 'My tasks',
  quadrants: {
    do: ['Do now', 'Important and urgent'],
    plan: ['Plan a day for it', 'Important, not urgent'],
    delegate: ['Hand over', 'Urgent, not important'],
    drop: ['Leave', 'Neither'],
  },
  efforts: {
    quick: ['Quick wins', 'Important, little effort'],
    large: ['Large projects', 'Important, much effort'],
    fill: ['In between', 'Less important, little effort'],
    sink: ['Think twice', 'Less important, much effort'],
  },
  moscow: {
    none: 'Not sorted',
    must: 'Must have',
    should: 'Should have',
    could: 'Could have',
    wont: 'Won’t have this time',
  },
  impacts: { '3': 'Massive (3)', '2': 'High (2)', '1': 'Medium (1)', '0.5': 'Low (0.5)', '0.25': 'Minimal (0.25)' },
  importance: (value: string) => `Importance ${value}`,
  urgency: (value: string) => `Urgency ${value}`,
  urgencyByDay: (value: string) => `Urgency ${value} by the day`,
  effort: (value: string) => `Effort ${value}`,
  due: (day: string) => `Due ${day}`,
  overdue: (day: string) => `Overdue since ${day}`,
  delegate: (name: string) => `To ${name}`,
  score: 'Score',
  costOfDelay: 'Cost of delay',
  riceNote:
    'Score = reach × impact × confidence ÷ effort. Equal scores stand by due day, then by name. A task without effort has no score.',
  wsjfNote:
    'Score = cost of delay ÷ job size; cost of delay = value + time criticality + risk reduction. Equal scores stand by due day, then by name. A task without a size has no score.',
  matrixNote: (line: string) =>
    `More than ${line} of 10 counts as important, or as urgent; the line is a setting of the list. An empty urgency follows from the due day: 10 today or overdue, 9 tomorrow, 8 within 3 days, 6 within a week, 4 within two weeks, 2 within 30 days, else 1.`,
  dayNone: 'No open tasks. Add some, each with the hours it takes.',
  daySaid: (hours: string, available: string, tasks: number) =>
    `${hours} of ${available} hours are planned, with ${counted(tasks, 'task', 'tasks')}.`,
  dayTable: 'Today, in this order',
  dayColumns: ['Task', 'Box', 'Hours', 'Hours so far'],
  dayWaits: 'Does not fit today',
  dayWaitColumns: ['Task', 'Box', 'Hours'],
  dayUnknown: (count: number) => `${counted(count, 'task has', 'tasks have')} no hours yet and could not be planned.`,
  delegated: 'Handed over',
  delegatedColumns: ['Person', 'Task', 'Due'],
}
