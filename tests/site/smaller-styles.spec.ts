import { expect, test, type Page } from '@playwright/test'
import { transform } from 'esbuild'

import { minifyStyles, type StyleSettings } from '@/lib/subjects/web-code/minify-styles'
import { cutSelectors, unusedSelectors, usedNames } from '@/lib/subjects/web-code/unused-selectors'
import { cssSample, htmlSampleForCss } from '@/lib/tools/utilities/developer/css-minifier.messages'
import { nestedSheets, plainSheets } from '../vectors/css-minifier/sheets'

const body = `${htmlSampleForCss}
<div class="card" id="card">a <span>b</span><p class="b">c</p><p class="d">d</p></div><div class="card x">e</div>
<div class="c"><div class="card">f</div></div><nav class="nav"><ul><li class="on"><a href="/">g</a></li></ul></nav>
<div class="box grid">h<input class="box" placeholder="i"></div><p class="x y important">j</p><p class="price note s a c">k</p>
<a href="https://a.example/x.pdf" data-a="b c" lang="en-GB">l</a><h1>m</h1><p>n</p><div class="sm:flex w-1/2 ü">o</div>`

/** Computed values of all elements and of what is made before and after them, as Chromium has them under a sheet. */
async function looks(page: Page, css: string): Promise<string[]> {
  await page.setContent(
    `<!doctype html><html><head><style>${css.replaceAll('</', '<\\/')}</style></head><body>${body}</body></html>`,
  )
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [undefined, '::before', '::after', '::placeholder'].map((part) => {
        const style = getComputedStyle(element, part)
        return `${element.tagName}${part ?? ''} ${[...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`
      }),
    ),
  )
}

/** What is another value than before, element by element. */
const changes = (before: readonly string[], after: readonly string[]) =>
  before.flatMap((look, at) => {
    const now = new Set(after[at]?.split(';'))
    return look
      .split(';')
      .filter((value) => !now.has(value))
      .map((value) => `${look.split(' ')[0]} ${value}`)
  })

const ways: Partial<StyleSettings>[] = [
  { level: 'safe' },
  { level: 'restructure' },
  { level: 'safe', target: 'since2021' },
  { level: 'restructure', target: 'since2023' },
]

test.describe('a smaller style sheet looks as before', () => {
  for (const [name, css] of [...plainSheets, ...nestedSheets, ['the example', cssSample] as const])
    test(name, async ({ page }) => {
      const before = await looks(page, css)
      for (const way of ways) {
        const settings: StyleSettings = { level: 'safe', comments: 'none', target: 'written', mapOf: undefined, ...way }
        const made = await minifyStyles(css, settings, transform)
        if (made.kind === 'fault') throw new Error(made.faults[0]?.reason)
        expect(changes(before, await looks(page, made.text)), JSON.stringify(way)).toEqual([])
      }
      const used = usedNames([body])
      const cut = cutSelectors(css, unusedSelectors(css, used, []))
      expect(changes(before, await looks(page, cut))).toEqual([])
    })
})
