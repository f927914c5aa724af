import { isProblem } from '@/lib/base/problem'
import {
  generatorContext,
  runGenerator,
  type GeneratorModule,
  type GeneratorWork,
  type GeneratorWorkResult,
} from '@/lib/kits/generator/run'
import { defineTask, withTransfer } from '@/lib/workers/define-task'

/** Runs any generator's own module away from the page. */
defineTask<GeneratorWork, GeneratorWorkResult>(
  async ({ moduleHref, law, values, visitor, draw, file }, { progress }) => {
    const { default: module } = (await import(moduleHref)) as { default: GeneratorModule }
    if (file === undefined) return { built: runGenerator(module, { law }, values, visitor, progress, draw) }
    const declared = module.files?.[file]
    if (!declared || !('make' in declared)) throw new Error(`there is no file ${file} that can be made here`)
    const content = await declared.make(values, generatorContext(law, values, visitor, progress, draw))
    if (typeof content === 'string') return { content }
    if (isProblem(content)) return { problem: content }
    return withTransfer<GeneratorWorkResult>({ content }, [content.buffer])
  },
)
