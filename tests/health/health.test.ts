import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnyRule } from '@/lib/law/rule'
import { compiledCalculators, manifest } from '@/tests/every/compiled'
import { checkAsserted } from './checks/asserted'
import { checkComplete } from './checks/complete'
import { checkGuidesDiffer } from './checks/guides'
import { checkCircles } from './checks/circles'
import { checkImports } from './checks/imports'
import { checkOwnProperties } from './checks/own-properties'
import { checkIslands, checkParts } from './checks/islands'
import { checkRule } from './checks/rules'
import { checkMemberSize, checkSize, largeTools } from './checks/sizes'
import { checkProse, checkWording } from './checks/wording'
import { readProject, root } from './project'

const project = await readProject()

describe('the project', () => {
  it('has a definition, a guide and a proof for every implemented tool, and no file without a tool', () => {
    expect(checkComplete(project)).toEqual([])
  })
  it('proves every output, verdict and column of a calculator, and each by somebody outside', async () => {
    const calculators = await compiledCalculators()
    expect(calculators.flatMap(({ id, definition, cases }) => checkAsserted(id, definition.outputs, cases))).toEqual([])
  })
  it('imports one way only', () => {
    expect(checkImports(project)).toEqual([])
  })
  it('has no folders of lib that import each other in a circle', () => {
    expect(checkCircles(project)).toEqual([])
  })
  it('asks only for own properties', () => {
    expect(checkOwnProperties(project)).toEqual([])
  })
  it('moves nothing but islands, whose parts are named by their files', () => {
    expect(checkIslands(project)).toEqual([])
    expect(checkParts(project)).toEqual([])
  })
  it('words its labels, helps and limits as a page does', () => {
    expect(checkWording(project)).toEqual([])
  })
  it('writes prose without empty phrases', () => {
    expect(checkProse(project)).toEqual([])
  })
  it('has no two guides with the same sentences', () => {
    expect(checkGuidesDiffer(project)).toEqual([])
  })
  it('keeps the law without overlaps and with official sources', async () => {
    const files = [...project.files.keys()].filter((file) => file.startsWith('lib/law/') && file.split('/').length > 3)
    const faults = await Promise.all(
      files.map(async (file) => {
        const exported: Record<string, unknown> = await import(path.join(root, file))
        return Object.entries(exported).flatMap(([name, rule]) =>
          isRule(rule) ? checkRule(`${file}: ${name}`, rule) : [],
        )
      }),
    )
    expect(faults.flat()).toEqual([])
  })
  it('keeps the browser’s copy of every tool small', () => {
    const faults = Object.entries(manifest.tools).flatMap(([id, { browser, family }]) => {
      const content = readFileSync(path.join(root, 'public', browser))
      return family === undefined ? checkSize(id, content) : checkMemberSize(id, family, content)
    })
    expect(faults).toEqual([])
    expect(Object.keys(largeTools).filter((id) => !(id in manifest.tools))).toEqual([])
  })
})

function isRule(value: unknown): value is AnyRule {
  return typeof value === 'object' && value !== null && 'versions' in value && 'checkedOn' in value
}
