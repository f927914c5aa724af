import type { Source } from '@/lib/base/source'
import type { AskedWay } from '@/lib/kits/asked/ways'
import type { Ability } from '@/lib/kits/guide/types'
import type { Connects } from './network'

export interface AnsweredFigure {
  label: string
  value: string
}

/** What is declared of an app: the facts that its guide and its structured data state. */
export interface App {
  /** Name of its worker, lib/…/<name>.worker.ts; the component gets the address as `workerHref`. */
  worker?: string
  /** Other tools it links to, by the property in which its component gets the address of the first that is finished. */
  leadsTo?: Readonly<Record<string, readonly [string, ...string[]]>>
  /** Hosts that its page alone may ask, after a press. */
  connects?: Connects
  /** Questions in words that the search answers with it; the input that they fill is the place of its name, `{text:words}`. */
  asked?: readonly AskedWay[]
  /**
   * What the search shows as an answer, of an app with a component of its own: figures from what stands at the places of a question.
   * Undefined where there is no answer. The component finds the text of the first place by `takeCarried`.
   */
  answers?(typed: Readonly<Record<string, string>>): readonly AnsweredFigure[] | undefined
  /** What the visitor gives or sets, in the order of the page. */
  controls: readonly { label: string; help?: string }[]
  /** What comes out. */
  results: readonly { label: string; kind: 'value' | 'table' | 'chart' | 'verdict' }[]
  /** How it works, in one sentence. */
  formula?: string
  /** What it leaves out or assumes, one sentence each. */
  limits: readonly string[]
  sources: readonly [Source, ...Source[]]
  abilities: readonly Ability[]
  examples?: readonly {
    name: string
    given: readonly { label: string; value: string }[]
    answers: readonly { label: string; value: string }[]
  }[]
}

/** An app whose page is a component of its own. One that the kit can draw is a workbench. */
export function defineApp(app: App): App {
  return app
}
