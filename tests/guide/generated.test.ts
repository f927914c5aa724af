import { describe, expect, it } from 'vitest'
import { generatedGuide } from '@/lib/guide/generated'
import { genericGuideHtml, guideHtml } from '@/lib/guide/html'
import { plainText } from '@/lib/guide/markup'
import type { Guide, GuideFacts } from '@/lib/guide/types'
import { recipeFacts } from './facts'

/** The least a tool can declare: nothing optional. */
const bareFacts: GuideFacts = {
  name: 'Echo',
  description: 'Give back what was typed.',
  category: 'utility',
  subcategory: 'Text Processing',
  inputs: [{ label: 'Text' }],
  outputs: [{ label: 'Echoed text', kind: 'value' }],
  steps: [],
  examples: [],
  limits: [],
  sources: [],
  rules: [],
  cases: 0,
  abilities: [],
  example: () => undefined,
  rule: () => undefined,
  count: () => undefined,
  label: () => undefined,
}

const around = { regions: [], everyRegion: [], buildYear: 2026 }

function allSentences(guide: Guide): string[] {
  const parts = [
    guide.introduction,
    ...guide.howToUse.quickStart,
    ...guide.useCases.flatMap(({ scenario, input, output }) => [scenario, input, output]),
    ...guide.features.map(({ description }) => description),
    ...guide.benefits.flatMap(({ points }) => points),
    ...guide.questions.map(({ answer }) => answer),
    guide.conclusion,
  ]
  return parts.flatMap((part) => (part ? plainText(part).split(/(?<=[.?])\s+/) : []))
}

describe.each([
  ['a calculator', recipeFacts],
  ['a utility with nothing but labels', bareFacts],
])('the generated guide of %s', (_, facts) => {
  const guide = generatedGuide(facts)

  it('has the counts of the specification', () => {
    expect(guide.origin).toBe('generated')
    expect(guide.introduction.html.match(/<p>/g)).toHaveLength(3)
    expect(guide.howToUse.quickStart).toHaveLength(5)
    expect(guide.useCases).toHaveLength(4)
    expect(guide.features).toHaveLength(8)
    expect(guide.benefits.flatMap(({ points }) => points)).toHaveLength(8)
    expect(guide.questions).toHaveLength(10)
    expect(guide.conclusion).toBeDefined()
    expect(guide.callToAction).toBeTruthy()
    expect(guide.related).toEqual([])
  })

  it('has no question, feature or benefit twice', () => {
    for (const list of [
      guide.questions.map(({ question }) => question),
      guide.features.map(({ name }) => name),
      guide.benefits.flatMap(({ points }) => points.map(plainText)),
    ])
      expect(new Set(list).size).toBe(list.length)
  })

  it('shows six features', () => {
    const html = guideHtml(guide, facts, around)
    const shown = guide.features.filter(({ name }) => html.includes(`<h3>${name}</h3>`))
    expect(shown).toEqual(guide.features.slice(0, 6))
    expect(genericGuideHtml(guide, facts, around)).toContain('id="conclusion"')
  })
})

it('shares no sentence between two tools', () => {
  const echo = new Set(allSentences(generatedGuide(bareFacts)))
  const speech = generatedGuide({
    ...bareFacts,
    name: 'Shout',
    description: 'Write in capitals.',
    inputs: [{ label: 'Quiet text' }],
    outputs: [{ label: 'Loud text', kind: 'value' }],
  })
  expect(allSentences(speech).filter((sentence) => echo.has(sentence))).toEqual([])
})

it('uses the figures of the worked example and the limits', () => {
  const said = allSentences(generatedGuide(recipeFacts)).join(' ')
  expect(said).toContain('Guests 4 and Flour for one 80 g, the answer is Flour needed 320 g.')
  expect(said).toContain('Baking time does not scale.')
  expect(said).toContain('from 1 to 500')
})

it('escapes labels', () => {
  const html = guideHtml(generatedGuide({ ...bareFacts, inputs: [{ label: 'a <b> & "c"' }] }), bareFacts, around)
  expect(html).toContain('a &lt;b&gt; &amp; &quot;c&quot;')
  expect(html).not.toContain('<b>')
})
