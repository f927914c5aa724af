/* The pages of an export that are measured. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { importTypeScript } from '../typescript.mjs'

const roots = [
  ['calculator', 'calculators'],
  ['calculator', 'universal-tool/calculator'],
  ['generator', 'generators'],
  ['generator', 'universal-tool/generator'],
  ['utility', 'utilities'],
  ['utility', 'universal-tool/utility'],
]

/** A page whose content has a tool in it and that does not lead elsewhere. */
function hasTool(html) {
  return /<main\b[^>]*\sid="content"/.test(html) && /\sid="tool"/.test(html) && !/http-equiv="refresh"/i.test(html)
}

/** Where the finished tools of an export are, with their category. */
export function toolPages(out) {
  return roots.flatMap(([category, root]) => {
    const folder = path.join(out, root)
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .map((name) => ({ category, name, address: `/${root}/${name}/`, file: path.join(folder, name, 'index.html') }))
      .filter(({ file }) => existsSync(file) && hasTool(readFileSync(file, 'utf8')))
  })
}

export function topicPages(out) {
  return readdirSync(path.join(out, 'topics'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, file: path.join(out, 'topics', name, 'index.html') }))
}

/** Addresses by name: tools by their id, pages of content by what they are. */
export async function namedPages() {
  const { allTools, toolById, topics } = await importTypeScript('catalogue/index.ts')
  const topic = topics.find(({ name }) => name === 'marketing') ?? topics[0]
  const unfinished = allTools.find(({ implemented }) => !implemented)
  return {
    content: {
      home: '/',
      topic: `/topics/${topic.name}/`,
      'site map': '/site-map/',
      about: '/about/',
      'coming soon': unfinished ? `/coming-soon/?tool=${unfinished.id}` : '/coming-soon/',
    },
    tool(id) {
      const tool = toolById(id)
      if (!tool) throw new Error(`The catalogue has no tool ${id}.`)
      return `${tool.href}/`
    },
  }
}
