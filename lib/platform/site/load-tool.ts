import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** One compiled tool as the build finds it. Addresses are without the base path. */
export interface CompiledTool {
  category: 'calculator' | 'generator' | 'utility'
  folder: string
  /** The family of lib/families that it is a member of. */
  family?: string
  browser: `/${string}`
  node: string
  cases?: `/${string}`
  nodeCases?: string
  /** Fetched with the tool. */
  engines: readonly `/${string}`[]
  bytes: number
}

/** A module of the page in the browser: its address, then those of what it imports at once. */
export interface PageModule {
  files: readonly [`/${string}`, ...`/${string}`[]]
}

interface CompiledIsland extends PageModule {
  node: string
  /** It is compiled apart from the others, with what wakes it and its parts. */
  apart?: { wake: PageModule; parts: Readonly<Record<string, PageModule>> }
}

export interface ToolManifest {
  tools: Readonly<Record<string, CompiledTool>>
  engines: Readonly<Record<string, { browser: `/${string}`; node: string }>>
  workers: Readonly<Record<string, `/${string}`>>
  /** The list of the fonts that saved documents are set in. */
  fonts: `/${string}`
  /** What brings pages to life: islands and what they fetch on use, plain scripts, and the build's way of drawing islands. */
  ui: Readonly<{
    islands: Readonly<Record<string, CompiledIsland>>
    parts: Readonly<Record<string, PageModule>>
    scripts: Readonly<Record<string, PageModule>>
    draw: string
  }>
  /** Modules of dated law by jurisdiction and topic. */
  rules: Readonly<Record<string, string>>
}

const folder = path.join(/* turbopackIgnore: true */ process.cwd(), '.tools')

let read: ToolManifest | undefined

/** What the compile step made. Read once for a build; in development anew for every page. */
export function toolManifest(): ToolManifest {
  if (!read || process.env.NODE_ENV === 'development')
    read = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as ToolManifest
  return read
}

/** A compiled module for this process. The file's name holds its content, so nothing stale is ever found. */
export function importCompiled<Module>(file: string): Promise<Module> {
  return import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ pathToFileURL(path.join(folder, file)).href
  ) as Promise<Module>
}

/** The whole definition of a tool. Throws for a tool that has none. */
export async function loadDefinition<Definition>(id: string): Promise<Definition> {
  const compiled = toolManifest().tools[id]
  if (!compiled)
    throw new Error(`${id} is in the catalogue as implemented, but there is no definition of that name under lib`)
  return (await importCompiled<{ default: Definition }>(compiled.node)).default
}
