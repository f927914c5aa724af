import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writePolicies } from '@/scripts/finish/policies.mjs'

let out = ''
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'policies-'))
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

function write(file: string, head: string): void {
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
  writeFileSync(path.join(out, file), `<!DOCTYPE html><html><head>${head}</head><body></body></html>`)
}

/** The directives of a page's policy by name, and what stands before it in its head. */
function policyOf(file: string) {
  const html = readFileSync(path.join(out, file), 'utf8')
  const [tag = '', policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html) ?? []
  const before = html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf(tag))
  return {
    before,
    directives: Object.fromEntries(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1)])),
  }
}

const utf8 = '<meta charSet="utf-8"/>'
const rates = '<meta name="connects-to" content="https://api.example.com"/>'

describe('the policies of pages', () => {
  it('run the same scripts everywhere: files of the site, none that stands in a page', () => {
    write('index.html', `${utf8}<script src="/boot.js"></script>`)
    write('a/index.html', `${utf8}<script type="application/json">{"a":1}</script>`)
    write('b/index.html', rates)
    expect(writePolicies(out)).toBe(3)
    for (const file of ['index.html', 'a/index.html', 'b/index.html'])
      expect(policyOf(file).directives['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'"])
  })

  it('let a page ask only the hosts that it names itself', () => {
    const other = '<meta name="connects-to" content="https://rates.example.org"/>'
    write('index.html', utf8)
    write('rates/index.html', utf8 + rates + other)
    write('bent/index.html', `${utf8}<meta name="connects-to" content="https://a.example; script-src *"/>`)
    writePolicies(out)
    expect(policyOf('index.html').directives['connect-src']).toEqual(["'self'"])
    expect(policyOf('rates/index.html').directives['connect-src']).toEqual([
      "'self'",
      'https://api.example.com',
      'https://rates.example.org',
    ])
    expect(policyOf('bent/index.html').directives['connect-src']).toEqual(["'self'"])
  })

  it('let a page whose visitor names the host ask any over TLS, and the visitor’s own machine', () => {
    write('call/index.html', `${utf8}<meta name="connects-to" content="anywhere"/>`)
    write('index.html', `${utf8}<meta name="other" content="anywhere"/>`)
    writePolicies(out)
    expect(policyOf('call/index.html').directives['connect-src']).toEqual([
      "'self'",
      'https:',
      'http://localhost:*',
      'http://127.0.0.1:*',
    ])
    expect(policyOf('index.html').directives['connect-src']).toEqual(["'self'"])
  })

  it('stand before everything that a page loads, after its character set', () => {
    write('index.html', `${utf8}<link rel="stylesheet" href="/t/ui/style.css"/>`)
    write('bare/index.html', '<link rel="stylesheet" href="/t/ui/style.css"/>')
    writePolicies(out)
    expect(policyOf('index.html').before).toBe(utf8)
    expect(policyOf('bare/index.html').before).toBe('')
  })

  it('refuse a page that has one already, and one without a head', () => {
    write('index.html', utf8)
    writePolicies(out)
    expect(() => writePolicies(out)).toThrow(/index\.html has a policy already/)
    writeFileSync(path.join(out, 'index.html'), '<p>no head</p>')
    expect(() => writePolicies(out)).toThrow(/index\.html has no head/)
  })
})
