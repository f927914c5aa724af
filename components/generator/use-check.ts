import { useEffect, useState } from 'react'
import type { Document, Notice } from '@/lib/kits/document/types'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { GeneratorDeclaration } from '@/lib/kits/generator/declaration'
import { generatorContext, type GeneratorModule } from '@/lib/kits/generator/run'
import { generatorMessages } from '@/lib/messages/generator'
import type { Region } from '@/lib/base/region/types'

interface CheckJob {
  module: GeneratorModule | undefined
  declaration: GeneratorDeclaration
  document: Document
  values: AnyValues
  visitor: Region
}

interface Checked {
  document: Document
  notices: readonly Notice[]
}

const pause = 250

/** What the tool's own check says of the document on the page; undefined while it runs, nothing where the tool has none. */
export function useCheck({ module, declaration, document, values, visitor }: CheckJob): readonly Notice[] | undefined {
  const [checked, setChecked] = useState<Checked>()
  const check = module?.check

  useEffect(() => {
    if (!check) return
    let live = true
    const timer = setTimeout(async () => {
      const failed: Notice = { is: 'plain', says: generatorMessages.checkFailed }
      const notices = await import('@/components/document/rasterise')
        .then(({ rasterise }) => check(values, { ...generatorContext(declaration.law, values, visitor), rasterise }))
        .catch((error: unknown) => {
          console.error(error)
          return [failed]
        })
      if (live) setChecked({ document, notices })
    }, pause)
    return () => {
      live = false
      clearTimeout(timer)
    }
  }, [check, declaration, document, values, visitor])

  if (!check) return []
  return checked?.document === document ? checked.notices : undefined
}
