import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { allTools } from '@/catalogue'
import { fingerprint } from '@/scripts/sweep/fingerprint'
import { blamed, countsOf, leftToTry, recordText, resultOf } from '@/scripts/sweep/record.mjs'
import { toOpen, toolsToTry } from '@/scripts/sweep/selection'
import { sweepMessages, type TextSection } from '@/lib/messages/company'
import { fileNames } from '@/scripts/tool-files/place'

const root = path.resolve(import.meta.dirname, '../..')
const ids = Array.from({ length: 300 }, (_, position) => `tool-${position}`)
const hashes = Object.fromEntries(ids.map((id) => [id, `hash of ${id}`]))

describe('the tools that a run opens', () => {
  it('are the models and half a dozen by lot where nothing changed, the same ones each time', () => {
    const opened = toolsToTry({ finished: ids, models: ['tool-7', 'not-there'], hashes, swept: hashes }, toOpen)
    expect(opened).toContain('tool-7')
    expect(opened).not.toContain('not-there')
    expect(opened.length).toBeGreaterThanOrEqual(6)
    expect(opened.length).toBeLessThanOrEqual(7)
    expect(toolsToTry({ finished: ids, models: ['tool-7', 'not-there'], hashes, swept: hashes }, toOpen)).toEqual(
      opened,
    )
  })

  it('are others by lot once a file has changed', () => {
    const before = toolsToTry({ finished: ids, models: [], hashes, swept: hashes }, toOpen)
    const later = { ...hashes, 'tool-3': 'another' }
    expect(toolsToTry({ finished: ids, models: [], hashes: later, swept: later }, toOpen)).not.toEqual(before)
  })

  it('are what changed since the record, new tools too, but no more than 20 of them', () => {
    const changed = { ...hashes, 'tool-3': 'another', 'tool-250': 'another' }
    const { 'tool-9': _, ...swept } = hashes
    const opened = toolsToTry({ finished: ids, models: [], hashes: changed, swept }, toOpen)
    expect(opened).toEqual(expect.arrayContaining(['tool-3', 'tool-250', 'tool-9']))
    expect(toolsToTry({ finished: ids, models: [], hashes, swept: {} }, toOpen)).toHaveLength(26)
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

describe('the record of what passed', () => {
  const present = { npv: 'n1', roi: 'r1' }
  const npv = { files: 'n1', day: '2026-11-27', markers: 3, requests: 40, offline: 1 }
  const roi = { files: 'r1', day: '2026-11-29', markers: 2, requests: 60, offline: 1, hostile: 9, storedBytes: 7 }

  it('leaves what is new, what changed, and what passed before a day that is asked for', () => {
    expect(leftToTry({ present, recorded: { npv, roi } })).toEqual([])
    expect(leftToTry({ present: { ...present, irr: 'i1' }, recorded: { npv, roi } })).toEqual(['irr'])
    expect(leftToTry({ present: { ...present, roi: 'r2' }, recorded: { npv, roi } })).toEqual(['roi'])
    expect(leftToTry({ present, recorded: { npv, roi }, since: '2026-11-28' })).toEqual(['npv'])
  })

  it('has a line for each tool that is there, by its id', () => {
    const text = recordText({ roi, gone: npv, npv }, present)
    expect(text.split('\n')).toHaveLength(5)
    expect(JSON.parse(text)).toEqual({ npv, roi })
    expect(JSON.parse(recordText({}, present))).toEqual({})
  })

  it('counts for each tool what its tests noted', () => {
    expect(countsOf('')).toEqual({})
    expect(countsOf('{"id":"npv","markers":3}\n{"id":"roi","offline":1}\n{"id":"npv","markers":4}\n')).toEqual({
      npv: { markers: 7 },
      roi: { offline: 1 },
    })
  })

  it('blames the tools that a failed test names, and all where it names none', () => {
    const group = ['irr', 'npv', 'roi']
    expect(blamed(['npv: bears hostile keys', '/calculators/roi/ on a desk: nothing'], group)).toEqual(['npv', 'roi'])
    expect(blamed(['npv: bears hostile keys', 'every tool can be printed, share 1 of 4'], group)).toEqual(group)
    expect(blamed([], group)).toEqual(group)
  })

  it('comes to a result once every tool passed as it is now, and to none before', () => {
    const state = { present, recorded: { npv, roi }, version: '0.1.0' }
    expect(resultOf({ ...state, recorded: { npv } })).toBeUndefined()
    expect(resultOf({ ...state, present: { ...present, npv: 'n2' } })).toBeUndefined()
    expect(resultOf(state)).toEqual({
      first: '2026-11-27',
      last: '2026-11-29',
      version: '0.1.0',
      tools: 2,
      markers: 5,
      requests: 100,
      offline: 2,
      hostile: 9,
      storedBytes: 7,
    })
  })
})

describe('the result on the pages that promise what it tries', () => {
  const facts = {
    first: '2026-11-27',
    last: '2026-11-29',
    version: '0.1.0',
    markers: 12_345,
    requests: 67_890,
    hostile: 4321,
    offline: 468,
    tools: 469,
  }
  const words = ({ paragraphs = [], points = [] }: TextSection) => [...paragraphs, ...points].join(' ')

  it('has its numbers', () => {
    const about = words(sweepMessages.about(facts))
    for (const said of [
      'Between 27 November 2026 and 29 November 2026 a program',
      '469 tools',
      '0.1.0',
      '468 tools',
      '4,321 hostile',
    ])
      expect(about).toContain(said)
    const privacy = words(sweepMessages.privacy(facts))
    for (const said of ['Between 27 November 2026 and 29 November 2026 a program', '12,345 entries', '67,890 requests'])
      expect(privacy).toContain(said)
  })

  it('has one day where all was tried on one', () => {
    expect(words(sweepMessages.about({ ...facts, last: facts.first }))).toContain('On 27 November 2026 a program')
  })
})
