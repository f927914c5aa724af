import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import { documentText } from '@/lib/kits/document/text'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import { generatorContext } from '@/lib/kits/generator/run'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { definitionOf, manifest } from '@/tests/every/compiled'

const contract = await definitionOf<AnyGenerator>(manifest.tools.contract?.node ?? '')

function built(given: AnyValues) {
  const values = initialValues(contract.form, given)
  const context = generatorContext(contract.law, values, regionOf('uk'))
  const document = contract.build(values, context)
  if (isProblem(document)) throw new Error(document.message)
  return { document, text: documentText(document, context.show) }
}

const says = (given: AnyValues) => (built(given).document.notices ?? []).map(({ says: sentence }) => sentence)

/** Every answer to what puts a clause in or leaves it out. */
const choices: readonly (readonly AnyValues[])[] = [
  ['services', 'goods', 'licence', 'agency'].map((kind) => ({ kind })),
  ['uk', 'global'].map((law) => ({ law })),
  ['transfer', 'silent'].map((rights) => ({ rights })),
  ['none', 'mediation'].map((disputes) => ({ disputes })),
  ...['delivery', 'warranty', 'secret', 'force'].map((name) => [{ [name]: true }, { [name]: false }]),
  [{}, { cap: 100 }],
  [{}, { definitions: [{ term: 'Site', meaning: 'a hall' }] }],
  [{}, { scheduleB: 'A list' }],
]
const subsets = choices.reduce<AnyValues[]>(
  (all, answers) => all.flatMap((one) => answers.map((answer) => ({ ...one, ...answer }))),
  [{}],
)

describe('a contract of any clauses', () => {
  it('counts its clauses without a gap and refers to the right ones', () => {
    const faults = new Set<string>()
    for (const given of subsets) {
      const { document, text } = built(given)
      const headings = document.blocks.flatMap((block) =>
        block.kind === 'heading' && block.level === 2 ? [block.text] : [],
      )
      headings.forEach((heading, at) => {
        if (!heading.startsWith(`${at + 1}. `)) faults.add(`${heading} is the ${at + 1}th: ${JSON.stringify(given)}`)
      })
      const numberOf = (title: string) => headings.findIndex((heading) => heading.endsWith(`. ${title}`)) + 1
      const law = /(?:clause (\d+) of law|clause (\d+) says of law)/.exec(text)
      if (Number(law?.[1] ?? law?.[2]) !== numberOf('Law and courts')) faults.add(`law: ${JSON.stringify(given)}`)
      const secrets = /clause (\d+) says of secrets/.exec(text)
      if (Number(secrets?.[1] ?? 0) !== numberOf('Confidentiality')) faults.add(`secrets: ${JSON.stringify(given)}`)
      const court = /named in clause (\d+)\./.exec(text)
      const wanted = given.disputes === 'none' ? 0 : numberOf('Law and courts')
      if (Number(court?.[1] ?? 0) !== wanted) faults.add(`court: ${JSON.stringify(given)}`)
    }
    expect([...faults].slice(0, 5)).toEqual([])
  })

  it('names words that look defined and are not, and words that are defined for nothing', () => {
    const given = {
      subject: 'cleaning of the Works and of each Delivery Van.',
      definitions: [
        { term: 'Works', meaning: 'the halls in Leeds' },
        { term: 'Vehicle', meaning: 'a car' },
      ],
    }
    expect(says(given)).toContain('Written with a capital letter like a defined word, and not defined: Delivery Van.')
    expect(says(given)).toContain('Defined and never used in what you typed: Vehicle.')
    expect(says({ subject: 'cleaning of the Works.', definitions: [{ term: 'Works', meaning: 'a hall' }] })).toEqual([
      expect.stringMatching(/^Not legal advice/),
      expect.stringMatching(/^Not filled in yet/),
    ])
  })

  it('points at a cap above the price and at dates that clash', () => {
    expect(says({ price: 100, cap: 100 })).not.toContain(
      'The limit of liability is above the price. Is that what you want?',
    )
    expect(says({ price: 100, cap: 100.01 })).toContain(
      'The limit of liability is above the price. Is that what you want?',
    )
    expect(says({ endDate: '2027-01-01', deliverBy: '2027-01-02' })).toContain(
      'Delivery is due after the contract has ended.',
    )
    expect(
      says({ price: 1, endDate: '2027-01-01', instalments: [{ part: 'All', due: '2027-01-02', amount: 1 }] }),
    ).toContain('A part of the price falls due after the contract has ended.')
    expect(says({ kind: 'agency', law: 'eu' }).join(' ')).toContain('Directive 86/653/EEC')
  })
})
