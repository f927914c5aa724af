/* A crontab as its lines: jobs, settings, remarks. Sources: crontab(5) of Vixie cron, cronie and Debian. */
import { dialectOf, isFault, macros, readCron, type Cron, type CronFault, type Dialect } from './expression'

export interface Job {
  /** From 1. */
  line: number
  /** Of the line in the text, in UTF-16 units. */
  offset: number
  schedule: string
  command: string
  /** Undefined for @reboot, which has no times. */
  cron: Cron | undefined
  /** CRON_TZ of a line above (cronie), where there is one. */
  zone: string | undefined
}

export interface BadLine {
  line: number
  offset: number
  length: number
  column: number
  says: string
}

export interface Crontab {
  jobs: readonly Job[]
  bad: readonly BadLine[]
  settings: readonly (readonly [name: string, value: string])[]
  comments: number
  left: number
}

export type ReadAs = 'auto' | Dialect

export const mostLines = 5000

const setting = /^\s*("[^"]*"|'[^']*'|[A-Za-z_]\w*)\s*=\s*(.*)$/

/** So many words from the start, and what follows them. */
function split(line: string, count: number): { head: string; rest: string } | undefined {
  const match = new RegExp(`^\\s*(?:\\S+\\s+){${count - 1}}\\S+`).exec(line)
  return match ? { head: match[0], rest: line.slice(match[0].length).trim() } : undefined
}

/** `cron(…)` of AWS holds an expression. */
function unwrapped(line: string): { text: string; shift: number; isAws: boolean } {
  const aws = /^(\s*"?cron\()([^)]*)\)"?\s*$/i.exec(line)
  return aws ? { text: aws[2] ?? '', shift: aws[1]?.length ?? 0, isAws: true } : { text: line, shift: 0, isAws: false }
}

interface ReadJob {
  schedule: string
  command: string
  read: Cron | CronFault | undefined
  shift: number
}

const looksScheduled = (word: string) =>
  /^(?:[\d*?,/#~LW-]|sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)+$/i.test(word)

/** With `auto`, a line of six or seven words of a schedule and nothing after them is of Quartz or AWS; else it is of a crontab. */
function readJob(line: string, as: ReadAs): ReadJob {
  const { text, shift, isAws } = unwrapped(line)
  const [first = ''] = text.trim().split(/\s+/)
  if (first.startsWith('@')) {
    const command = text.trim().slice(first.length).trim()
    const known = first.toLowerCase() === '@reboot' || Object.hasOwn(macros, first.toLowerCase())
    const fault = {
      says: `“${first}” is none of @reboot, ${Object.keys(macros).join(', ')}.`,
      offset: text.indexOf('@'),
      length: first.length,
    }
    const isReboot = first.toLowerCase() === '@reboot'
    return { schedule: first, command, shift, read: known ? (isReboot ? undefined : readCron(first, 'unix')) : fault }
  }
  const words = text.trim().split(/\s+/)
  const alone = (words.length === 6 || words.length === 7) && words.every(looksScheduled)
  const dialect = isAws ? 'aws' : as === 'auto' ? (alone ? dialectOf(text) : 'unix') : as
  const count =
    dialect === 'unix' ? 5 : dialect === 'aws' ? 6 : words.length >= 7 && looksScheduled(words[6] ?? '') ? 7 : 6
  const { head, rest } = split(text, count) ?? { head: text, rest: '' }
  return { schedule: head.trim(), command: rest, shift, read: readCron(head, dialect) }
}

/** Reads a crontab or single expressions, one a line, at most 5,000. Nothing is dropped: a line is a job, a setting, a remark or bad. */
export function readCrontab(text: string, as: ReadAs): Crontab {
  const lines = text.split(/\r?\n/)
  const jobs: Job[] = []
  const bad: BadLine[] = []
  const settings: [string, string][] = []
  let comments = 0
  let offset = 0
  let zone: string | undefined
  for (const [at, line] of lines.slice(0, mostLines).entries()) {
    const trimmed = line.trim()
    const set = setting.exec(line)
    if (trimmed.startsWith('#')) comments++
    else if (set) {
      const name = (set[1] ?? '').replaceAll(/["']/g, '')
      const value = (set[2] ?? '').trim().replace(/^(["'])(.*)\1$/, '$2')
      settings.push([name, value])
      if (name === 'CRON_TZ') zone = value
    } else if (trimmed !== '') {
      const { schedule, command, read, shift } = readJob(line, as)
      if (read && isFault(read))
        bad.push({
          line: at + 1,
          column: shift + read.offset + 1,
          offset: offset + shift + read.offset,
          length: read.length,
          says: read.says,
        })
      else jobs.push({ line: at + 1, offset, schedule, command, cron: read, zone })
    }
    offset += line.length + (text.charAt(offset + line.length) === '\r' ? 2 : 1)
  }
  return { jobs, bad, settings, comments, left: Math.max(0, lines.length - mostLines) }
}
