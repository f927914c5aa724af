import { addressOf } from '@/catalogue/address'
import { toolManifest, type PageModule } from '@/lib/platform/site/load-tool'

/** Runs plain code on a page: components/…/<name>.page.ts. */
export function PageScript({ name }: { name: string }) {
  const module = toolManifest().ui.scripts[name]
  if (!module) throw new Error(`There is no page script ${name}`)
  return <ModuleScript module={module} />
}

/** Runs a compiled module on a page. */
export function ModuleScript({ module }: { module: PageModule }) {
  return <script type="module" fetchPriority="low" src={addressOf({ page: module.files[0] })} />
}
