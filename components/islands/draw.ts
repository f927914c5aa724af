/* The build's copy of the islands' tree: compiled for Node, so that Next's own React never meets their hooks. */
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { islandTree, type Slots } from './island-tree'
import { loadParts, partsDrawnBy } from './part'

export interface DrawnIsland {
  html: string
  /** The parts it shows from the start. */
  parts: string[]
}

export interface Drawing {
  name: string
  Island: ComponentType<object>
  props: object
  slots: Slots
}

/** The markup of an island, parts included that it shows from the start. */
export async function drawIsland({ name, Island, props, slots }: Drawing): Promise<DrawnIsland> {
  let known = -1
  for (;;) {
    const { drawn: html, parts } = partsDrawnBy(() =>
      renderToString(islandTree(Island, props, slots), { identifierPrefix: name }),
    )
    if (parts.length === known) return { html, parts }
    // A part may show parts itself.
    known = parts.length
    await loadParts(parts)
  }
}

/** The markup of a slot: components without hooks. */
export function drawSlot(children: ReactNode): string {
  return renderToStaticMarkup(children)
}
