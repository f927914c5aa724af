import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toolById } from '@/catalogue'
import { guideLinks } from '@/components/guide/guide-links'
import { parseGuide } from '@/lib/kits/guide/parse'
import { guideFile } from '@/lib/kits/guide/read'
import { headingRules } from '@/lib/kits/guide/sections'
import { readFrontMatter } from '@/lib/kits/guide/front-matter'

const files = readdirSync('content/guides', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
)
const anything = { example: () => '1', rule: () => '1', count: () => '1', label: () => 'A label' }

describe.each(files)('content/guides/%s', (name) => {
  const file = `content/guides/${name}`
  const tool = toolById(/([^/]+)\.md$/.exec(name)?.[1] ?? '')

  it('keeps to the headings and links to tools that exist', () => {
    const facts = { ...anything, category: tool?.category ?? 'calculator' }
    expect(() => parseGuide(readFileSync(file, 'utf8'), file, { facts, links: guideLinks })).not.toThrow()
  })

  it('lies where its tool is listed', () => {
    expect(tool && guideFile(tool)).toBe(file)
  })
})

describe('content/README.md', () => {
  const lines = readFileSync('content/README.md', 'utf8').split('\n')

  it('names every heading in the order of the page and marks those that are required', () => {
    const start = lines.indexOf('| Heading | Form |') + 2
    const rows = lines.slice(start, lines.indexOf('', start)).map((line) => line.split('|')[1]?.trim())
    const written = Object.entries(headingRules).map(([heading, { required }]) =>
      required ? `**${heading}**` : heading,
    )
    expect(rows).toEqual(written)
  })

  it('names every key of the front matter', () => {
    const start = lines.indexOf('| Key | Holds |') + 2
    const keys = lines
      .slice(start, lines.indexOf('', start))
      .flatMap((line) => (line.split('|')[1] ?? '').match(/[a-zA-Z]+(?=`)/g) ?? [])
    const source = ['---', ...keys.map((key) => `${key}: x`), '---'].join('\n')
    const faults: Parameters<typeof readFrontMatter>[1] = []
    expect(Object.keys(readFrontMatter(source, faults).values)).toEqual(keys)
    expect(faults).toEqual([])
  })

  it.each(['aiExplanation', 'aiContext', 'longTail', 'relatedQueries', 'secondary'])('refuses %s by name', (field) => {
    expect(lines.find((line) => line.includes(field))).toContain('Refused')
  })
})
