// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { NotFound } from '@/components/site/not-found'
import { startNotFound } from '@/components/site/start-not-found'

import { drawPage } from './drawn-page'

afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

describe('NotFound', () => {
  it.each([
    ['/calculators/no-such-tool/', 'Tool not found'],
    ['/generators/no-such-tool/', 'Tool not found'],
    ['/utilities/no-such-tool/', 'Tool not found'],
    ['/universal-tool/calculator/no-such-tool/', 'Tool not found'],
    ['/calculatorsx/', 'Page not found'],
    ['/nowhere/', 'Page not found'],
  ])('at %s says: %s', (address, title) => {
    history.replaceState(null, '', address)
    drawPage(<NotFound />)
    startNotFound(document)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  })
})
