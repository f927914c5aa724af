// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { toolById } from '@/catalogue'
import type { Tool } from '@/catalogue/types'
import type { RegionCode } from '@/lib/base/region/types'
import { ToolCard } from '@/components/catalogue/tool-card'

afterEach(cleanup)

const readyTool: Tool = {
  id: 'markup',
  name: 'Markup Calculator',
  description: 'Set a price from cost.',
  href: '/calculators/markup',
  category: 'calculator',
  subcategory: 'Finance & Investments',
  group: 'Profitability',
  folder: 'profit-ratios',
  icon: 'percent',
  popular: false,
  implemented: true,
  tier: 1,
  regions: ['global'],
}

function linkTarget(): string | null {
  return screen.getByRole('link').getAttribute('href')
}

describe('ToolCard', () => {
  it('leads to the tool and shows name, description, category and subcategory', () => {
    render(<ToolCard tool={readyTool} />)
    expect(screen.getByRole('heading', { level: 3, name: 'Markup Calculator' })).toBeDefined()
    expect(linkTarget()).toBe('/calculators/markup/')
    expect(screen.getByText('Set a price from cost.')).toBeDefined()
    expect(screen.getByText(/Calculator · Finance & Investments/)).toBeDefined()
    expect(screen.queryByText('Popular')).toBeNull()
    expect(screen.queryByText('Coming Soon')).toBeNull()
  })

  it('shows the popular badge of a tool that is ready', () => {
    render(<ToolCard tool={{ ...readyTool, popular: true }} />)
    expect(screen.getByText('Popular')).toBeDefined()
  })

  it('leads to coming soon while a tool is not implemented, without a popular badge', () => {
    render(<ToolCard tool={{ ...readyTool, popular: true, implemented: false }} />)
    expect(linkTarget()).toBe('/coming-soon/?tool=markup')
    expect(screen.getByText('Coming Soon')).toBeDefined()
    expect(screen.getByText('In Development')).toBeDefined()
    expect(screen.queryByText('Popular')).toBeNull()
    expect(screen.queryByText(/external APIs/)).toBeNull()
  })

  it('says what a tool lacks that cannot be built in a browser', () => {
    render(<ToolCard tool={toolById('plagiarism-checker')} />)
    expect(screen.getByText(/Needs external APIs or specialized libraries/)).toBeDefined()
  })

  it.each<[readonly [RegionCode, ...RegionCode[]], string]>([
    [['in'], 'India'],
    [['in', 'us'], 'India and United States'],
    [['us', 'uk', 'eu', 'in'], 'United States, United Kingdom, European Union and India'],
    [['in', 'uk', 'global'], 'India, United Kingdom and others'],
    [['us', 'global'], 'United States and others'],
  ])('names the regions of %j as a person would: %s', (regions, names) => {
    render(<ToolCard tool={{ ...readyTool, regions }} />)
    expect(screen.getByText(new RegExp(` · ${names}$`))).toBeDefined()
  })

  it('names no region of a tool that serves all alike', () => {
    render(<ToolCard tool={{ ...readyTool, regions: ['global', 'us'] }} />)
    expect(screen.queryByText(/United States|others/)).toBeNull()
  })
})
