import { isProblem } from '@/lib/base/problem'
import type { Region } from '@/lib/base/region/types'
import {
  generatorContext,
  runGenerator,
  type GeneratorModule,
  type GeneratorWork,
  type GeneratorWorkResult,
} from '@/lib/kits/generator/run'
import type { GeneratorContext } from '@/lib/kits/generator/types'
import { generatorMessages } from '@/lib/messages/generator'
import { defineTask, TaskRefusal, withTransfer } from '@/lib/workers/define-task'
import { typesetterOf } from '@/lib/workers/typesetter'

/** What a file of documents is written with: the fonts of the site. */
function pdfIn(fontsHref: string, visitor: Region): NonNullable<GeneratorContext['pdf']> {
  return async (document, carrier) => {
    const { pdf } = await typesetterOf(fontsHref)
    const made = await pdf(document, visitor, carrier)
    if ('missing' in made) throw new TaskRefusal(generatorMessages.missingLetter(made.missing))
    return made
  }
}

/** Runs any generator's own module away from the page. */
defineTask<GeneratorWork, GeneratorWorkResult>(
  async ({ moduleHref, law, values, visitor, draw, file, fontsHref }, { progress }) => {
    const { default: module } = (await import(moduleHref)) as { default: GeneratorModule }
    if (file === undefined) return { built: runGenerator(module, { law }, values, visitor, progress, draw) }
    const declared = module.files?.[file]
    if (!declared || !('make' in declared)) throw new Error(`there is no file ${file} that can be made here`)
    const context = generatorContext(law, values, visitor, progress, draw)
    const content = await declared.make(values, fontsHref ? { ...context, pdf: pdfIn(fontsHref, visitor) } : context)
    if (typeof content === 'string') return { content }
    if (isProblem(content)) return { problem: content }
    return withTransfer<GeneratorWorkResult>({ content }, [content.buffer])
  },
)
