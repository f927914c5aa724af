import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
/** Types of a package belong to its line. */
const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
  (name) => !name.startsWith('@types/'),
)

function table(heading: string): string[][] {
  const section = readme.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const names = (cell: string) => cell.split(/[,;] /)

describe('the table of dependencies', () => {
  const rows = table('Dependencies')

  it.each(packages)('names %s', (name) => {
    const listed = rows.flatMap(([cell = '']) => names(cell))
    expect(listed.some((each) => each === name || name.startsWith(`${each}/`))).toBe(true)
  })

  it('names nothing that is not installed', () => {
    const listed = rows.flatMap(([cell = '']) => names(cell))
    const strange = listed.filter((each) => !packages.some((name) => name === each || name.startsWith(`${each}/`)))
    expect(strange).toEqual([])
  })

  it.each(packages)('gives the licence of %s', (name) => {
    const { license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { license: string }
    const row = rows.find(([cell = '']) => names(cell).some((each) => each === name || name.startsWith(`${each}/`)))
    expect(names(row?.[3] ?? '')).toContain(license)
  })
})

it.each([
  'rating',
  '1145+',
  'social links',
  'external APIs',
  'next-pwa',
  'accordion',
  'jsbarcode',
  'jspdf',
  'context',
  'Radix',
])('the differences from the specification name %s, with a reason', (subject) => {
  const row = table('Where this differs from the specification').find(([cell = '']) => cell.includes(subject))
  expect(row?.[2]).toMatch(/^\S.{20,}/)
})
