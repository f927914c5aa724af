import type { Rewrite } from '@/lib/subjects/web-code/compiler'
import {
  jsMinifierMessages as says,
  type JsMinifierReport,
  type JsMinifierSettings,
} from '@/lib/tools/utilities/developer/js-minifier.messages'
import { pause, textIn } from '@/lib/workers/define-code-task'
import { defineMinifierTask } from '@/lib/workers/define-minifier-task'
import {
  bundledFiles,
  jsMinifierReport,
  jsSavings,
  minifiedFile,
  partOfBundle,
  type CodeSource,
} from '@/lib/workers/reports/js-minifier'

const largest = 10_000_000
const outputOf = (name: string) => `${name.replace(/(?:\.min)?\.\w+$/, '')}.min.js`
const rewrite: Rewrite = async (source, options) => (await import('@/lib/engines/esbuild')).rewrite(source, options)
let turn = 0

defineMinifierTask<JsMinifierSettings, JsMinifierReport>({
  async read({ source, name, ...settings }) {
    const code = await textIn(source, largest, says)
    return jsMinifierReport({ code, name }, settings, outputOf(name), rewrite, ++turn)
  },
  async next({ source, name, ...settings }) {
    return jsSavings({ code: await textIn(source, largest, says), name }, settings, rewrite, turn)
  },
  async file({ file, all, ...settings }, context) {
    if (!settings.joins) {
      const source = { code: await textIn(file, largest, says), name: file.name }
      return minifiedFile(source, settings, outputOf(file.name), rewrite)
    }
    if (file !== all[0]) return partOfBundle
    const sources: CodeSource[] = []
    for (const one of all) sources.push({ code: await textIn(one, largest, says), name: one.name })
    await pause(context)
    return bundledFiles(sources, settings, rewrite)
  },
})
