import type { Declaration } from '@/lib/kits/calculator/declaration'
import type { answer } from '@/lib/engines/answer'
import type { Schema } from '@/lib/kits/calculator/entries-schema'
import type { Entries } from '@/lib/kits/calculator/entries'
import { programMessages as says } from '@/lib/messages/programs'

/** WebMCP's list of what a page can do for the visitor's own assistant (draft of October 2026); not yet in TypeScript's DOM. */
export interface ModelContext {
  registerTool(tool: {
    name: string
    title: string
    description: string
    inputSchema: Schema
    annotations: { readOnlyHint: boolean }
    execute(input: Entries): Promise<unknown>
  }): unknown
}

interface Described {
  name: string
  description: string
  entries: Schema
  declaration: Declaration
}

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** Offers the calculator of this id to the visitor's assistant: it asks, the page answers. What stands in the form stays. */
export async function offerCalculator(context: ModelContext, id: string): Promise<void> {
  const response = await fetch(`${basePath}/api/tools/${id}.json`)
  if (!response.ok) return
  const { name, description, entries, declaration } = (await response.json()) as Described
  const labels = Object.values(declaration.outputs).map(({ label }) => label)
  await context.registerTool({
    name: id.replaceAll('-', '_'),
    title: name,
    description: says.offered(description, labels),
    inputSchema: entries,
    annotations: { readOnlyHint: true },
    async execute(given) {
      const address = `${basePath}/api/tools/answer.js`
      const programs = (await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address)) as {
        answer: typeof answer
      }
      return programs.answer(id, given)
    },
  })
}
