import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { finishPages, foreignCode, withoutNext } from '@/scripts/finish/pages.mjs'

/** What Next 16 writes around a page, shortened. */
const nexts = [
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/0a1.js"/>',
  '<script src="/_next/static/chunks/0a1.js" async=""></script>',
  '<script src="/_next/static/chunks/0b2.js" noModule=""></script>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push([]);</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n<b>x</b>"])</script>',
]
const ours = [
  '<script src="/boot.js"></script>',
  '<link rel="modulepreload" fetchPriority="low" href="/t/ui/wake.CrCXI2Pf.js"/>',
  '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
  '<script type="application/json">{"props":{"note":"self.__next_f"},"parts":[]}</script>',
  '<script type="module" fetchPriority="low" src="/t/ui/wake.CrCXI2Pf.js"></script>',
]
const style = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`
const pageOf = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body><h1>Tip</h1>${body}</body></html>`

let out = ''
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
  writeFileSync(path.join(out, file), text)
}
const read = (file: string) => readFileSync(path.join(out, file), 'utf8')

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'finish-'))
  write('_next/static/chunks/0a1.js', '')
  write('_next/static/chunks/3-style.css', 'h1 { background: url("data:image/png;base64,AA==") }')
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

describe('a finished page', () => {
  it('is free of Next’s scripts, data and preloads, and keeps data blocks and scripts of ours', () => {
    expect(withoutNext(pageOf(nexts.join(''), nexts.join('')))).toBe(pageOf(''))
    expect(withoutNext(pageOf(ours.join(''), ours.join('')))).toBe(pageOf(ours.join(''), ours.join('')))
    const mixed = ours.map((tag, at) => (nexts[at] ?? '') + tag).join('')
    expect(withoutNext(pageOf('', mixed))).toBe(pageOf('', ours.join('')))
  })

  it('loses the mark of Next’s first segment', () => {
    expect(withoutNext(pageOf('', '<div hidden=""><!--$--><!--/$--></div>'))).toBe(pageOf(''))
  })

  it.each([
    ['a script', '<script src="/_next/static/chunks/0a1.js"></script>', '<script src="/_next/static/chunks/0a1.js">'],
    ['a style sheet', style('/kit/_next/static/chunks/4.css'), style('/kit/_next/static/chunks/4.css')],
    ['a picture', '<img src="/_next/static/media/a.png"/>', '<img src="/_next/static/media/a.png"/>'],
    ['a font', '<link rel="preload" as="font" href="/_next/static/media/a.woff2"/>', 'a.woff2'],
    ['an inline script', '<script>document.title = 1</script>', '<script>'],
    ['an inline module', '<script type="module">import "./a.js"</script>', '<script type="module">'],
    ['React’s script that moves late segments', '<script>$RC("B:0","S:0")</script>', '<script>'],
  ])('is not finished while it has %s', (_, tag, named) => {
    expect(foreignCode(pageOf(ours.join(''), tag))).toEqual([expect.stringContaining(named)])
  })

  it('has no foreign code when it has ours, nor when it speaks of it', () => {
    expect(foreignCode(pageOf(ours.join(''), '<p>/_next/static and &lt;script&gt;</p>'))).toEqual([])
  })
})

describe('the finish step', () => {
  it('makes every page plain, moves the style sheets and leaves nothing of Next', () => {
    const head = style('/_next/static/chunks/3-style.css') + nexts.join('') + ours.join('')
    write('index.html', pageOf(head))
    write('calculators/tip/index.html', pageOf(head))
    write('calculators/tip/index.txt', '0:{}')
    write('robots.txt', 'User-agent: *')
    write('llms.txt', '# Site')
    expect(finishPages(out, { basePath: '' })).toBe(2)
    const finished = pageOf(style('/t/ui/style.3-style.css') + ours.join(''))
    expect(read('index.html')).toBe(finished)
    expect(read('calculators/tip/index.html')).toBe(finished)
    expect(read('t/ui/style.3-style.css')).toContain('data:image/png')
    expect(readdirSync(out).sort()).toEqual(['calculators', 'index.html', 'llms.txt', 'robots.txt', 't'])
    expect(readdirSync(path.join(out, 'calculators/tip'))).toEqual(['index.html'])
  })

  it('keeps the sub-path in the addresses of style sheets', () => {
    write('index.html', pageOf(style('/kit/_next/static/chunks/3-style.css')))
    finishPages(out, { basePath: '/kit' })
    expect(read('index.html')).toBe(pageOf(style('/kit/t/ui/style.3-style.css')))
  })

  it.each([
    ['runs a script of its own', '<script>document.title = 1</script>', /tip\/index\.html.*<script>/],
    ['loads a file of Next', '<img src="/_next/static/media/a.png"/>', /tip\/index\.html.*<img src="\/_next\/.*>/],
  ])('refuses a page that %s, with its file and tag', (_, tag, says) => {
    write('calculators/tip/index.html', pageOf('', tag))
    expect(() => finishPages(out, { basePath: '' })).toThrow(says)
    expect(existsSync(path.join(out, '_next'))).toBe(true)
  })

  it('refuses a style sheet that loads a file, which would stay behind', () => {
    write('_next/static/chunks/4.css', '@font-face { src: url(../media/a.woff2) }')
    write('index.html', pageOf(''))
    expect(() => finishPages(out, { basePath: '' })).toThrow(/4\.css loads a file/)
  })
})
