import { randomFillSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AnyRule } from '@/lib/law/rule'
import { checkAsserted } from './checks/asserted'
import { checkComplete } from './checks/complete'
import { checkDerivedLines, checkFeaturesShown } from './checks/derived-lines'
import { checkGuideLengths, checkInsightsDated } from './checks/guide-lengths'
import { checkGuidesDiffer } from './checks/guides'
import { checkCircles } from './checks/circles'
import { checkImports } from './checks/imports'
import { checkOwnProperties } from './checks/own-properties'
import { checkIslands, checkParts } from './checks/islands'
import { checkRule } from './checks/rules'
import { checkSize } from './checks/sizes'
import { checkProse, checkWording } from './checks/wording'
import type { Project } from './project'

/** Every check must refuse at least one project with the mistake it is there for. */

const tool = {
  id: 'tip',
  category: 'calculator',
  folder: 'personal-finance',
  implemented: true,
  tier: 1,
  href: '/calculators/tip',
} as const
const finished: Project = {
  files: new Map([
    ['lib/tools/calculators/personal-finance/tip.ts', ''],
    ['lib/tools/calculators/personal-finance/tip.cases.ts', ''],
    ['content/guides/calculators/personal-finance/tip.md', ''],
  ]),
  tools: [tool],
  definitions: new Map([['tip', { compute: () => ({}) }]]),
  caseCounts: new Map([['tip', 3]]),
}
const without = (file: string) => new Map([...finished.files].filter(([name]) => name !== file))

describe('complete', () => {
  it('accepts a finished tool', () => {
    expect(checkComplete(finished)).toEqual([])
  })
  it.each<[string, Project]>([
    ['an implemented tool without a definition', { ...finished, definitions: new Map() }],
    [
      'an implemented tool without a guide',
      { ...finished, files: without('content/guides/calculators/personal-finance/tip.md') },
    ],
    ['two cases', { ...finished, caseCounts: new Map([['tip', 2]]) }],
    [
      'a guide that still says TODO',
      {
        ...finished,
        files: new Map([...finished.files, ['content/guides/calculators/personal-finance/tip.md', 'TODO']]),
      },
    ],
    [
      'a component that still says TODO',
      { ...finished, files: new Map([...finished.files, ['components/calculators/tip.tsx', '<p>TODO</p>']]) },
    ],
    [
      'a guide of a tool that does not exist',
      { ...finished, files: new Map([...finished.files, ['content/guides/calculators/personal-finance/tipp.md', '']]) },
    ],
    [
      'a definition in another folder than its row',
      { ...finished, files: new Map([...finished.files, ['lib/tools/calculators/loans/tip.ts', '']]) },
    ],
  ])('refuses %s', (_, project) => {
    expect(checkComplete(project)).toHaveLength(1)
  })
})

describe('asserted', () => {
  const outputs = {
    total: { kind: 'money', label: 'Total' },
    verdict: { kind: 'verdict', label: 'Plan' },
    rows: { kind: 'table', label: 'Rows', columns: { paid: { kind: 'money', label: 'Paid' } } },
    picture: { kind: 'diagram', label: 'Picture' },
  } as const
  const book = { title: 'P. Kotler: Principles of Marketing' }
  const paper = { title: 'Arithmetic on paper' }
  const whole = { total: 2, verdict: 'good', rows: { at: { 0: { paid: 2 } } } }
  const { total, verdict, rows } = whole

  it('accepts a tool whose cases assert all of it, by several cases too', () => {
    expect(checkAsserted('tip', outputs, [{ expect: whole, source: book }])).toEqual([])
    expect(
      checkAsserted('tip', outputs, [
        { expect: { total, rows: { sum: { paid: 2 } } }, source: paper },
        { says: { verdict: 'leaves' }, source: book },
      ]),
    ).toEqual([])
  })
  it.each([
    ['an output', { verdict, rows }],
    ['an output that is only expected to be absent', { total: null, verdict, rows }],
    ['a verdict', { total, rows }],
    ['a column of which only the rows are counted', { total, verdict, rows: { rows: 1 } }],
  ])('refuses %s that no case asserts', (_, expected) => {
    expect(checkAsserted('tip', outputs, [{ expect: expected, source: book }])).toHaveLength(1)
  })
  it.each([
    ['arithmetic of our own', paper],
    ['a spreadsheet', { title: 'LibreOffice Calc', how: '=2+2' }],
    [
      'a spreadsheet that repeats the definition',
      { title: 'LibreOffice Calc', sheet: { formulas: { total: '=1+1' } } },
    ],
  ])('refuses %s as the only source', (_, source) => {
    expect(checkAsserted('tip', outputs, [{ expect: whole, source }])).toHaveLength(1)
  })
  it('takes a function of a spreadsheet for another program', () => {
    const source = { title: 'LibreOffice Calc', sheet: { formulas: { total: '=PMT(A1;2;3)' } } }
    expect(checkAsserted('tip', outputs, [{ expect: whole, source }])).toEqual([])
  })
})

describe('imports', () => {
  it.each([
    ['a component in lib', 'lib/subjects/tax/brackets.ts', "import { Button } from '@/components/ui/button'"],
    ['React in lib', 'lib/subjects/tax/brackets.ts', "import { useState } from 'react'"],
    [
      'a tool in another tool',
      'lib/tools/calculators/loans/loan-emi-calculator.ts',
      "import irr from '@/lib/tools/calculators/time-value/irr'",
    ],
    [
      'a tool in another tool by a relative path',
      'lib/tools/calculators/loans/loan-emi-calculator.ts',
      "import irr from '../time-value/irr'",
    ],
    ['a formula in a rule', 'lib/law/uk/vat.ts', "import { gross } from '@/lib/subjects/tax/vat'"],
    ['the app in a component', 'components/ui/button.tsx', "import page from '@/app/page'"],
    ['a test in the site', 'components/ui/button.tsx', "import { values } from '@/tests/every/values'"],
    [
      'a list of names over several lines',
      'catalogue/index.ts',
      "import {\n  one,\n  two,\n} from '@/components/ui/button'",
    ],
  ])('refuses %s', (_, file, text) => {
    expect(checkImports({ files: new Map([[file, text]]) })).toHaveLength(1)
  })
  it('refuses folders of lib that import each other, also by way of a third', () => {
    const circle = new Map([
      ['lib/base/money/round.ts', "import { show } from '@/lib/base/format/show'"],
      ['lib/base/format/show.ts', "import type { Region } from '@/lib/base/region/types'"],
      ['lib/base/region/types.ts', "import { round } from '@/lib/base/money/round'"],
    ])
    expect(checkCircles({ files: circle })).toHaveLength(1)
    circle.delete('lib/base/region/types.ts')
    expect(checkCircles({ files: circle })).toEqual([])
  })
  it('accepts what the map allows', () => {
    const files = new Map([
      ['components/ui/link.tsx', "import { addressOf } from '@/catalogue/address'\nimport { useState } from 'react'"],
    ])
    expect(checkImports({ files })).toEqual([])
  })
})

describe('own properties', () => {
  it('refuses to look a text up with in', () => {
    const files = new Map([
      ['lib/kits/fields/read.ts', 'export const known = (text: string, table: object) => text in table'],
    ])
    expect(checkOwnProperties({ files })).toHaveLength(1)
  })
  it('accepts a name that is written in the code', () => {
    const files = new Map([['lib/kits/fields/read.ts', "export const failed = (one: object) => 'error' in one"]])
    expect(checkOwnProperties({ files })).toEqual([])
  })
})

describe('islands', () => {
  const page = "import { Card } from '@/components/card'\nexport default () => <Card />"
  const site = (files: Record<string, string>) => ({
    files: new Map(Object.entries({ 'app/page.tsx': page, ...files })),
  })

  it('accepts hooks in a file that no page imports, and types of hooks in one that a page imports', () => {
    const card = [
      "import { cache, type useState, Fragment } from 'react'",
      "import type { useRef } from 'react'",
      "import type Form from './form'",
      "export const later = () => import('./form')",
    ].join('\n')
    const form = "import { useState } from 'react'\nimport { hydrateRoot } from 'react-dom/client'"
    expect(checkIslands(site({ 'components/card.tsx': card, 'components/form.tsx': form }))).toEqual([])
  })
  it.each<[string, Record<string, string>]>([
    ["'use client'", { 'components/lonely.tsx': "'use client'\n\nexport const lonely = 1" }],
    [
      "'use client' below a comment",
      { 'components/lonely.tsx': '/* A box. */\n"use client";\nexport const lonely = 1' },
    ],
    ['a hook in a route', { 'app/page.tsx': "import { useId } from 'react'" }],
    ['a hook in a component of a page', { 'components/card.tsx': "import { type ReactNode, useState } from 'react'" }],
    ['a hook by another name', { 'components/card.tsx': "import {\n  Fragment,\n  use as read,\n} from 'react'" }],
    ['a hook of all of React', { 'components/card.tsx': "import * as React from 'react'\nReact.useState(0)" }],
    ['a hook of React as a whole', { 'components/card.tsx': "import React, { Fragment } from 'react'\nReact.use(x)" }],
    ['a root of React', { 'components/card.tsx': "import { createRoot } from 'react-dom/client'" }],
    [
      'a hook that a page reaches through others',
      {
        'components/card.tsx': "export { Box } from './box'",
        'components/box/index.ts': "import '../../lib/late.ts'",
        'lib/late.ts': "import { useEffect } from 'react'",
      },
    ],
  ])('refuses %s', (_, files) => {
    expect(checkIslands(site(files))).toHaveLength(1)
  })
})

describe('parts', () => {
  const calling = (call: string) => ({
    files: new Map([
      ['components/fields/list.tsx', `import { part } from '@/components/islands/part'\nconst Rows = ${call}`],
      ['components/fields/rows-box.tsx', ''],
    ]),
  })
  it.each([
    "part('fields/rows-box', () => import('./rows-box'))",
    "part<RowsProps>('fields/rows-box', () => import('@/components/fields/rows-box'), 'h-8')",
    "part(\n  'fields/rows-box',\n  () => import('./rows-box'),\n  'h-8',\n)",
  ])('accepts %s', (call) => {
    expect(checkParts(calling(call))).toEqual([])
  })
  it.each([
    ['a name without its folder', "part('rows-box', () => import('./rows-box'))"],
    ['the name of another file', "part('fields/file-box', () => import('./rows-box'))"],
    ['a file that is not there', "part('fields/cell-box', () => import('./cell-box'))"],
    ['a name that is not written out', "part(name, () => import('./rows-box'))"],
    ['a file that is not written out', "part('fields/rows-box', load)"],
  ])('refuses %s', (_, call) => {
    expect(checkParts(calling(call))).toHaveLength(1)
  })
})

describe('wording', () => {
  const definitionWith = (field: object) => ({ definitions: new Map([['tip', { inputs: { bill: field } }]]) })
  it.each([
    ['a label with a full stop', { label: 'Bill.' }],
    ['a label with a small first letter', { label: 'bill before tax' }],
    ['help that is the label again', { label: 'The bill', help: 'The bill.' }],
    ['help without its full stop', { label: 'Bill', help: 'Before tax' }],
  ])('refuses %s', (_, field) => {
    expect(checkWording(definitionWith(field))).toHaveLength(1)
  })
  it('refuses a limit that is no sentence', () => {
    expect(checkWording({ definitions: new Map([['tip', { limits: ['one currency'] }]]) })).toHaveLength(1)
  })
  it.each([['A seamless experience.'], ['Try it now!'], ['Trusted by developers.']])(
    'refuses the prose “%s”',
    (text) => {
      expect(
        checkProse({ files: new Map([['content/guides/calculators/personal-finance/tip.md', text]]) }),
      ).toHaveLength(1)
    },
  )
})

describe('guides', () => {
  it('refuses two guides that share a paragraph', () => {
    const paragraph = 'Leave the tax out of the bill before you work out what to leave on the table.'
    const files = new Map([
      ['content/guides/calculators/personal-finance/tip.md', `${paragraph} A waiter in Ohio lives on it.`],
      ['content/guides/calculators/personal-finance/bill.md', `${paragraph} Nobody in Tokyo expects any.`],
    ])
    expect(checkGuidesDiffer({ files })).toHaveLength(1)
  })
  it.each([
    ['a question', (own: string) => `### Does the tip come before tax or after it?\n\n${own}`],
    ['numbered steps', (own: string) => `1. Enter the bill as printed.\n2. Choose the share you leave.\n\n${own}`],
    ['the words of a link', (own: string) => `See [how a discount changes the bill](tool:${own}).`],
  ])('counts %s as written', (_, text) => {
    const files = new Map([
      ['content/guides/calculators/personal-finance/tip.md', text('ohio')],
      ['content/guides/calculators/personal-finance/bill.md', text('tokyo')],
    ])
    expect(checkGuidesDiffer({ files })).toHaveLength(1)
  })
  it.each([
    [
      'figures that the tool fills in',
      'The bill is {{example: A, a}} and {{example: A, b}} of it is {{example: A, c}} tax.',
    ],
    ['labels of the format', '**Challenge** **Input** **Output** **Outcome** **Stakeholders** **Frequency** Short.'],
    ['headings of the format', '## Accuracy and sources\n\n## Industry and outlook\n\n### Outlook\n\nShort.'],
    ['front matter', '---\nkeywords: one two three four five six seven eight nine ten\n---\n\nShort.'],
    ['words on either side of a line', 'One two.\nThree four.\nFive six.'],
  ])('does not count %s as written', (_, text) => {
    const files = new Map([
      ['content/guides/calculators/personal-finance/tip.md', text],
      ['content/guides/calculators/personal-finance/bill.md', text],
    ])
    expect(checkGuidesDiffer({ files })).toEqual([])
  })
})

describe('guide lengths', () => {
  const words = (count: number) => 'word '.repeat(count)
  const at = 'content/guides/calculators/personal-finance/tip.md'
  const shortGuide = (count: number, useCases = 1, questions = 3, figure = '{{example: A, total}}') =>
    [
      `## What it does\n\n${words(count)}`,
      `## Use cases\n${`\n### Case\n\n${figure}\n`.repeat(useCases)}`,
      `## Questions\n${'\n### Why?\n\nSo.\n'.repeat(questions)}`,
    ].join('\n\n')
  /** "Enter it." */
  const steps = 2
  const fullGuide = (count: number) => `## What it does\n\n${words(count)}\n\n## How to use\n\n1. Enter it.`
  const faultsOf = (tier: 1 | 2 | 3, guide: string) =>
    checkGuideLengths({
      files: new Map([[at, guide]]),
      tools: [{ ...tool, tier }],
      definitions: new Map([['tip', { examples: [{ name: 'A' }] }]]),
    })

  it.each<[string, 1 | 2 | 3, string]>([
    ['a full guide in tier 1', 1, fullGuide(600)],
    ['a full guide of 900 words', 1, fullGuide(900 - steps)],
    ['a short guide in tier 2', 2, shortGuide(250)],
    ['a short guide in tier 3', 3, shortGuide(250)],
    ['a full guide in tier 2', 2, fullGuide(600)],
  ])('accepts %s', (_, tier, guide) => {
    expect(faultsOf(tier, guide)).toEqual([])
  })
  it.each<[string, 1 | 2 | 3, string]>([
    ['a short guide in tier 1', 1, `${shortGuide(250)}\n\n## How to use\n\n1. Enter it.`],
    ['a full guide of 901 words', 1, fullGuide(901 - steps)],
    ['one between short and full', 2, fullGuide(450)],
    ['one of 150 words', 3, shortGuide(150)],
    ['a full guide without steps', 1, `## What it does\n\n${words(600)}`],
    ['two use cases in a short guide', 2, shortGuide(250, 2)],
    ['four questions in a short guide', 3, shortGuide(250, 1, 4)],
    ['a short guide without a figure of an example', 3, shortGuide(250, 1, 3, 'Some figure.')],
  ])('refuses %s', (_, tier, guide) => {
    expect(faultsOf(tier, guide)).toHaveLength(1)
  })
  it('refuses industry insights without a year', () => {
    const insights = (text: string) => ({ files: new Map([[at, `## Industry and outlook\n\n${text}`]]) })
    expect(checkInsightsDated(insights('Shops tip less.'))).toHaveLength(1)
    expect(checkInsightsDated(insights('In 2024 a survey found less.'))).toEqual([])
    expect(checkInsightsDated(insights('The rate is {{rule: in/gst, standard}}.'))).toEqual([])
  })
})

describe('rules', () => {
  const source = { title: 'GOV.UK: VAT rates', href: 'https://www.gov.uk/vat-rates' } as const
  const rule = (versions: object[]): AnyRule => ({
    title: 'VAT',
    jurisdiction: 'uk',
    checkedOn: '2026-11-01',
    units: 'percent',
    versions: versions as never,
  })
  it('accepts versions that follow each other', () => {
    expect(
      checkRule(
        'vat',
        rule([
          { from: '2010-01-01', until: '2011-01-03', value: 0.175, sources: [source] },
          { from: '2011-01-04', value: 0.2, sources: [source] },
        ]),
      ),
    ).toEqual([])
  })
  it.each([
    [
      'two versions on the same day',
      [
        { from: '2010-01-01', until: '2011-01-04', value: 1, sources: [source] },
        { from: '2011-01-04', value: 2, sources: [source] },
      ],
    ],
    [
      'a version without an end before another',
      [
        { from: '2010-01-01', value: 1, sources: [source] },
        { from: '2011-01-04', value: 2, sources: [source] },
      ],
    ],
    [
      'a gap that nobody explains',
      [
        { from: '2010-01-01', until: '2010-12-31', value: 1, sources: [source] },
        { from: '2011-01-04', value: 2, sources: [source] },
      ],
    ],
    [
      'a version that ends before it begins',
      [{ from: '2010-01-01', until: '2009-01-01', value: 1, sources: [source] }],
    ],
    [
      'a blog as a source',
      [{ from: '2010-01-01', value: 1, sources: [{ title: 'Blog', href: 'https://taxtips.example.com/vat' }] }],
    ],
    [
      'a source without https',
      [{ from: '2010-01-01', value: 1, sources: [{ title: 'GOV.UK', href: 'http://www.gov.uk/vat-rates' }] }],
    ],
  ])('refuses %s', (_, versions) => {
    expect(checkRule('vat', rule(versions))).toHaveLength(1)
  })
})

describe('sizes', () => {
  it('refuses a large tool that nobody has named, and a name that is no longer needed', () => {
    const large = randomFillSync(Buffer.alloc(4096))
    expect(checkSize('tip', large, {})).toHaveLength(1)
    expect(checkSize('tip', large, { tip: { kilobytes: 5, why: 'tables of 50 states' } })).toEqual([])
    expect(checkSize('tip', Buffer.from('x'), { tip: { kilobytes: 5, why: 'tables of 50 states' } })).toHaveLength(1)
  })
})

describe('derived lines', () => {
  const page = (at: number, line: string, folder = `topic-${at}`) => ({
    id: `t${at}`,
    name: `Tool ${at}`,
    folder,
    lines: [line],
  })
  const pages = (line: (at: number) => string) => Array.from({ length: 20 }, (_, at) => page(at, line(at)))

  it('accepts lines of each tool alone, and one that two of twenty share', () => {
    expect(checkDerivedLines(pages((at) => (at < 2 ? 'Reads CSV.' : `Reads ${'abcdefghijklmnopqrst'[at]}.`)))).toEqual(
      [],
    )
  })
  it('accepts a line of tools that share a form in one topic', () => {
    const others = pages((at) => `Reads ${'abcdefghijklmnopqrst'[at]}.`)
    const family = Array.from({ length: 10 }, (_, at) => page(20 + at, 'Both directions.', 'units'))
    expect(checkDerivedLines([...others, ...family])).toEqual([])
    const elsewhere = [40, 41].map((at) => page(at, 'Both directions.', 'loans'))
    expect(checkDerivedLines([...others, ...family, ...elsewhere])).toHaveLength(1)
  })
  it.each([
    ['a line on three of twenty pages', (at: number) => (at < 3 ? 'Reads CSV.' : `Reads ${at} files.`)],
    ['one that differs by the name of the tool alone', (at: number) => `Tool ${at} is quick.`],
    ['a sentence that is added to each line', (at: number) => `Reads ${at} files. Works offline.`],
  ])('refuses %s', (_, line) => {
    expect(checkDerivedLines(pages(line))).toHaveLength(1)
  })
  it('refuses a page with two features or one benefit', () => {
    expect(checkFeaturesShown([{ guide: 'a.md', features: 3, benefits: 2 }])).toEqual([])
    expect(checkFeaturesShown([{ guide: 'a.md', features: 2, benefits: 1 }])).toHaveLength(2)
  })
})
