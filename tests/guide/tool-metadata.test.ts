import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allTools } from '@/catalogue'
import { guideLinks } from '@/components/guide/guide-links'
import { toolMetadata } from '@/components/guide/tool-metadata'
import { parseGuide } from '@/lib/kits/guide/parse'
import { guideFile } from '@/lib/kits/guide/read'

/** Section 2 of the specification: what follows the tool's name in the browser's title. */
const suffixes = {
  calculator: ' – Free Online Calculator | Tallykit',
  generator: ' – Free Online Generator | Tallykit',
  utility: ' | Free Online Utility Tool | Tallykit',
}

describe.each(allTools.filter(({ implemented }) => implemented))('the head of $href', (tool) => {
  const file = guideFile(tool)
  const facts = {
    category: tool.category,
    example: () => '1',
    rule: () => '1',
    count: () => '1',
    label: () => 'A label',
  }
  const head = () => toolMetadata(tool, parseGuide(readFileSync(file, 'utf8'), file, { facts, links: guideLinks }))

  it('has the title of the specification', () => {
    expect(head().title.absolute).toBe(tool.name + suffixes[tool.category])
  })

  it.runIf(tool.category === 'utility')('describes a utility as the catalogue does', () => {
    expect(head().description).toBe(tool.description)
  })
})
