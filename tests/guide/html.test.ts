import { describe, expect, it } from 'vitest'
import { guideHtml, largestGuide } from '@/lib/kits/guide/html'
import { markup, plainText } from '@/lib/kits/guide/markup'
import { parseGuide } from '@/lib/kits/guide/parse'
import { regionLabel } from '@/lib/kits/guide/region-label'
import { context, guideSource, recipeFacts } from './facts'

const india = { code: 'in', name: 'India', currency: 'INR' }
const around = { regions: [], others: false, everyRegion: [india], buildYear: 2026 }
const guideFrom = (source: string) => parseGuide(source, 'x.md', context)

describe('the guide of a page', () => {
  it('names the regions that a tool is made for, and that others may use it', () => {
    const listed = (others: boolean) => {
      const html = guideHtml(guideFrom(guideSource('')), recipeFacts, { ...around, regions: [india], others })
      const [, list = ''] = /<ul class="guide-regions">(.*?)<\/ul>/s.exec(html) ?? []
      return [...list.matchAll(/<li>(.*?)(?=<li>|$)/gs)].map(([, row = '']) => row.replaceAll(/<[^>]*>/g, ''))
    }
    expect(listed(false)).toEqual(['India INR'])
    expect(listed(true)).toEqual(['India INR', 'Any other country'])
  })

  it('has the sections in the order of the specification and leaves out what nobody wrote', () => {
    const html = guideHtml(guideFrom(guideSource('## Features\n\n- **A**: b.')), recipeFacts, around)
    const ids = [...html.matchAll(/<section id="([a-z-]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual([
      'guide',
      'how-to-use',
      'features',
      'common-mistakes',
      'questions',
      'regions',
      'accuracy',
      'updates',
    ])
  })

  it('opens one question at a time and can close each', () => {
    const html = guideHtml(guideFrom(guideSource()), recipeFacts, around)
    expect(html).toContain('<details name="faq"><summary>Does it round?</summary><p>No.</p></details>')
  })

  it('is named after the kind of tool', () => {
    const guide = guideFrom(guideSource())
    expect(guideHtml(guide, recipeFacts, around)).toContain('Accuracy and data sources')
    expect(guideHtml(guide, { ...recipeFacts, category: 'generator' }, around)).toContain('Template sources')
    const utility = guideHtml(guide, { ...recipeFacts, category: 'utility' }, around)
    expect(utility).toContain('Quick start in 30 seconds')
    expect(utility).toContain('India <small>in</small>')
  })

  it('says whose rules are used, for which periods and when they were reviewed', () => {
    const facts = {
      ...recipeFacts,
      law: 'India',
      rules: [
        {
          title: 'GST',
          checked: '20 Nov 2026',
          checkedOn: '2026-11-20',
          periods: 'from 22 Sep 2025',
          sources: [{ title: 'Council', href: 'https://gstcouncil.gov.in/' }],
        },
      ],
    }
    const html = guideHtml(guideFrom(guideSource()), facts, { ...around, regions: [india] })
    expect(html).toContain('Uses the rules of India')
    expect(html).toContain('not tax or legal advice')
    expect(html).toContain('GST: from 22 Sep 2025. Figures last reviewed')
    expect(html).toContain('<time datetime="2026-11-20">20 Nov 2026</time>')
    expect(html).toContain('<a href="https://gstcouncil.gov.in/" rel="noopener noreferrer">Council</a>')
  })

  it('says of law that it is no advice, and of nothing else', () => {
    expect(guideHtml(guideFrom(guideSource()), recipeFacts, around)).not.toContain('legal advice')
  })

  it('says how many published examples were found where they are few', () => {
    const said = (fewExamples: { count: number; years: readonly string[] }) =>
      guideHtml(guideFrom(guideSource()), { ...recipeFacts, fewExamples }, around)
    expect(said({ count: 5, years: ['2025', '2026'] })).toContain('of their own: 5, for 2025, 2026.')
    expect(said({ count: 0, years: [] })).toContain('of their own: 0.')
  })

  it('refuses a guide over 20 KB and says how large it is', () => {
    const guide = guideFrom(guideSource('', 'Ü'.repeat(largestGuide / 2)))
    expect(() => guideHtml(guide, recipeFacts, around)).toThrow(
      /The guide of Recipe Scaler has 2\d{4} bytes; at most 20480 fit/,
    )
  })
})

describe('markup', () => {
  it('escapes text and keeps markup', () => {
    expect(
      markup`<p title="${`"'`}">${'<&>'}${{ html: '<i>x</i>' }}${undefined}${[markup`a`, markup`b`]}</p>`.html,
    ).toBe('<p title="&quot;&#39;">&lt;&amp;&gt;<i>x</i>ab</p>')
  })

  it('reads as plain text', () => {
    expect(plainText({ html: '<p>a &amp;lt; <a href="x">b</a></p><ul><li>c</li><li>&quot;d&quot;</li></ul>' })).toBe(
      'a &lt; b c "d"',
    )
  })
})

it.each([
  [['uk', 'in'], 'India'],
  [['uk', 'us'], 'USA'],
  [['au', 'uk'], 'UK'],
  [['au'], 'Australia'],
  [['de'], 'Global'],
  [['global'], 'Global'],
])('the region label of %j is %s', (regions, label) => {
  expect(regionLabel(regions)).toBe(label)
})
