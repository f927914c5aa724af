import { addressOf } from '@/catalogue/address'
import { isProblem } from '@/lib/base/problem'
import { publicDraw } from '@/lib/base/random/draw'
import { documentFormats } from '@/lib/kits/document/formats'
import { initialValues } from '@/lib/kits/fields/initial'
import { declareGenerator } from '@/lib/kits/generator/declaration'
import { roomOf } from '@/lib/kits/generator/room'
import { generatorContext, runGenerator } from '@/lib/kits/generator/run'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { regionOf } from '@/lib/base/region/regions'
import { toolManifest } from '@/lib/platform/site/load-tool'
import { DocumentStyle } from '@/components/document/document-style'
import { Island } from '@/components/islands/island'
import type { GeneratorFormProps } from './generator-form'

interface GeneratorProps {
  id: string
  name: string
  definition: AnyGenerator
  caseCount: number
  keptAs?: string | undefined
}

/** A generator with the document of its initial values already in the HTML. */
export function Generator({ id, name, definition, caseCount, keptAs }: GeneratorProps) {
  const { tools, workers, fonts } = toolManifest()
  const compiled = tools[id]
  if (!compiled) throw new Error(`${id} has not been compiled`)
  if (!workers.generator || !workers.document || !workers.batch) throw new Error('a worker of lib/workers is missing')
  const declaration = declareGenerator(id, name, definition, keptAs)
  const initial = runGenerator(definition, declaration, initialValues(definition.form), regionOf('global'))
  if (isProblem(initial)) throw new Error(`${id}: its initial values make no document: ${initial.message}`)
  const isSecret = definition.fresh !== undefined && 'secure' in definition.fresh
  const usual = isSecret
    ? runGenerator(definition, declaration, initialValues(definition.form), regionOf('global'), undefined, publicDraw)
    : undefined
  const room = usual && !isProblem(usual) ? roomOf(usual) : undefined
  const moduleHref = addressOf({ page: compiled.browser })
  const isWrittenApart = declaration.saves.some((format) => 'apart' in documentFormats[format])
  // The worker that makes a slow file may set it in these fonts.
  const setsType = isWrittenApart || Object.values(declaration.files).some(({ slow }) => slow)
  return (
    <>
      <DocumentStyle />
      <Island<GeneratorFormProps>
        name="generator"
        props={{
          declaration,
          moduleHref,
          workerHref: addressOf({ page: workers.generator }),
          writerHref: isWrittenApart ? addressOf({ page: workers.document }) : '',
          batchHref: declaration.many && addressOf({ page: workers.batch }),
          fontsHref: setsType ? addressOf({ page: fonts }) : '',
          initial,
          ...(room && { room }),
          initialNotes: definition.notes?.(
            initialValues(definition.form),
            generatorContext(declaration.law, initialValues(definition.form), regionOf('global')),
          ),
          recordPages: definition.records && {
            documents: addressOf({ page: '/documents' }),
            profile: addressOf({ page: '/profile' }),
          },
          cases: compiled.cases && { href: addressOf({ page: compiled.cases }), count: caseCount },
        }}
        modules={isSecret ? [moduleHref, ...compiled.engines.map((page) => addressOf({ page }))] : []}
      />
    </>
  )
}
