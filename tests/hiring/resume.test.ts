import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { bulletFaults, gapsBetween, hasFigure, overlapsOf } from '@/lib/subjects/hiring/bullets'
import { jsonResume } from '@/lib/subjects/hiring/json-resume'

interface Schema {
  $ref?: string
  type?: string
  pattern?: string
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  definitions?: Record<string, Schema>
}

const schema = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../vectors/json-resume/schema.json'), 'utf8'),
) as Schema

/** Where a value breaks the schema: types, patterns, addresses, and names that the schema does not have. */
function faults(value: unknown, rule: Schema, place: string): string[] {
  if (rule.$ref) return faults(value, schema.definitions?.[rule.$ref.split('/').at(-1) ?? ''] ?? {}, place)
  if (Array.isArray(value))
    return rule.type === 'array'
      ? value.flatMap((one, at) => faults(one, rule.items ?? {}, `${place}.${at}`))
      : [`${place} is no ${rule.type}`]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => {
      const inner = rule.properties?.[name]
      return inner ? faults(one, inner, `${place}.${name}`) : [`${place}.${name} is not in the schema`]
    })
  if (typeof value !== rule.type) return [`${place} is no ${rule.type}`]
  const text = String(value)
  if (rule.pattern && !new RegExp(rule.pattern).test(text)) return [`${place} is not ${rule.pattern}`]
  if (rule.format === 'uri' && !URL.canParse(text)) return [`${place} is no address`]
  return []
}

const resume = {
  name: 'Maya Lind',
  label: 'Planner',
  email: 'maya@mail.example',
  phone: '0113 496 0000',
  url: 'maya.example',
  city: 'Leeds',
  summary: 'Plans.',
  work: [{ title: 'Planner', at: 'Quay Pumps', location: 'Leeds', start: '2022-03', lines: '- Cut waiting\n\nLed 4' }],
  education: [{ title: 'Logistics', at: 'Leeds College', start: '2018-09', end: '2021-06' }],
  skills: [{ name: 'Planning', details: 'MRP, Excel; SQL' }],
  languages: [{ name: 'Swedish', details: 'Native' }],
  certificates: [{ name: 'CPIM', details: 'ASCM', date: '2023-05' }],
}

describe('JSON Resume', () => {
  it('fits the published schema', () => {
    const written = JSON.parse(jsonResume(resume))
    expect(faults(written, schema, 'resume')).toEqual([])
    expect(written.work).toEqual([
      {
        name: 'Quay Pumps',
        position: 'Planner',
        location: 'Leeds',
        startDate: '2022-03',
        highlights: ['Cut waiting', 'Led 4'],
      },
    ])
    expect(written.skills[0].keywords).toEqual(['MRP', 'Excel', 'SQL'])
    expect(written.basics.url).toBe('https://maya.example')
  })

  it('fits it where almost nothing is filled in', () => {
    const empty = { name: '', work: [], education: [], skills: [], languages: [], certificates: [] }
    expect(faults(JSON.parse(jsonResume(empty)), schema, 'resume')).toEqual([])
  })
})

describe('lines of a CV', () => {
  it.each([
    ['Cut waiting from nine days to four', []],
    ['I cut waiting from nine days to four', ['pronoun']],
    ['Responsible for the stock of two sites', ['duty']],
    ['Planning the stock of two sites', ['ending']],
    ['Team lead', ['short']],
    [`Led ${'a very long line '.repeat(8)}`, ['long']],
    ['', []],
  ] as const)('%s', (line, found) => {
    expect(bulletFaults(line)).toEqual(found)
  })

  it('have a figure or not', () => {
    expect(hasFigure('Saved 4%')).toBe(true)
    expect(hasFigure('Saved much')).toBe(false)
  })
})

describe('months', () => {
  it('between two jobs are a gap from three on', () => {
    expect(gapsBetween([{ start: '2022-06' }, { start: '2019-01', end: '2022-02' }])).toEqual([
      { from: '2022-03', to: '2022-05' },
    ])
    expect(gapsBetween([{ start: '2022-05' }, { start: '2019-01', end: '2022-02' }])).toEqual([])
    expect(gapsBetween([{ start: '2015-01' }, { start: '2019-01', end: '2020-02' }, { start: '2021-01' }])).toEqual([])
  })

  it('of two jobs overlap where they share more than the month of the change', () => {
    expect(overlapsOf([{ start: '2022-02' }, { start: '2019-01', end: '2022-02' }])).toEqual([])
    expect(overlapsOf([{ start: '2022-01' }, { start: '2019-01', end: '2022-02' }])).toEqual([[0, 1]])
    expect(overlapsOf([{}, { start: '2019-01' }])).toEqual([])
  })
})
