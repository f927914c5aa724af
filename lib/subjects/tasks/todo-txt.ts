import { isIsoDay } from '@/lib/base/format/dates'
import { readRepeat, repeatText, type RepeatRule } from './repeat-rule'
import type { TaskFacts } from './task-facts'

/** A line of todo.txt by the rules of https://github.com/todotxt/todo.txt: what stands where, and nothing of what it means. */
export interface TodoLine {
  isDone: boolean
  /** A to Z, or empty. */
  priority: string
  /** ISO days. */
  doneOn: string | undefined
  madeOn: string | undefined
  /** Words that are neither project nor context nor key. */
  text: string
  /** Without their +, in order. */
  projects: readonly string[]
  /** Without their @. */
  contexts: readonly string[]
  /** key:value, in order. */
  keys: readonly (readonly [key: string, value: string])[]
}

/** Takes a day and the blank after it off the beginning. */
function takeDay(rest: string): [day: string | undefined, rest: string] {
  const day = rest.slice(0, 10)
  return isIsoDay(day) && (rest.length === 10 || rest[10] === ' ') ? [day, rest.slice(11)] : [undefined, rest]
}

const isAddress = (value: string) => value.startsWith('//')

/** One line; undefined for one that is blank. */
export function readTodoLine(line: string): TodoLine | undefined {
  let rest = line.trim()
  if (rest === '') return undefined
  const isDone = rest.startsWith('x ')
  if (isDone) rest = rest.slice(2).trimStart()
  const [, priority = ''] = /^\(([A-Z])\) /.exec(rest) ?? []
  if (priority !== '') rest = rest.slice(4).trimStart()
  let doneOn: string | undefined
  let madeOn: string | undefined
  if (isDone) [doneOn, rest] = takeDay(rest)
  if (!isDone || doneOn !== undefined) [madeOn, rest] = takeDay(rest)
  const projects: string[] = []
  const contexts: string[] = []
  const keys: [string, string][] = []
  const words: string[] = []
  for (const word of rest.split(/\s+/)) {
    const [, key, value] = /^([\p{L}][^\s:]*):([^\s:]+)$/u.exec(word) ?? []
    if (/^\+\S/.test(word)) projects.push(word.slice(1))
    else if (/^@\S/.test(word)) contexts.push(word.slice(1))
    else if (key !== undefined && value !== undefined && !isAddress(value)) keys.push([key, value])
    else if (word !== '') words.push(word)
  }
  return { isDone, priority, doneOn, madeOn, text: words.join(' '), projects, contexts, keys }
}

/** A line that `readTodoLine` reads as the same. */
export function writeTodoLine({ isDone, priority, doneOn, madeOn, text, projects, contexts, keys }: TodoLine): string {
  const joined = (name: string) => name.trim().replaceAll(/\s+/g, '_')
  // The day on which it was made can only follow another one where a task is done.
  const days = isDone
    ? doneOn === undefined
      ? []
      : [doneOn, ...(madeOn === undefined ? [] : [madeOn])]
    : [madeOn ?? '']
  // What would be read as a mark of the line is kept from it.
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  const isMark =
    !isDone &&
    priority === '' &&
    madeOn === undefined &&
    (/^(?:x |\([A-Z]\) )/.test(plain) || takeDay(plain)[0] !== undefined)
  return [
    ...(isDone ? ['x'] : []),
    ...(priority === '' ? [] : isDone ? [] : [`(${priority})`]),
    ...days,
    isMark ? `- ${plain}` : plain,
    ...projects.map((name) => `+${joined(name)}`),
    ...contexts.map((name) => `@${joined(name)}`),
    ...keys.map(([key, value]) => `${key}:${joined(value)}`),
    ...(isDone && priority !== '' ? [`pri:${priority}`] : []),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** A rule as `rec:` of the clients that have it: 2w counts from the day it was done, +2w from the due day. undefined for richer rules. */
export function recurKey({
  unit,
  every,
  afterDone,
  weekdays,
  monthDays,
  nth,
  yearDay,
}: RepeatRule): string | undefined {
  if (weekdays || monthDays || nth || yearDay) return undefined
  return `${afterDone ? '' : '+'}${every}${unit[0]}`
}

export function readRecurKey(value: string): RepeatRule | undefined {
  const [, plus, every = '', letter = ''] = /^(\+?)(\d{1,3})([dwmy])$/.exec(value) ?? []
  const unit = ({ d: 'day', w: 'week', m: 'month', y: 'year' } as const)[letter]
  if (!unit || Number(every) < 1) return undefined
  return { unit, every: Number(every), ...(plus === '' && { afterDone: true as const }) }
}

/** A task of the planner, as far as todo.txt can hold it. */
export interface TodoTask extends TaskFacts {
  madeOn: string | undefined
  /** Further projects and keys, as they stood. */
  more: string
}

const letters = ['', 'A', 'B', 'C', 'D'] as const

/** What a line means here. Days of tasks that are done without one are `today`. */
export function taskOfTodo(line: TodoLine, today: string): TodoTask {
  const keys = new Map(line.keys)
  const letter = line.priority || keys.get('pri') || ''
  const priority = Math.max(0, letters.indexOf(letter as (typeof letters)[number]))
  const due = keys.get('due')
  const [, hour, minute] = /^([01]\d|2[0-3])([0-5]\d)$/.exec(keys.get('at') ?? '') ?? []
  const minutes = Number(keys.get('for'))
  const rule = readRecurKey(keys.get('rec') ?? '') ?? readRepeat((keys.get('every') ?? '').replaceAll('_', ' '))
  const isRead: Readonly<Record<string, boolean>> = {
    due: due !== undefined && isIsoDay(due),
    at: hour !== undefined,
    for: Number.isInteger(minutes) && minutes >= 1 && minutes <= 1440,
    rec: readRecurKey(keys.get('rec') ?? '') !== undefined,
    every: rule !== undefined && keys.has('every'),
    pri: priority > 0,
  }
  const more = [
    ...line.projects.slice(1).map((name) => `+${name}`),
    ...line.keys.filter(([key]) => !isRead[key]).map(([key, value]) => `${key}:${value}`),
    ...(priority === 0 && line.priority !== '' ? [`pri:${line.priority}`] : []),
  ]
  return {
    title: line.text,
    list: (line.projects[0] ?? '').replaceAll('_', ' '),
    tags: line.contexts,
    priority,
    due: isRead.due ? due : undefined,
    time: hour === undefined ? '' : `${hour}:${minute}`,
    minutes: isRead.for ? minutes : undefined,
    repeat: rule ? repeatText(rule) : '',
    doneOn: line.isDone ? (line.doneOn ?? today) : undefined,
    madeOn: line.madeOn,
    more: more.join(' '),
  }
}

/** The line of a task. */
export function todoOfTask(task: TodoTask): TodoLine {
  const { title, list, tags, priority, due, time, minutes, repeat, doneOn, madeOn, more } = task
  const rule = readRepeat(repeat)
  const rec = rule && recurKey(rule)
  const kept = readTodoLine(more) ?? readTodoLine('-')
  const further = kept?.keys ?? []
  const letter =
    letters[priority] || (further.find(([key, value]) => key === 'pri' && /^[A-Z]$/.test(value))?.[1] ?? '')
  return {
    isDone: doneOn !== undefined,
    priority: letter,
    doneOn,
    madeOn,
    text: title,
    projects: [...(list === '' ? [] : [list]), ...(kept?.projects ?? [])],
    contexts: tags,
    keys: [
      ...(due === undefined ? [] : [['due', due] as const]),
      ...(time === '' ? [] : [['at', time.replace(':', '')] as const]),
      ...(minutes === undefined ? [] : [['for', String(minutes)] as const]),
      ...(rec === undefined
        ? rule
          ? [['every', repeatText(rule).replaceAll(' ', '_')] as const]
          : []
        : [['rec', rec] as const]),
      ...further.filter(([key, value]) => key !== 'pri' || !/^[A-Z]$/.test(value)),
    ],
  }
}
