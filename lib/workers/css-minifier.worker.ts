import type { Rewrite } from '@/lib/subjects/web-code/compiler'
import {
  cssMinifierMessages as says,
  type CssMinifierReport,
  type CssMinifierSettings,
} from '@/lib/tools/utilities/developer/css-minifier.messages'
import { textIn } from '@/lib/workers/define-code-task'
import { defineMinifierTask } from '@/lib/workers/define-minifier-task'
import { cssMinifierReport, minifiedSheet } from '@/lib/workers/reports/css-minifier'

const largest = 10_000_000
const isPage = (name: string) => !/\.p?css$/i.test(name)
const outputOf = (name: string) => `${name.replace(/(?:\.min)?\.\w+$/, '')}.min.css`

const rewrite: Rewrite = async (source, options) => (await import('@/lib/engines/esbuild')).rewrite(source, options)

defineMinifierTask<CssMinifierSettings, CssMinifierReport>({
  async read({ source, name, html, ...settings }) {
    const page = settings.unused ? await textIn(html, largest, says) : ''
    const css = await textIn(source, largest, says)
    return cssMinifierReport({ css, name, pages: [page] }, settings, outputOf(name), rewrite)
  },
  async file({ file, all, html, ...settings }) {
    if (isPage(file.name)) return { kind: 'aside', says: says.onlyRead }
    const pages: string[] = []
    if (settings.unused) {
      pages.push(await textIn(html, largest, says))
      for (const page of all.filter(({ name }) => isPage(name))) pages.push(await textIn(page, largest, says))
    }
    const css = await textIn(file, largest, says)
    return minifiedSheet({ css, name: file.name, pages }, settings, outputOf(file.name), rewrite)
  },
})
