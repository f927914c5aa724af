// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { takeTyped } from '@/components/islands/typed'

const boot = readFileSync(path.resolve(import.meta.dirname, '../../public/boot.js'), 'utf8')

const page = `
  <div data-island="one"><input id="price" value="25"><input id="agreed" type="checkbox"><button type="button" id="first"></button><button type="button" id="last"><span></span></button></div>
  <div data-island="two"><textarea id="text">Example</textarea><input id="file" type="file"></div>`

function host(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  if (!found) throw new Error(`no island ${name}`)
  return found
}

const box = (id: string) => document.getElementById(id) as HTMLInputElement

function wake(name: string): void {
  takeTyped(host(name))()
  host(name).dataset.awake = ''
}

/** The page is left and opened again, its code not yet there. */
function comeBack(): void {
  dispatchEvent(new Event('pagehide'))
  document.body.innerHTML = page
}

// The script of the page's head, as the page runs it.
beforeAll(() => {
  const script = document.createElement('script')
  script.textContent = boot
  document.head.append(script)
})

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = page
})

describe('what is typed before the islands of a page are awake', () => {
  it('is given back to each of them, in whatever order they wake', () => {
    box('price').value = '30'
    box('agreed').checked = true
    box('text').value = 'Mine'
    comeBack()
    expect(box('text').value).toBe('Example')
    wake('two')
    expect(box('text').value).toBe('Mine')
    wake('one')
    expect([box('price').value, box('agreed').checked]).toEqual(['30', true])
  })

  it('stays with its own island where another one is awake', () => {
    wake('one')
    box('text').value = 'Mine'
    comeBack()
    wake('one')
    wake('two')
    expect([box('price').value, box('agreed').checked, box('text').value]).toEqual(['25', false, 'Mine'])
  })

  it('is given back once', () => {
    box('text').value = 'Mine'
    comeBack()
    wake('two')
    wake('one')
    document.body.innerHTML = page
    wake('one')
    wake('two')
    expect(box('text').value).toBe('Example')
  })

  it('is nothing where the storage holds something else', () => {
    sessionStorage.setItem(`tallykit:typed:${location.pathname}`, '["30", true]')
    wake('one')
    wake('two')
    sessionStorage.setItem(`tallykit:typed:${location.pathname}`, '{"a":1}')
    wake('one')
    expect([box('price').value, box('text').value]).toEqual(['25', 'Example'])
  })
})

describe('a button that is pressed before its island is awake', () => {
  const presses: string[] = []

  /** What an island hears that listens from here on. */
  function listen() {
    presses.length = 0
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => presses.push(`${button.id} at ${box('price').value}`))
  }
  const later = () => new Promise((resolve) => setTimeout(resolve))

  it('is pressed again with what was typed, once, and its markup is as it was built', async () => {
    box('price').value = '30'
    document.querySelector<HTMLElement>('#last span')?.click()
    const giveBack = takeTyped(host('one'))
    expect(host('one').querySelector('[data-pressed]')).toBeNull()
    listen()
    giveBack()
    host('one').dataset.awake = ''
    await later()
    await later()
    expect(presses).toEqual(['last at 30'])
    box('last').click()
    expect(host('one').querySelector('[data-pressed]')).toBeNull()
  })

  it('is the last one where several were pressed', async () => {
    box('last').click()
    box('first').click()
    listen()
    wake('one')
    await later()
    expect(presses).toEqual(['first at 25'])
  })
})
