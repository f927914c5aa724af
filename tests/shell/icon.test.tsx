import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { allTools } from '@/catalogue'
import { Icon } from '@/components/ui/icon'

describe('Icon', () => {
  it('draws the icon of every tool, also one known by another name', () => {
    for (const name of new Set([...allTools.map((tool) => tool.icon), 'trash-2', 'calculator'])) {
      expect(renderToStaticMarkup(<Icon name={name} />)).toMatch(/^<svg [^>]*><(path|rect|circle|ellipse|line|poly)/)
    }
  })

  it('refuses a name that lucide does not have', () => {
    expect(() => renderToStaticMarkup(<Icon name="no-such-icon" />)).toThrow(/no-such-icon/)
  })
})
