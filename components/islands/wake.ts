/* Brings the islands of a page to life. */
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { ComponentType } from 'react'
import { loadLinkReader } from '@/components/fields/opened-link'
import { refuseLongPastes } from './long-paste'
import { islandTree } from './island-tree'
import { loadParts } from './part'
import { takeTyped } from './typed'

interface IslandData {
  props: object
  parts: string[]
}

async function wake(host: HTMLElement): Promise<void> {
  const { island: name = '', module = '' } = host.dataset
  const { props, parts } = JSON.parse(host.nextElementSibling?.textContent ?? '') as IslandData
  const { default: Island } = (await import(/* @vite-ignore */ module)) as { default: ComponentType<object> }
  await Promise.all([loadParts(parts), loadLinkReader()])
  // Markup that the island only passes on is in the page already.
  const slots = Object.fromEntries(
    Array.from(host.querySelectorAll<HTMLElement>('[data-slot]'), (slot) => [slot.dataset.slot, slot.innerHTML]),
  )
  // All at once, so that nothing can be typed between what is taken and what is given back.
  const giveBack = takeTyped(host)
  flushSync(() => {
    hydrateRoot(host, islandTree(Island, props, slots), { identifierPrefix: name })
  })
  giveBack()
  refuseLongPastes(host)
  host.dataset.awake = ''
}

for (const host of document.querySelectorAll<HTMLElement>('[data-island]'))
  wake(host).catch((error: unknown) => {
    document.documentElement.dataset.late = ''
    throw error
  })
