import { addressOf } from '@/catalogue/address'
import { toolManifest } from '@/lib/site/load-tool'

/** Runs components/…/<name>.page.ts on a page: plain code that wakes markup without React. */
export function PageScript({ name }: { name: string }) {
  const [page] = toolManifest().ui.scripts[name]?.files ?? []
  if (!page) throw new Error(`There is no page script ${name}.page.ts`)
  return <script type="module" fetchPriority="low" src={addressOf({ page })} />
}
