import 'server-only'
import type { ComponentType, ReactNode } from 'react'
import { addressOf } from '@/catalogue/address'
import { ModuleScript } from '@/components/site/page-script'
import { lateMessages } from '@/lib/messages/late'
import { importCompiled, toolManifest } from '@/lib/platform/site/load-tool'
import { asJson, type Json } from './json'
import { LateCode } from './late-code'

type Builder = typeof import('./draw')

interface IslandProps<Props extends object> {
  /** A kit's name, or the id of a tool with a component of its own. */
  name: string
  /** Plain data: the page carries it as JSON. */
  props: Json<Props>
  /** Markup that the island passes on and never redraws. */
  slots?: Readonly<Record<string, ReactNode>>
  /** Modules that it imports by address as soon as it wakes. */
  modules?: readonly string[]
  /** Its figures are an example until scripts run. */
  isExample?: boolean
}

/** An interactive part of a page: drawn at build, brought to life by components/islands/wake.ts. */
export async function Island<Props extends object>({
  name,
  props,
  slots = {},
  modules = [],
  isExample = true,
}: IslandProps<Props>) {
  const { islands, parts: sharedParts, scripts, draw } = toolManifest().ui
  const island = islands[name]
  if (!island) throw new Error(`There is no island ${name}`)
  const { wake = scripts.wake, parts: compiledParts = sharedParts } = island.apart ?? {}
  const { drawIsland, drawSlot } = await importCompiled<Builder>(draw)
  const { default: component } = await importCompiled<{ default: ComponentType<object> }>(island.node)
  const markup = Object.entries(slots).flatMap(([slot, children]) =>
    children ? [[slot, drawSlot(children)] as const] : [],
  )
  const json = asJson({ props }, name)
  const { html, parts } = await drawIsland({
    name,
    Island: component,
    props: json.props,
    slots: Object.fromEntries(markup),
  })
  const partFiles = parts.flatMap((part) => {
    const compiled = compiledParts[part]
    if (!compiled) throw new Error(`The island ${name} shows the part ${part}, which is no file of components`)
    return compiled.files
  })
  if (!wake) throw new Error('components/islands/wake.ts has not been compiled')
  const data = JSON.stringify({ props: json.props, parts }).replaceAll('<', '\\u003c')
  return (
    <>
      {[...new Set([...wake.files, ...island.files, ...partFiles])].map((page) => (
        <link key={page} rel="modulepreload" fetchPriority="low" href={addressOf({ page })} />
      ))}
      {modules.map((href) => (
        <link key={href} rel="modulepreload" fetchPriority="low" href={href} />
      ))}
      {isExample && (
        <noscript>
          <p className="mb-3 rounded-md bg-warn-soft px-3 py-2 text-sm">{lateMessages.noScripts}</p>
        </noscript>
      )}
      <div
        className="contents"
        data-island={name}
        data-module={addressOf({ page: island.files[0] })}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
      <div className="late-code">
        <LateCode />
      </div>
      <ModuleScript module={wake} />
    </>
  )
}
