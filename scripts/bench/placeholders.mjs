import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A calculator of usual size; a number of its own makes each file another. */
function calculator(id, number) {
  return `import { defineCalculator, money, percent, problem } from '@/lib/calculator'

export default defineCalculator({
  inputs: {
    amount: money('Amount', { initial: ${1000 + number}, help: 'A placeholder for ${id}.' }),
    other: money('Other amount', { initial: ${number % 97}.5 }),
    share: percent('Share', { initial: 0.${10 + (number % 80)} }),
    more: money('More', { initial: ${number % 13} }),
  },
  outputs: {
    total: { kind: 'money', label: 'Total' },
    part: { kind: 'money', label: 'Part' },
    rest: { kind: 'money', label: 'Rest' },
    line: { kind: 'series', label: 'Line', columns: { at: { kind: 'count', label: 'At' }, value: { kind: 'money', label: 'Value' } } },
  },
  formula: 'Total = amount + other amount + more, of ${id}',
  limits: ['A placeholder of the bench for ${id}.'],
  sources: [{ title: 'None: ${id} is a placeholder' }],
  compute({ amount, other, share, more }) {
    const total = amount + other + more + ${number}
    if (total === 0) return problem('amount', 'must be more than 0')
    return { total, part: total * share, rest: total - total * share, line: Array.from({ length: 12 }, (_, at) => ({ at, value: total * (1 + at / 10) })) }
  },
  steps({ amount, other }, { total }, show) {
    return [{ finds: 'Total', working: \`\${show.money(amount)} + \${show.money(other)}\`, gives: show.money(total) }]
  },
  charts: [{ kind: 'line', title: 'Line of ${id}', of: 'line', x: 'at', y: ['value'] }],
  examples: [{ name: 'Placeholder ${id}', given: { amount: 1000 }, expect: {} }],
})
`
}

/**
 * Gives every unfinished calculator of a copy of the project a definition, and as many more as the catalogue has other
 * unfinished tools, so that the number of pages is that of the whole catalogue. Their guides are generated ones.
 */
export async function writePlaceholders(folder) {
  let number = 0
  const write = (topic, id) => {
    const file = path.join(folder, 'lib/calculators', topic, `${id}.ts`)
    if (existsSync(file)) return
    number += 1
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, calculator(id, number))
  }
  for (const plural of ['calculators', 'generators', 'utilities']) {
    const tables = path.join(folder, 'catalogue', plural)
    for (const table of readdirSync(tables)) {
      const topic = table.replace(/\.ts$/, '')
      const text = readFileSync(path.join(tables, table), 'utf8')
      const unfinished = [...text.matchAll(/\{ id: '([^']+)'[^\n]*implemented: false/g)].map(([, id]) => id)
      if (plural === 'calculators') {
        for (const id of unfinished) write(topic, id)
        writeFileSync(path.join(tables, table), text.replaceAll('implemented: false', 'implemented: true'))
      } else {
        // Tools of the other categories stand in as further calculators of one table.
        const host = path.join(folder, 'catalogue/calculators/units.ts')
        const rows = unfinished.map(
          (id) =>
            `  { id: 'bench-${id}', name: 'Placeholder for ${id}', icon: 'ruler', group: 'Bench', implemented: true, description: 'A placeholder.' },`,
        )
        for (const id of unfinished) write('units', `bench-${id}`)
        writeFileSync(
          host,
          readFileSync(host, 'utf8').replace(/(rows?:? ?\[|\[\n)/, (start) => `${start}\n${rows.join('\n')}\n`),
        )
      }
    }
  }
  return number
}
