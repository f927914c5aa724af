import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { allTools } from '@/catalogue'
import { fingerprint } from '@/scripts/sweep/fingerprint'
import { addedUp, countsIn, resultOf } from '@/scripts/sweep/result.mjs'
import { toOpen, toolsToTry } from '@/scripts/sweep/selection'
import { sweepMessages } from '@/lib/messages/company'
import { fileNames } from '@/scripts/tool-files/place'

const root = path.resolve(import.meta.dirname, '../..')
const ids = Array.from({ length: 300 }, (_, position) => `tool-${position}`)
const hashes = Object.fromEntries(ids.map((id) => [id, `hash of ${id}`]))

describe('the tools that a run opens', () => {
  it('are the models and a dozen by lot where nothing changed, the same ones each time', () => {
    const opened = toolsToTry({ finished: ids, models: ['tool-7', 'not-there'], hashes, swept: hashes }, toOpen)
    expect(opened).toContain('tool-7')
    expect(opened).not.toContain('not-there')
    expect(opened.length).toBeGreaterThanOrEqual(12)
    expect(opened.length).toBeLessThanOrEqual(13)
    expect(toolsToTry({ finished: ids, models: ['tool-7', 'not-there'], hashes, swept: hashes }, toOpen)).toEqual(
      opened,
    )
  })

  it('are others by lot once a file has changed', () => {
    const before = toolsToTry({ finished: ids, models: [], hashes, swept: hashes }, toOpen)
    const later = { ...hashes, 'tool-3': 'another' }
    expect(toolsToTry({ finished: ids, models: [], hashes: later, swept: later }, toOpen)).not.toEqual(before)
  })

  it('are what changed since the record, new tools too, but no more than 40 of them', () => {
    const changed = { ...hashes, 'tool-3': 'another', 'tool-250': 'another' }
    const { 'tool-9': _, ...swept } = hashes
    const opened = toolsToTry({ finished: ids, models: [], hashes: changed, swept }, toOpen)
    expect(opened).toEqual(expect.arrayContaining(['tool-3', 'tool-250', 'tool-9']))
    expect(toolsToTry({ finished: ids, models: [], hashes, swept: {} }, toOpen)).toHaveLength(52)
  })
})

describe('the hash of a tool’s own files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fingerprint-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it.each(['breakeven', 'word-counter'])('of %s follows each of its files and nothing else', (id) => {
    const tool = allTools.find((one) => one.id === id)
    if (!tool) throw new Error(`no tool ${id}`)
    const { row, definition, guide } = fileNames(tool)
    for (const file of [row, definition, guide]) cpSync(path.join(root, file), path.join(folder, file))
    const before = fingerprint(folder, tool)
    writeFileSync(path.join(folder, row), '')
    expect(fingerprint(folder, tool)).toBe(before)
    writeFileSync(path.join(folder, guide), '')
    expect(fingerprint(folder, tool)).not.toBe(before)
  })
})

describe('the last full result', () => {
  const run = {
    site: '0123456789abcdef',
    tried: ['roi', 'npv'],
    counts: addedUp([{ markers: 3, requests: 40 }, { markers: 2 }, { offline: 1 }]),
    finished: ['npv', 'roi'],
    version: '0.1.0',
    now: new Date('2026-11-27T23:30:00Z'),
  }

  it('holds the day, the version and what was counted over all groups', () => {
    expect(resultOf(run)).toEqual({
      day: '27 November 2026',
      version: '0.1.0',
      site: '0123456789ab',
      tools: 2,
      markers: 5,
      requests: 40,
      offline: 1,
      hostile: 0,
      storedBytes: 0,
    })
  })

  it('is none while one tool was not tried', () => {
    expect(resultOf({ ...run, finished: [...run.finished, 'irr'] })).toBeUndefined()
  })

  it('is added up from what each test noted, and from nothing where none did', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'counts-'))
    const file = path.join(folder, 'counts.jsonl')
    expect(countsIn(file)).toEqual([])
    writeFileSync(file, '{"markers":3}\n{"markers":4,"requests":5}\n')
    expect(addedUp(countsIn(file))).toEqual({ markers: 7, requests: 5 })
    rmSync(folder, { recursive: true })
  })

  it('is said with its numbers on the pages that promise what it tries', () => {
    const facts = {
      ...resultOf(run),
      markers: 12_345,
      requests: 67_890,
      hostile: 4321,
      offline: 468,
      tools: 469,
    } as Parameters<typeof sweepMessages.about>[0]
    const { paragraphs = [], points = [] } = sweepMessages.about(facts)
    const about = [...paragraphs, ...points].join(' ')
    for (const said of ['27 November 2026', '469 tools', '0.1.0', '468 tools', '4,321 hostile'])
      expect(about).toContain(said)
    const privacy = sweepMessages.privacy(facts).paragraphs?.join(' ')
    for (const said of ['27 November 2026', '12,345 entries', '67,890 requests']) expect(privacy).toContain(said)
  })
})
