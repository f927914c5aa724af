// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { cutSelectors, unusedSelectors, usedNames } from '@/lib/subjects/web-code/unused-selectors'
import { htmlSampleForCss } from '@/lib/tools/utilities/developer/css-minifier.messages'
import { nestedSheets, plainSheets } from '../vectors/css-minifier/sheets'

const page = `<!doctype html><body class="home"><nav id="top"><a class="link is-active sm:flex" href="/" data-state="open">x</a></nav>
<template><b class="late"></b></template><input type="text"><script>el.classList.add('from-script'); box.innerHTML = '<section>'</script></body>`

describe('what a page does not use', () => {
  const unusedIn = (css: string, safelist: string[] = []) =>
    unusedSelectors(css, usedNames([page]), safelist).map(({ selector }) => selector)

  it.each([
    ['.link', []],
    ['.missing', ['.missing']],
    ['#top .link:hover::before', []],
    ['#top .missing', ['#top .missing']],
    ['h1', ['h1']],
    ['html, :root, *, body', []],
    ['.from-script, section, .late', []],
    ['[data-state=closed], [type="text"], [lang]', ['[lang]']],
    ['.sm\\:flex, .md\\:flex', ['.md\\:flex']],
    [':is(.missing, .link)', []],
    [':is(.missing, .gone)', [':is(.missing, .gone)']],
    ['a:not(.missing), nav:has(.missing)', []],
    ['.Link', ['.Link']],
    ['.missing::-moz-x, .link', []],
    ['a|missing, .link', []],
    ['.missing::-moz-x, .gone', ['.missing::-moz-x', '.gone']],
  ])('%s', (selector, unused) => {
    expect(unusedIn(`${selector}{top:0}`)).toEqual(unused)
  })

  it('looks into media queries and nested rules, not into keyframes and fonts', () => {
    const css =
      '@media print{.missing{top:0}}.link{&.gone{top:0}> h2{top:0}}@keyframes x{from{top:0}}@font-face{font-family:x}'
    expect(unusedIn(css)).toEqual(['.missing', '&.gone', '> h2'])
  })

  it('keeps what the list of names holds, with stars', () => {
    expect(unusedIn('.modal-open{a:b}.modal{a:b}.x{a:b}h1{a:b}', ['modal-*', '.x', 'h1'])).toEqual(['.modal'])
  })

  it('reads every word of code that is no HTML', () => {
    expect(unusedSelectors('.card-big{a:b}.no{a:b}', usedNames(['const look = "card-big"']), []).length).toBe(1)
  })

  it.each([...plainSheets, ...nestedSheets])('a browser engine finds nothing for what is taken out of %s', (_, css) => {
    const read = new DOMParser().parseFromString(page + htmlSampleForCss, 'text/html')
    for (const { selector } of unusedSelectors(css, usedNames([page + htmlSampleForCss]), [])) {
      if (/^[>+~]|&|\|/.test(selector.replace('|=', ''))) continue
      const asked = selector.replaceAll(
        /::?(?:before|after|first-letter|placeholder|marker|-\w+[\w-]*|file-selector-button|backdrop|selection)(?:\([^)]*\))?/g,
        '',
      )
      expect(read.querySelector(asked === '' ? '*' : asked)).toBeNull()
    }
  })

  it('takes selectors out where they stand and moves nothing', () => {
    const css = '.link, .missing ,\n.gone{top:0}\n.gone{left:0}\n.missing,.link{right:0}@media print{.gone{a:b}}'
    const cut = cutSelectors(css, unusedSelectors(css, usedNames([page]), []))
    expect(cut.length).toBe(css.length)
    expect(cut.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '))).toEqual([
      '.link',
      '{top:0}',
      '',
      '.link{right:0}@media print{ }',
    ])
  })
})
