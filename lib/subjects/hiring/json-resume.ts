import type { MonthSpan } from './bullets'

interface Place extends MonthSpan {
  title: string
  at?: string | undefined
  location?: string | undefined
  lines?: string | undefined
}

interface Named {
  name: string
  details?: string | undefined
}

/** What a CV holds, as this project keeps it. */
export interface Resume {
  name: string
  label?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  url?: string | undefined
  city?: string | undefined
  summary?: string | undefined
  work: readonly Place[]
  education: readonly Place[]
  skills: readonly Named[]
  languages: readonly Named[]
  certificates: readonly (Named & { date?: string | undefined })[]
}

const given = (text: string | undefined) => text !== undefined && text.trim() !== ''
/** An object without the members that hold nothing. */
function filled(members: Readonly<Record<string, string | readonly string[] | undefined>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, value]): [string, string | readonly string[]][] => {
      if (typeof value === 'string') return given(value) ? [[name, value.trim()]] : []
      return value && value.length > 0 ? [[name, value]] : []
    }),
  )
}

const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
    .filter((line) => line !== '')
const wordsOf = (text = '') =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
/** An address that is a URI; what was typed without https:// gets it. */
const uriOf = (url: string | undefined) =>
  given(url) ? (/^[a-z][a-z0-9+.-]*:/i.test(url ?? '') ? url : `https://${url?.trim()}`) : undefined

/** A CV as a JSON Resume file (schema 1.x, jsonresume.org); what is empty is left out. */
export function jsonResume(resume: Resume): string {
  const { name, label, email, phone, url, city, summary, work, education, skills, languages, certificates } = resume
  const file = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/master/schema.json',
    basics: {
      ...filled({ name, label, email, phone, url: uriOf(url), summary }),
      ...(given(city) ? { location: filled({ city }) } : {}),
    },
    work: work.map(({ title, at, location, start, end, lines }) =>
      filled({ name: at, position: title, location, startDate: start, endDate: end, highlights: linesOf(lines) }),
    ),
    education: education.map(({ title, at, start, end, lines }) =>
      filled({ institution: at, area: title, startDate: start, endDate: end, courses: linesOf(lines) }),
    ),
    skills: skills.map((skill) => filled({ name: skill.name, keywords: wordsOf(skill.details) })),
    languages: languages.map((language) => filled({ language: language.name, fluency: language.details })),
    certificates: certificates.map((one) => filled({ name: one.name, issuer: one.details, date: one.date })),
  }
  return `${JSON.stringify(file, undefined, 2)}\n`
}
