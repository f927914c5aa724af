import type { ReactNode } from 'react'
import { toolById, type ToolId } from '@/catalogue'
import { addressOf } from '@/catalogue/address'
import { guideOf } from '@/components/guide/guide-of'
import { factsOfApp } from '@/components/guide/tool-facts'
import { toolMetadata } from '@/components/guide/tool-metadata'
import { ToolPage } from '@/components/guide/tool-page'
import type { App } from '@/lib/app/define'
import { loadDefinition, toolManifest } from '@/lib/site/load-tool'

async function partsOf(id: ToolId) {
  const tool = toolById(id)
  const facts = await factsOfApp(tool, await loadDefinition<App>(id))
  return { tool, facts, guide: guideOf(tool, facts) }
}

export async function appMetadata(id: ToolId) {
  const { tool, guide } = await partsOf(id)
  return toolMetadata(tool, guide)
}

/** The address of a compiled worker, lib/…/<name>.worker.ts. */
export function workerHref(name: string): string {
  const page = toolManifest().workers[name]
  if (!page) throw new Error(`There is no worker ${name}.worker.ts`)
  return addressOf({ page })
}

/** The page of a tool with a component of its own. */
export async function AppPage({ id, children }: { id: ToolId; children: ReactNode }) {
  const { tool, facts, guide } = await partsOf(id)
  return (
    <ToolPage record={tool} guide={guide} facts={facts}>
      {children}
    </ToolPage>
  )
}
