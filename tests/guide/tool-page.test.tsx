import { prerender } from 'react-dom/static'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toolById } from '@/catalogue'
import type { Tool } from '@/catalogue/types'
import { ToolPage } from '@/components/guide/tool-page'
import { parseGuide } from '@/lib/kits/guide/parse'
import type { GuideFacts } from '@/lib/kits/guide/types'
import { context, guideSource, recipeFacts } from './facts'

const guide = parseGuide(guideSource().replace('---\n\n', 'related: irr, markup\n---\n\n'), 'x.md', context)
const breakeven = toolById('breakeven')

async function draw(record: Partial<Tool> = {}, facts: Partial<GuideFacts> = {}): Promise<string> {
  const category = record.category ?? 'calculator'
  const { prelude } = await prerender(
    <ToolPage record={{ ...breakeven, ...record }} guide={guide} facts={{ ...recipeFacts, category, ...facts }}>
      <p>the tool</p>
    </ToolPage>,
  )
  return new Response(prelude).text()
}

function expectInOrder(html: string, texts: readonly string[]): void {
  const visible = html.slice(html.indexOf('<header'))
  const places = texts.map((text) => visible.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
}

afterEach(() => vi.unstubAllEnvs())

describe('the page of a calculator', () => {
  it('follows the specification from the button home to the banner', async () => {
    expectInOrder(await draw(), [
      'Back to Home',
      'aria-label="Breadcrumb"',
      'href="/#calculators"',
      'aria-current="page"',
      '<h1',
      breakeven.description,
      '100% Free',
      'No Registration',
      'Instant Results',
      'the tool',
      'Information',
      'Related Tools',
      'Why Choose Our Calculator',
      'Complete guide: Bread for everyone',
      'How to use the Recipe Scaler',
      'Common mistakes',
      'Frequently asked questions',
      'Supported regions and currencies',
      'Accuracy and data sources',
      'Update frequency',
      'Free Forever',
      '24/7',
    ])
  })

  it('shows the day of the oldest rule instead of a year, where there is one', async () => {
    const rule = { title: 'VAT', periods: 'from 1 Jan 2020', sources: [] }
    const rules = [
      { ...rule, checked: '3 Mar 2026', checkedOn: '2026-03-03' },
      { ...rule, checked: '20 Nov 2025', checkedOn: '2025-11-20' },
    ]
    expect(await draw({}, { rules })).toContain('Rules reviewed 20 Nov 2025<')
    expect(await draw()).toContain(`Updated ${new Date().getFullYear()}<`)
  })

  it('lists the regions of a tool that is bound to some', async () => {
    const html = await draw({ regions: ['in', 'uk'] })
    expect(html).toContain('India <small>INR</small>')
    expect(html).toContain('United Kingdom <small>GBP</small>')
    expect(html).not.toContain('Kenya')
    expect(await draw()).toContain('Kenya')
  })

  it('claims no rating unless a demonstration asks for the sample', async () => {
    expect(await draw()).not.toContain('aggregateRating')
    vi.stubEnv('SAMPLE_RATINGS', '1')
    expect(await draw()).toContain('"ratingCount":350')
    expect(await draw({ href: '/universal-tool/calculator/breakeven' })).toContain('"ratingCount":5240')
  })
})

it('words the pages of generators and utilities their own way', async () => {
  const generator = await draw({ category: 'generator' })
  expectInOrder(generator, [
    'Generators',
    'Instant Generation',
    'Why Choose Our Generator',
    'Supported regions and formats',
    'Quality and reliability',
    'Template sources',
  ])
  const utility = await draw({ category: 'utility' })
  expectInOrder(utility, [
    'Utilities',
    'Instant Processing',
    'Why Choose Our Utility',
    'Technical details',
    'Global accessibility',
    'Updates and maintenance',
    'Entries sent anywhere',
  ])
})

it('gives addresses under /universal-tool the generic page', async () => {
  const html = await draw({ href: '/universal-tool/calculator/put-option', regions: ['us', 'uk'] })
  expectInOrder(html, [
    'aria-label="Breadcrumb"',
    '<h1',
    'Region: USA',
    'the tool',
    'Free Forever',
    'Registration',
    'Available',
    'Privacy Protected',
    'Mobile Optimized',
    'Complete guide',
    'Related Tools',
  ])
  expect(html).not.toContain('Back to Home')
})

it('says which related tools are still coming', async () => {
  const comingSoon = ['irr', 'markup'].filter((id) => !toolById(id)?.implemented)
  expect((await draw()).match(/>coming soon</g) ?? []).toHaveLength(comingSoon.length)
})
