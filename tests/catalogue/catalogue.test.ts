import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  allTools,
  folders,
  guideAliases,
  popularTools,
  toolAt,
  toolById,
  toolsOf,
  topics,
  type ToolId,
} from '@/catalogue'
import { subcategories, type ToolRow } from '@/catalogue/types'
import { regionCodes } from '@/lib/base/region/types'

const rows: readonly ToolRow[] = folders.flatMap((table): readonly ToolRow[] => table.rows)

function repeated(values: readonly string[]): string[] {
  return values.filter((value, position) => values.indexOf(value) !== position)
}

describe('the tables', () => {
  it('list 1,891 tools', () => {
    expect(rows).toHaveLength(1891)
    expect(allTools.filter((tool) => tool.category === 'calculator')).toHaveLength(1333)
    expect(allTools.filter((tool) => tool.category === 'generator')).toHaveLength(246)
    expect(allTools.filter((tool) => tool.category === 'utility')).toHaveLength(312)
  })

  it('put the tools into three tiers, and those that the specification calls popular into the first', () => {
    const tiers = [1, 2, 3].map((tier) => allTools.filter((tool) => tool.tier === tier).length)
    expect(tiers).toEqual([792, 625, 474])
    expect(popularTools.filter(({ tier }) => tier !== 1)).toEqual([])
  })

  it('repeat no id, name or address', () => {
    // Nor the first name of a renamed tool, which visitors' entries lie under.
    expect(repeated(allTools.flatMap(({ id, keptAs }) => (keptAs === undefined ? [id] : [id, keptAs])))).toEqual([])
    expect(repeated(allTools.map((tool) => tool.name))).toEqual([])
    expect(repeated(allTools.flatMap((tool) => [tool.href, ...(tool.seedHref ? [tool.seedHref] : [])]))).toEqual([])
  })

  it('have one table for each category and folder, with a subcategory of that category', () => {
    expect(repeated(folders.map((table) => `${table.category}/${table.folder}`))).toEqual([])
    for (const tool of allTools) expect(subcategories[tool.category]).toContain(tool.subcategory)
  })

  it('write nothing that follows from the rest', () => {
    for (const table of folders) {
      for (const row of table.rows as readonly ToolRow[]) {
        expect(row.slug).not.toBe(row.id)
        expect(row.subcategory).not.toBe(table.subcategory)
        expect(row.regions).not.toEqual(['global'])
      }
    }
  })

  it('have well-formed ids, sentences and regions', () => {
    for (const tool of allTools) {
      expect(tool.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(tool.description).toMatch(/^[A-Z0-9].{19,119}\.$/)
      expect(tool.name).toBe(tool.name.trim())
      expect(tool.group).toMatch(/^[A-Z]/)
      expect(repeated(tool.regions)).toEqual([])
      for (const code of tool.regions) expect(regionCodes).toContain(code)
    }
  })

  it('name icons that lucide has', () => {
    const icons = fileURLToPath(new URL('../../node_modules/lucide-react/dist/esm/icons/', import.meta.url))
    const unknown = [...new Set(rows.map((row) => row.icon))].filter((icon) => !existsSync(`${icons}${icon}.mjs`))
    expect(unknown).toEqual([])
  })

  it('send visitors of tools that cannot be made to tools that can', () => {
    const impossible = allTools.filter((tool) => tool.notImplementable)
    expect(impossible.map((tool) => tool.id).sort()).toEqual([
      'ai-image-generator',
      'backlink-checker',
      'plagiarism-checker',
      'website-screenshot',
    ])
    for (const tool of impossible) {
      expect(tool.implemented).toBe(false)
      expect(tool.notImplementable?.reason).toMatch(/^[A-Z].{40,}\.$/)
      for (const id of tool.notImplementable?.alternatives ?? []) expect(toolById(id)?.notImplementable).toBeUndefined()
      for (const id of tool.notImplementable?.alternatives ?? []) expect(toolById(id)).toBeDefined()
    }
  })
})

describe('addresses of the specification', () => {
  it.each([
    '/calculators/gst',
    '/calculators/sales-tax',
    '/calculators/vat',
    '/calculators/roi',
    '/generators/invoice',
    '/generators/qr-code',
    '/generators/barcode',
    '/generators/quotation',
    '/utilities/text-case',
    '/utilities/json-formatter',
    '/utilities/base64',
    '/utilities/csv-table',
  ])('the footer’s %s is a tool', (href) => {
    expect(toolAt(href)).toBeDefined()
  })

  it.each([
    'tds',
    'income-tax',
    'profit-margin',
    'breakeven',
    'markup',
    'discount',
    'pricing-elasticity',
    'payback-period',
    'irr',
    'investment',
    'cash-flow-forecast',
    'budget-planner',
    'mortgage',
    'car-loan',
    'loan-prepayment',
    'home-loan-eligibility',
    'debt-consolidation',
  ])('the guides’ /calculators/%s is a tool', (slug) => {
    expect(toolAt(`/calculators/${slug}`)).toBeDefined()
  })

  it.each([
    ['loan-emi-calculator', '/calculators/loan-emi'],
    ['mortgage-calculator', '/calculators/mortgage'],
    ['stock-average', '/universal-tool/calculator/stock-average'],
    ['put-option', '/universal-tool/calculator/put-option'],
    ['risk-tolerance', '/universal-tool/calculator/risk-tolerance'],
    ...(
      [
        'mortgage-refinance-calculator',
        'home-affordability-calculator',
        'down-payment-calculator',
        'property-tax-calculator',
        'home-equity-calculator',
        'home-equity-loan-calculator',
        'reverse-mortgage-calculator',
        'car-lease-vs-buy-calculator',
        'car-affordability-calculator',
        'personal-loan-calculator',
        'student-loan-payoff-calculator',
        'student-loan-refinance-calculator',
        'college-savings-calculator',
      ] as const
    ).map((id) => [id, `/calculators/${id}`] as const),
  ] as const satisfies readonly (readonly [ToolId, string])[])('%s lives at %s', (id, href) => {
    expect(toolById(id).href).toBe(href)
  })

  it('give a second address to the planned tools, below /universal-tool', () => {
    const seeded = allTools.filter((tool) => tool.seedHref)
    expect(seeded).toHaveLength(345)
    expect(seeded.every((tool) => tool.seedHref === `/universal-tool/${tool.category}/${tool.id}`)).toBe(true)
    for (const id of [
      'tiktok-script',
      'gdpr-consent-form',
      'business-plan',
      'pdf-merger',
      'stopwatch',
      'dns-lookup',
      'dice-roller',
    ] as const) {
      expect(toolById(id).seedHref).toBeDefined()
    }
  })
})

describe('regions of the specification', () => {
  it.each([
    ['social-security', 'us'],
    ['401k', 'us'],
    ['ira', 'us'],
    ['roth-ira', 'us'],
    ['rmd', 'us'],
    ['sip', 'in'],
    ['salary', 'in uk global'],
    ['income-tax', 'in us uk au'],
    ['sales-tax', 'us'],
    ['vat', 'uk'],
    ['vat-reclaim', 'uk'],
    ['vat-refund', 'uk'],
    ['gst', 'in'],
    ['tds', 'in'],
    ['loan-emi-calculator', 'in us uk au'],
    ['mortgage-calculator', 'us uk au'],
    ['fha-loan', 'us'],
    ['va-mortgage', 'us'],
    ['college-savings-calculator', 'us'],
    ['fafsa', 'us'],
    ['1099-tax-calculator', 'us'],
    ['gdpr-consent-form', 'eu'],
    ['breakeven', 'global'],
  ] as const)('%s is for %s', (id, regions) => {
    expect(toolById(id).regions.join(' ')).toBe(regions)
  })
})

it('marks as popular what the specification marks', () => {
  expect(popularTools.map((tool) => tool.id).sort()).toEqual(
    [
      'profit-margin',
      'roi',
      'breakeven',
      'salary',
      'income-tax',
      'sales-tax',
      'vat',
      'gst',
      'tds',
      'loan-emi-calculator',
      'mortgage-calculator',
      'dcf-calculator',
      'ebitda-calculator',
      'sde-calculator',
      'pre-money-post-money-calculator',
      'revenue-multiple-calculator',
      'rule-of-40-calculator',
      'ltv-cac-ratio-calculator',
      'invoice',
      'quotation',
      'qr-code',
      'barcode',
      'json-formatter',
      'base64',
    ].sort(),
  )
})

describe('look-up', () => {
  it('follows the ids of the specification’s guides', () => {
    expect(Object.keys(guideAliases)).toEqual(['gst-calculator', 'roi-calculator', 'loan-emi'])
    expect(toolById('gst-calculator').id).toBe('gst')
    expect(toolById('roi-calculator').id).toBe('roi')
    expect(toolById('loan-emi').id).toBe('loan-emi-calculator')
  })

  it.each(['', 'nothing', '__proto__', 'constructor'])('finds no tool for %j', (id) => {
    expect(toolById(id)).toBeUndefined()
    expect(toolAt(id)).toBeUndefined()
    expect(toolsOf(id)).toEqual([])
  })
})

describe('topics', () => {
  it('are the folders, each once, with all their categories', () => {
    expect(topics.map((topic) => topic.name).sort()).toEqual([...new Set(folders.map((table) => table.folder))].sort())
    expect(topics.find((topic) => topic.name === 'developer')?.categories).toEqual(['generator', 'utility'])
    expect(topics.find((topic) => topic.name === 'marketing')?.categories).toEqual(['calculator', 'generator'])
  })

  it('hold every tool', () => {
    expect(topics.flatMap((topic) => toolsOf(topic.name))).toHaveLength(allTools.length)
  })

  it('have titles and one-sentence descriptions of their own', () => {
    expect(repeated(topics.map((topic) => topic.title))).toEqual([])
    for (const topic of topics) expect(topic.description).toMatch(/^[A-Z][^.]{20,140}\.$/)
  })
})
