import { describe, expect, it } from 'vitest'
import { GuideError } from '@/lib/kits/guide/faults'
import { plainText, type Markup } from '@/lib/kits/guide/markup'
import { parseGuide } from '@/lib/kits/guide/parse'
import type { Guide } from '@/lib/kits/guide/types'
import { context, guideSource } from './facts'

const file = 'content/guides/x.md'
const parse = (source: string): Guide => parseGuide(source, file, context)

function faultsOf(source: string): string[] {
  try {
    parse(source)
  } catch (error) {
    if (error instanceof GuideError) return error.message.split('\n')
    throw error
  }
  return []
}

function lineOf(source: string, text: string): number {
  return source.split('\n').findIndex((line) => line.includes(text)) + 1
}

const text = (part: Markup | undefined) => part && plainText(part)

describe('what a guide says', () => {
  it('needs only five headings and a title', () => {
    const guide = parse(guideSource())
    expect(guide.title).toBe('Bread for everyone')
    expect(guide.introduction.html).toBe('<p>It scales.</p>')
    expect(guide.howToUse.quickStart.map(text)).toEqual(['Count the guests.', 'Read the flour.'])
    expect(guide.commonMistakes.map(text)).toEqual(['Counting the cook twice.'])
    expect(guide.questions.map(({ question, answer }) => [question, text(answer)])).toEqual([['Does it round?', 'No.']])
    expect(guide.useCases).toEqual([])
    expect(guide.conclusion).toBeUndefined()
  })

  it('reads tips under the quick start', () => {
    const guide = parse(guideSource('### Tips\n\n- Weigh, *do not* guess.'))
    expect(guide.howToUse.tips[0]?.html).toBe('Weigh, <em>do not</em> guess.')
  })

  it('reads use cases whose parts stand on lines of one paragraph or in paragraphs of their own', () => {
    const source = guideSource(`## Use cases

### A school fair

Forty children, **not** four hundred.

**Challenge** Too many guests.
**Solution**: Scale the recipe.

**Result** Bread for all.

- No rest.

**Example** {{example: Sunday bread, small, guests}} guests.`)
    const [useCase] = parse(source).useCases
    expect(useCase?.title).toBe('A school fair')
    expect(text(useCase?.scenario)).toBe('Forty children, not four hundred.')
    expect(text(useCase?.challenge)).toBe('Too many guests.')
    expect(text(useCase?.solution)).toBe('Scale the recipe.')
    expect(text(useCase?.result)).toBe('Bread for all. No rest.')
    expect(text(useCase?.example)).toBe('4 guests.')
  })

  it('reads features, benefits by reader, tutorials, business uses and the outlook', () => {
    const guide = parse(
      guideSource(`## Features

- **Any number**: from one to five hundred.

## Benefits

- For all.

### Cooks

- Less waste.`).replace(
        '## Questions',
        `## Tutorials

### First loaf

You have flour.

1. Open the page.
2. Type.

**Outcome** A loaf.

## More ways to use it

### Paint

Any mixture.

**Example** Two parts blue.

## In your business

### Buying

Order by it.

**Frequency** Weekly.
**Stakeholders** Cook, buyer.

## Industry and outlook

Mills sell by weight.

### Outlook

They still will.

## Questions`,
      ),
    )
    expect(guide.features.map(({ name, description }) => [name, text(description)])).toEqual([
      ['Any number', 'from one to five hundred.'],
    ])
    expect(guide.benefits.map(({ category, points }) => [category, points.map(text)])).toEqual([
      [undefined, ['For all.']],
      ['Cooks', ['Less waste.']],
    ])
    const [tutorial] = guide.tutorials
    expect(text(tutorial?.description)).toBe('You have flour.')
    expect(tutorial?.steps.map(text)).toEqual(['Open the page.', 'Type.'])
    expect(text(tutorial?.expectedOutcome)).toBe('A loaf.')
    expect(text(guide.moreUses[0]?.example)).toBe('Two parts blue.')
    const [business] = guide.businessUses
    expect([
      business?.processArea,
      text(business?.howToUse),
      text(business?.frequency),
      text(business?.stakeholders),
    ]).toEqual(['Buying', 'Order by it.', 'Weekly.', 'Cook, buyer.'])
    expect([text(guide.industryInsights), text(guide.futureOutlook)]).toEqual([
      'Mills sell by weight.',
      'They still will.',
    ])
  })

  it('reads the front matter, placeholders included', () => {
    const head = 'title: {{count: tools}} loaves\nkeywords: bread, flour ,\nrelated: irr, markup\ncallToAction: Bake'
    const guide = parse(guideSource().replace('title: Bread for everyone', head))
    expect(guide).toMatchObject({
      title: '1,891 loaves',
      keywords: ['bread', 'flour'],
      related: ['irr', 'markup'],
      callToAction: 'Bake',
    })
  })
})

describe('placeholders and links', () => {
  it.each([
    ['{{example: Sunday bread, small, flour}}', '320 &lt;g&gt;'],
    ['{{rule: in/gst, standard, 2025-09-22}}', '18%'],
    ['{{ rule: in/gst, standard }}', '28%'],
    ['{{example: Sunday bread, small, water}} given, {{example: Sunday bread, small, guests}} 4', '210 g given, 4 4'],
    ['{{label: guests}}', 'Guests'],
    ['`{{example: any, thing}}`', '<code>{{example: any, thing}}</code>'],
    ['[rate](tool:irr)', '<a href="/calculators/irr/">rate</a>'],
    ['[markup](tool:markup)', '<a href="/coming-soon/?tool=markup">markup</a>'],
    ['[loans](topic:loans)', '<a href="/topics/loans/">loans</a>'],
    ['[law](https://example.org/a)', '<a href="https://example.org/a" rel="noopener noreferrer">law</a>'],
    ['5 < 6 & "so"', '5 &lt; 6 &amp; &quot;so&quot;'],
  ])('%s', (source, html) => {
    expect(parse(guideSource('', source)).introduction.html).toBe(`<p>${html}</p>`)
  })
})

describe('faults are named with file and line', () => {
  it.each([
    [
      '{{example: Sunday bread, small, sugar}}',
      '{{example: Sunday bread, small, sugar}} names nothing that this tool has',
    ],
    ['{{example: Monday, flour}}', 'names nothing that this tool has'],
    ['{{rule: in/gst, cess}}', 'names nothing that this tool has'],
    ['{{sum: 1, 2}}', 'must be {{example: Name, key}}'],
    ['{{count: }}', 'must be {{example: Name, key}}'],
    ['an open {{count: tools', 'a placeholder is not closed on its line'],
    ['{{example: Sunday bread, small, water}} g of water', 'is “210 g” already: leave out the g behind it'],
    ['[x](tool:ir)', "there is no tool 'ir'"],
    ['[x](topic:moon)', "there is no topic 'moon'"],
    ['[x](http://example.org)', 'must be a link to tool:id'],
    ['[x](javascript:alert)', 'must be a link to tool:id'],
    ['<b>bold</b>', 'HTML is not allowed: <b>'],
    ['<script>alert(1)</script>', 'HTML is not allowed: <script>'],
    ['![a picture](https://example.org/a.png)', 'images are not allowed'],
    ['# Too high', 'headings are ## and ###, not #'],
    ['### Sub', "'What it does' takes no subheading 'Sub'"],
  ])('%s', (wrong, message) => {
    const source = guideSource('', `Fine.\n\n${wrong}`)
    expect(faultsOf(source)[0]).toContain(`${file}:${lineOf(source, wrong)}: `)
    expect(faultsOf(source)[0]).toContain(message)
  })

  it('names an unknown heading, one out of order, one given twice and a missing one', () => {
    const source = guideSource(
      '## Recipes\n\nNone.\n\n## Why it matters\n\nHunger.\n\n## How to use\n\n1. Again.',
    ).replace(/## Common mistakes[\s\S]*?(?=## Questions)/, '')
    expect(faultsOf(source)).toEqual([
      `${file}:1: the heading 'Common mistakes' is missing`,
      expect.stringContaining(`${file}:${lineOf(source, '## Recipes')}: unknown heading 'Recipes'`),
      `${file}:${lineOf(source, '## Why it matters')}: 'Why it matters' must stand before 'How to use'`,
      `${file}:${source.split('\n').lastIndexOf('## How to use') + 1}: 'How to use' is given twice`,
    ])
  })

  it.each([
    [
      'a quick start that is not numbered',
      guideSource().replace('1. Count', '- Count').replace('2. Read', '- Read'),
      'must be a numbered list',
    ],
    ['a feature without a name', guideSource('## Features\n\n- Just words.'), '- **Name**: description'],
    ['an unknown label', guideSource('## Use cases\n\n### A\n\n**Chalenge** Oh.'), 'not **Chalenge**'],
    [
      'a label without words',
      guideSource('## Use cases\n\n### A\n\n**Challenge**\n\n**Result** Yes.'),
      '**Challenge** says nothing',
    ],
    ['an empty section', guideSource('## Regions'), "'Regions' is empty"],
    [
      'a question outside a heading',
      guideSource().replace('### Does it round?', 'Does it round?'),
      'must start with a ### heading',
    ],
    ['no title', guideSource().replace('title: Bread for everyone', 'keywords: a'), 'must have a title'],
    ['an unknown key', guideSource().replace('title:', 'titel:'), "not 'titel'"],
    [
      'padding by name',
      guideSource().replace('---\n\n', 'longTail: best bread scaler near me\n---\n\n'),
      "not 'longTail'",
    ],
    ['an unknown related tool', guideSource().replace('---\n\n', 'related: irr, ir\n---\n\n'), "there is no tool 'ir'"],
    [
      'a description that would be cut',
      guideSource().replace('---\n\n', `metaDescription: ${'word '.repeat(40)}\n---\n\n`),
      'too long',
    ],
    ['no front matter', guideSource().replace('---\n', ''), 'must start with front matter'],
  ])('%s', (_, source, message) => {
    expect(faultsOf(source).join('\n')).toContain(message)
  })

  it('a description of its own for a utility, whose catalogue row describes it', () => {
    const source = guideSource().replace('---\n\n', 'metaDescription: Scale a recipe.\n---\n\n')
    const facts = { ...context.facts, category: 'utility' as const }
    expect(() => parseGuide(source, file, { ...context, facts })).toThrow(`${file}:3: a utility's meta description`)
    expect(() => parseGuide(source, file, context)).not.toThrow()
  })

  it('counts lines the same in a file with Windows line ends', () => {
    const source = guideSource('', 'Fine.\n\n[x](tool:ir)')
    expect(faultsOf(source.replaceAll('\n', '\r\n'))).toEqual(faultsOf(source))
  })
})
