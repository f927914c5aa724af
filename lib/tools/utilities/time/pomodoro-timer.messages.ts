import { timerMessages } from '@/lib/messages/timers'
import {
  longestMinutes,
  mostEstimate,
  mostEvery,
  mostTasks,
  type Ended,
  type Phase,
} from '@/lib/subjects/pomodoro/session'

const phaseNames: Record<Phase, string> = { focus: 'Focus', short: 'Short break', long: 'Long break' }
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const pomodoroMessages = {
  ...timerMessages,
  phase: 'Phase',
  phaseNames,
  timer: (phase: Phase) => `Time left: ${phaseNames[phase].toLowerCase()}`,
  start: 'Start',
  pause: 'Pause',
  resume: 'Resume',
  skip: 'Skip',
  skipFor: (phase: Phase) => (phase === 'focus' ? 'Skip to the break, without counting' : 'Skip to the next focus'),
  stop: 'Reset',
  extend: '+5 min',
  mini: 'Mini window',
  miniBack: 'Close mini window',
  miniRefused: 'The browser did not open the mini window. Try once more, or keep this page in a window of its own.',
  place: (done: number, every: number) => `${done} of ${every} focuses before the long break`,
  endsAt: (time: string) => `Ends at ${time}`,
  paused: 'Paused',
  workingOn: (name: string) => `Working on: ${name}`,
  title: (clock: string, phase: Phase) => `${clock} ${phaseNames[phase]}`,
  pausedTitle: (clock: string) => `❚❚ ${clock}`,

  ended({ phase, how }: Ended, time: string): string {
    const what = phase === 'focus' ? 'The focus' : phase === 'short' ? 'The short break' : 'The long break'
    if (how === 'on time')
      return phase === 'focus' ? `${what} ended at ${time} and is counted.` : `${what} ended at ${time}.`
    const why =
      how === 'closed' ? 'while this page was closed' : 'while this device slept, or because its clock was put forward'
    return `${what} ended at ${time}, ${why}.${phase === 'focus' ? ' It is counted.' : ''}`
  },
  doNotCount: 'Do not count it',
  close: 'Close',
  notCounted: 'It is no longer counted.',
  notification: (phase: Phase) => (phase === 'focus' ? 'Focus is over' : 'The break is over'),
  notificationBody: (next: Phase, minutes: number) => `Next: ${phaseNames[next].toLowerCase()}, ${minutes} min`,

  tasks: 'Tasks',
  taskName: 'New task',
  estimate: 'Estimate',
  estimateHelp: 'Focuses it may take; empty for none.',
  estimateFault: `This must be a whole number from 1 to ${mostEstimate}, or empty.`,
  nameFault: 'This must be a name.',
  add: 'Add',
  tooManyTasks: `${mostTasks} tasks at most. Remove finished ones first.`,
  noTasks: 'No tasks yet. Without one, a focus is counted for the day only.',
  workOn: 'Work on',
  progress: (done: number, estimate: number) => (estimate > 0 ? `${done} / ${estimate}` : String(done)),
  progressSaid: (done: number, estimate: number) =>
    estimate > 0
      ? `${done} of ${counted(estimate, 'estimated focus', 'estimated focuses')} done`
      : `${counted(done, 'focus', 'focuses')} done`,
  finished: 'Done',
  finish: (name: string) => `Done: ${name}`,
  edit: 'Edit',
  editTask: (name: string) => `Edit ${name}`,
  name: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  removeFinished: 'Remove those that are done',
  removed: (count: number) => `${counted(count, 'task', 'tasks')} removed.`,
  undo: 'Undo',
  forecast: (focuses: number, time: string) =>
    `${counted(focuses, 'focus', 'focuses')} to go by your estimates. Without further pauses, done at ${time}.`,

  settings: 'Lengths, sound and alerts',
  minutes: { focus: 'Focus, minutes', short: 'Short break, minutes', long: 'Long break, minutes' },
  minutesFault: `This must be above 0 and at most ${longestMinutes}, such as 25 or 12.5.`,
  every: 'Long break after',
  everyHelp: 'Finished focuses.',
  everyFault: `This must be a whole number from 1 to ${mostEvery}.`,
  kept: 'The phase that runs now keeps its length.',
  autoBreak: 'Start breaks by themselves',
  autoFocus: 'Start focuses by themselves',
  shortcuts: 'Keyboard shortcuts',
  shortcutsHelp: 'Space starts and pauses, S skips, R resets, 1, 2 and 3 choose the phase, M opens the mini window.',

  history: 'Focus history',
  range: 'Period',
  ranges: { week: '7 days', month: '30 days', year: '12 months', all: 'All' },
  focuses: 'Focuses',
  time: 'Time in focus',
  brokenOff: 'Broken off',
  perDay: 'A day with focus',
  day: 'Day',
  monthColumn: 'Month',
  task: 'Task',
  noTask: 'No task',
  byDay: 'By day',
  byMonth: 'By month',
  byTask: 'By task',
  emptyHistory:
    'Nothing in this period. A focus appears here when it ends; one broken off after a minute or more appears as such.',
  picture: (first: string, last: string) =>
    `Time in focus from ${first} to ${last}; the table below holds the figures.`,
  showAll: (count: number) => `Show all ${count}`,
  csv: 'Save as CSV',
  csvFile: 'focus-history.csv',
  csvColumns: {
    day: 'Day',
    from: 'Began',
    until: 'Ended',
    minutes: 'Minutes in focus',
    task: 'Task',
    complete: 'Complete',
  },
  yes: 'yes',
  no: 'no',
  clear: 'Delete history',
  clearSure: 'Delete every focus ever recorded here? This cannot be undone.',
  clearYes: 'Yes, delete it',
  clearNo: 'Keep it',
  cleared: 'The history is deleted.',
  loading: 'Reading the history…',
  duration(seconds: number): string {
    const minutes = Math.round(seconds / 60)
    const hours = Math.floor(minutes / 60)
    return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
  },
} as const
