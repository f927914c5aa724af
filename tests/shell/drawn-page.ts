import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const styles = readFileSync(path.resolve(import.meta.dirname, '../../app/globals.css'), 'utf8')
/** The rules that hide what boot.js and the shell name on the root element. jsdom knows nothing of the others. */
const hidingRules = styles.match(/^:root[^{}]*\{\s*display: none;\s*\}/gm) ?? []

/** Puts a page into the document as the build draws it, with the styles that hide parts of it. */
export function drawPage(page: ReactNode): void {
  document.head.innerHTML = `<style>${hidingRules.join('\n')}</style>`
  document.body.innerHTML = renderToStaticMarkup(page)
}

/** What another tab does: its write, and the event this tab gets. */
export function writeInOtherTab(key: string, value: string): void {
  localStorage.setItem(key, value)
  dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

/** jsdom has no modal dialogs. */
export function addModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

/** Compiling what a page fetches later takes longer than tests wait for it; hand this to `beforeAll`. */
export function compiled(...loads: (() => Promise<unknown>)[]): () => Promise<void> {
  return async () => {
    for (const load of loads) await load()
  }
}

/** Fetches code that does not arrive the first time. */
export function arrivingSecond<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let fetched = 0
  return () => (fetched++ === 0 ? Promise.reject(new TypeError('Failed to fetch')) : load())
}
