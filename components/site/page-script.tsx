import { addressOf } from '@/catalogue/address'
import { toolManifest } from '@/lib/platform/site/load-tool'

/** Runs plain code on a page: components/…/<name>.page.ts, or what wakes its islands. */
export function PageScript({ name }: { name: string }) {
  const script = toolManifest().ui.scripts[name]
  if (!script) throw new Error(`There is no page script ${name}`)
  return <script type="module" fetchPriority="low" src={addressOf({ page: script.files[0] })} />
}
