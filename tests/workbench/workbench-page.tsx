import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { RegionProvider } from '@/components/site/use-region'
import WorkbenchForm from '@/components/workbench/workbench-form'
import { declareWorkbench, type AnyWorkbench } from '@/lib/kits/app/workbench'
import { manifest } from '@/tests/every/compiled'

// jsdom's Blob cannot give its text.
Blob.prototype.text = function () {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(this)
  })
}

interface WorkbenchPageProps {
  id: string
  definition: AnyWorkbench
  workerHref: string
}

/** What a page has of a workbench, with the browser's copy of its module. */
export function WorkbenchPage({ id, definition, workerHref }: WorkbenchPageProps) {
  const browser = manifest.tools[id]?.browser
  if (!browser) throw new Error(`${id} has not been compiled`)
  const moduleHref = pathToFileURL(path.join(path.resolve(import.meta.dirname, '../../public'), browser)).href
  return (
    <RegionProvider>
      <WorkbenchForm
        declaration={declareWorkbench(id, definition)}
        moduleHref={moduleHref}
        workerHref={workerHref}
        first={[]}
      />
    </RegionProvider>
  )
}

/** Parts that a page fetches when they are shown first. */
export const viewParts = ['found-view', 'frame-view', 'lines-view', 'tree-view', 'value-view'].map(
  (part) => `workbench/${part}`,
)
