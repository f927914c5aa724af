import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparedLists, comparisons } from '@/lib/subjects/lines/comparing'
import type { Comparing } from '@/lib/subjects/lines/duplicates'

/* GNU comm over sorted lists, and the laws of sets. */

const exactly: Comparing = {
  ignoresCase: false,
  ignoresEdges: false,
  ignoresAccents: false,
  column: undefined,
  delimiter: 'comma',
}
const folder = mkdtempSync(path.join(tmpdir(), 'lists-'))
const line = fc
  .string({ unit: fc.constantFrom(...'abAB1 é'), minLength: 1, maxLength: 3 })
  .filter((text) => text.trim() !== '')
const list = fc.array(line, { maxLength: 30 }).map((lines) => lines.map((text) => `${text}\n`).join(''))
const linesOf = (text: string) => text.split('\n').filter((entry) => entry !== '')
const sorted = (text: string) => linesOf(text).sort()

function comm(columns: string, one: string, other: string): string[] {
  const files = [one, other].map((text, at) => {
    const file = path.join(folder, String(at))
    const input = [...new Set(linesOf(text))]
    writeFileSync(
      file,
      execFileSync('sort', {
        input: input.map((entry) => `${entry}\n`).join(''),
        env: { ...process.env, LC_ALL: 'C' },
      }),
    )
    return file
  })
  return sorted(execFileSync('comm', [columns, ...files], { env: { ...process.env, LC_ALL: 'C' } }).toString())
}

describe('two lists', () => {
  it.each([
    ['all', '-12'],
    ['first', '-23'],
    ['second', '-13'],
  ] as const)('have %s as comm %s has it', (part, columns) => {
    fc.assert(
      fc.property(list, list, (one, other) => {
        const { parts } = comparedLists([one, other], { rules: exactly, sorts: false })
        expect(sorted(parts[part].text)).toEqual(comm(columns, one, other))
      }),
      { seed: 20260315, numRuns: 30 },
    )
  })
})

describe('any lists', () => {
  it('obey the laws of sets', () => {
    fc.assert(
      fc.property(fc.array(list, { minLength: 2, maxLength: 5 }), (texts) => {
        const { parts, overlaps, lists } = comparedLists(texts, { rules: exactly, sorts: false })
        const sets = texts.map((text) => new Set(linesOf(text)))
        const union = new Set(sets.flatMap((set) => [...set]))
        expect(sorted(parts.any.text)).toEqual([...union].sort())
        expect(parts.any.entries).toBe(overlaps.reduce((sum, { entries }) => sum + entries, 0))
        expect(lists.map(({ distinct }) => distinct)).toEqual(sets.map((set) => set.size))
        const once = [...union].filter((entry) => sets.filter((set) => set.has(entry)).length === 1)
        expect(sorted(parts.one.text)).toEqual(once.sort())
        for (const part of comparisons) expect(linesOf(parts[part].text)).toHaveLength(parts[part].entries)
      }),
      { seed: 20260316, numRuns: 200 },
    )
  })

  it('hold for the same what makes no difference, as it was written first', () => {
    const rules = { ...exactly, ignoresCase: true, ignoresEdges: true, ignoresAccents: true }
    const { parts, csv, lists } = comparedLists(['José \n\nAnn\nann\n', 'JOSE\nBob\n'], { rules, sorts: true })
    expect(parts.all.text).toBe('José\n')
    expect(parts.repeated.text).toBe('Ann\n')
    expect(parts.any.text).toBe('Ann\nBob\nJosé\n')
    expect(csv).toBe('Entry,List 1,List 2\r\nAnn,2,0\r\nBob,0,1\r\nJosé,1,1\r\n')
    expect(lists[0]).toEqual({ lines: 4, blank: 1, distinct: 2, repeated: 1 })
  })

  it('compare one column and give whole lines', () => {
    const rules = { ...exactly, column: 1 }
    const { parts } = comparedLists(['7,old\n8,x\n', '7,new\n9,y\n'], { rules, sorts: false })
    expect([parts.all.text, parts.first.text, parts.second.text]).toEqual(['7,old\n', '8,x\n', '9,y\n'])
  })
})
