import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { allTools } from '@/catalogue'
import { fingerprint } from '@/scripts/sweep/fingerprint'
import { toOpen, toolsToTry } from '@/scripts/sweep/selection'
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
