import { isCalendarDay, monthNames } from '@/lib/base/format/dates'
import type { ReportTone } from '@/lib/base/report/report'

export interface EmailFinding {
  tone: ReportTone
  says: string
  detail?: string
}

export interface CheckedEmail {
  subject: string
  text: string
  /** What goes along with it; empty for nothing. */
  attached: string
  /** Whether its kind of e-mail asks for something. */
  asks: boolean
  /** Until when an answer is wanted, as 'YYYY-MM-DD'; empty for no day. */
  by: string
  /** 'YYYY-MM-DD'. A day without a year is one of this year or the next. */
  today: string
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const weekday = '(?<weekday>Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?'
const month =
  '(?<month>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const dayNumber = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
const year = '(?:,?\\s+(?<year>\\d{4}))?'
const forms = [
  new RegExp(`\\b${weekday}\\.?,?\\s+(?:the\\s+)?${dayNumber}\\.?\\s+(?:of\\s+)?${month}\\b\\.?${year}`, 'gi'),
  new RegExp(`\\b${weekday}\\.?,?\\s+${month}\\.?\\s+${dayNumber}\\b${year}`, 'gi'),
  new RegExp(`\\b${weekday}\\.?,?\\s+(?<year>\\d{4})-(?<month>\\d\\d)-(?<day>\\d\\d)\\b`, 'gi'),
]

const monthOf = (written: string) =>
  /^\d/.test(written)
    ? Number(written)
    : monthNames.findIndex((name) => name.toLowerCase().startsWith(written.toLowerCase().slice(0, 3))) + 1

const weekdayOf = (years: number, months: number, day: number) =>
  weekdays[new Date(Date.UTC(years, months - 1, day)).getUTCDay()] ?? ''

/** Days whose weekday is another one, and days that no calendar has. */
export function weekdayFindings(text: string, today: string): EmailFinding[] {
  const findings: EmailFinding[] = []
  for (const form of forms)
    for (const { 0: written, groups = {} } of text.matchAll(form)) {
      const day = Number(groups.day)
      const at = monthOf(groups.month ?? '')
      const name = monthNames[at - 1] ?? ''
      const thisYear = Number(today.slice(0, 4))
      const years = groups.year === undefined ? [thisYear, thisYear + 1] : [Number(groups.year)]
      const there = years.filter((one) => isCalendarDay(one, at, day))
      const [first] = there
      if (first === undefined) {
        findings.push({ tone: 'bad', says: `“${written}” is no day of the calendar.` })
        continue
      }
      const named = (groups.weekday ?? '').slice(0, 3).toLowerCase()
      if (there.some((one) => weekdayOf(one, at, day).toLowerCase().startsWith(named))) continue
      findings.push({
        tone: 'bad',
        says: `“${written}”: ${String(day)} ${name} ${String(first)} is a ${weekdayOf(first, at, day)}.`,
      })
    }
  return findings
}

const attachment = /\b(?:attach(?:ed|ment|ments|ing)?|enclos(?:e|ed|ure|ing))\b/i
const asking = /\?|\bplease\b|\b(?:let me know|could you|can you|would you|i need you to)\b/i

/** What a reader would stumble over before sending. */
export function emailChecks(email: CheckedEmail): EmailFinding[] {
  const { subject, text, attached, asks, by, today } = email
  const findings: EmailFinding[] = []
  const mentions = attachment.exec(text)?.[0]
  if (mentions !== undefined && attached.trim() === '')
    findings.push({
      tone: 'warn',
      says: `“${mentions}” stands in the text, and no attachment is named.`,
      detail: 'Name what goes along, or take the word out.',
    })
  if (mentions === undefined && attached.trim() !== '')
    findings.push({ tone: 'warn', says: 'An attachment is named, and the text does not mention it.' })
  if (mentions !== undefined && attached.trim() !== '')
    findings.push({
      tone: 'plain',
      says: `Attach it before you send: ${attached.trim()}.`,
      detail: 'Neither the link nor the saved file carries it.',
    })
  findings.push(...weekdayFindings(`${subject}\n${text}`, today))
  if (asks && !asking.test(text))
    findings.push({
      tone: 'warn',
      says: 'Nothing is asked.',
      detail: 'This kind of e-mail wants something. End with the question.',
    })
  if (by !== '' && by < today)
    findings.push({ tone: 'warn', says: 'The day until which you want an answer has passed.' })
  const open = [...new Set(`${subject}\n${text}`.match(/\[[^\]\n]{1,60}\]/g) ?? [])]
  if (open.length > 0) findings.push({ tone: 'bad', says: `Not filled in yet: ${open.join(', ')}.` })
  if (subject.trim() === '') findings.push({ tone: 'bad', says: 'The subject is empty.' })
  if (findings.every(({ tone }) => tone === 'plain'))
    findings.unshift({ tone: 'good', says: 'No forgotten attachment, no wrong weekday, and nothing left open.' })
  return findings
}
