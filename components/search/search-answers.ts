import { addressOf } from '@/catalogue/address'
import { regionStore } from '@/components/site/region'
import { localDay } from '@/lib/base/format/local-day'
import type { SentWay } from '@/lib/kits/asked/ways'
import type { AskedReply, AskedWork } from '@/lib/workers/asked.worker'
import { createTaskRunner } from '@/lib/workers/run-task'

/** What `search-asked.json` holds. */
export interface SentWays {
  /** The address of the worker that answers, and the folder in which tools are described. */
  worker: string
  described: string
  ways: readonly SentWay[]
}

export interface Answerer {
  /** What tools answer to a query; none for what is no question. A later query takes the place of one that is being answered. */
  answer(query: string): Promise<readonly AskedReply[]>
}

/** A question has a figure or at least two words; longer texts are data, which is looked at up to here. */
const longestData = 200_000
const mayBeAsked = /\d|\S\s+\S|[{<@#]/

/** Fetches the questions that tools answer. */
export async function fetchAnswerer(): Promise<Answerer> {
  const fetched = await fetch(addressOf({ page: '/search-asked.json' }))
  if (!fetched.ok) throw new Error(`the questions: ${fetched.status}`)
  const { worker, described, ways } = (await fetched.json()) as SentWays
  const runner = createTaskRunner<AskedWork, AskedReply[]>(worker)
  return {
    async answer(query) {
      if (query.length > longestData || !mayBeAsked.test(query)) return []
      return runner.run({ query, region: regionStore.get(), today: localDay(), ways, described })
    },
  }
}
