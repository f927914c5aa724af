import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import { letterModule } from '@/lib/families/letters-contracts/build'
import { checkLetter, LetterFault } from '@/lib/families/letters-contracts/faults'
import type { LetterData } from '@/lib/families/letters-contracts/member'
import type { Clause, Template, TemplateBlock } from '@/lib/families/letters-contracts/template'
import { documentHtml } from '@/lib/kits/document/html-file'
import { documentText } from '@/lib/kits/document/text'
import { choice, date, integer, longText, money, rows, text, toggle } from '@/lib/kits/fields/define'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues, Fields } from '@/lib/kits/fields/types'
import { generatorContext } from '@/lib/kits/generator/run'
import { unfilledIn, withoutFieldLinks } from '@/lib/kits/generator/unfilled'
import { parseClause, parseTemplate } from '@/scripts/templates/parse'

const form: Fields = {
  name: text('Candidate', {}),
  jobTitle: text('Job title', {}),
  pan: text('PAN', {}),
  start: date('Start date', { optional: true, later: true }),
  pay: money('Pay', { optional: true, later: true }),
  months: integer('Probation', { optional: true }),
  tone: choice('Tone', { options: { formal: 'Formal', warm: 'Warm' }, initial: 'formal' }),
  remote: toggle('Remote', {}),
  duties: longText('Duties', {}),
  parts: rows('Parts', {
    columns: { part: text('Part', {}), amount: money('Amount', {}) },
    initial: [],
    row: 'part',
    min: 0,
  }),
}

const template = (body: string, contract = false): Template => ({
  ...parseTemplate(`---\ntitle: Offer {{name}}\nversion: 2026-11-23\n${contract ? 'contract: yes\n' : ''}---\n${body}`),
  file: 'a.template.md',
})

const fill = (body: string, extra: Partial<LetterData> = {}, contract = false): LetterData => ({
  form,
  template: template(body, contract),
  ...extra,
})

const everyField =
  '{{jobTitle}}{{pan}}{{start}}{{pay}}{{#if months}}{{months}}{{/if}}{{tone}}{{#if remote}}x{{/if}}\n\n{{lines duties}}\n\n{{table parts}}\n'

function written(body: string, given: AnyValues = {}, { region = 'uk', contract = false, extra = {} } = {}) {
  const values = initialValues(form, given)
  const context = generatorContext(undefined, values, regionOf(region))
  const document = letterModule(fill(body, extra, contract)).build(values, context)
  if (isProblem(document)) throw new Error(document.message)
  return { document, text: documentText(document, context.show), html: documentHtml(document, context.show) }
}

function faultOf(body: string, extra: Partial<LetterData> = {}): LetterFault {
  try {
    checkLetter(fill(body, extra))
  } catch (error) {
    if (error instanceof LetterFault) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('a letter', () => {
  it('is filled in with what was entered, as the region writes it', () => {
    const body = 'From {{date start}} as {{jobTitle}}: {{money pay}}, {{count months month}}, {{tone}}.'
    const given = { start: '2027-02-01', jobTitle: 'Planner', pay: 34000, months: 1, tone: 'warm' }
    expect(written(body, given).text).toBe('From 1 February 2027 as Planner: £34,000, 1 month, warm.')
    expect(written(body, { ...given, pay: 17.5, months: 3 }, { region: 'us' }).text).toBe(
      'From February 1, 2027 as Planner: $17.50, 3 months, warm.',
    )
  })

  it('shows what is missing in brackets that lead to the field, and names it', () => {
    const { document, text: plain, html } = written('As {{jobTitle}} with {{pan}} from {{start}}, {{jobTitle}}.')
    expect(plain).toBe('As [job title] with [PAN] from [start date], [job title].')
    expect(html).toContain('<a href="#field-jobTitle"><strong>[job title]</strong></a>')
    expect(unfilledIn(document)).toEqual(['job title', 'PAN', 'start date'])
    expect(document.notices).toEqual([{ is: 'fair', says: 'Not filled in yet: job title, PAN, start date.' }])
    const context = generatorContext(undefined, {}, regionOf('uk'))
    const leaves = documentHtml(withoutFieldLinks(document), context.show)
    expect(leaves).not.toContain('href')
    expect(leaves).toContain('<strong>[job title]</strong>')
  })

  it('keeps markup that a visitor types as text', () => {
    const script = '<img src=x onerror=alert(1)> **not bold** {{pay}}'
    const { html, text: plain } = written('# Offer\n\nDear {{jobTitle}}.\n\n{{lines duties}}', {
      jobTitle: script,
      duties: script,
    })
    expect(plain).toContain(`Dear ${script}.`)
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; **not bold** {{pay}}')
  })

  it('leaves no second space and no space before a stop where a condition does not hold', () => {
    const body =
      'One {{#if remote}}two{{/if}} three {{#if remote}}four{{/if}}. {{#if remote}}Five.{{/if}}\n\n{{#if remote}}six{{/if}}'
    expect(written(body).text).toBe('One three.')
    expect(written(body, { remote: true }).text).toBe('One two three four. Five.\n\nsix')
  })

  it('makes one list of items that conditions part, and none of no items', () => {
    const body = '- a\n\n{{#if remote}}\n- b\n{{/if}}\n\n- c'
    expect(written(body).text).toBe('- a\n- c')
    expect(written(body, { remote: true }).text).toBe('- a\n- b\n- c')
    expect(written('{{#if remote}}\n- b\n{{/if}}').text).toBe('')
  })

  it('adds up the money of a table, and leaves out rows that are empty', () => {
    const parts = [
      { part: 'Basic', amount: 30000.1 },
      { part: 'Housing', amount: 4000.2 },
      { part: '', amount: undefined },
    ]
    expect(written('{{table parts total}}', { parts }).text).toBe(
      'Part\tAmount\nBasic\t£30,000.10\nHousing\t£4,000.20\nTotal\t£34,000.30',
    )
    expect(written('{{table parts}}', { parts: [] }).text).toBe('')
  })

  it('takes the marks off lines that were pasted as a list', () => {
    expect(written('{{lines duties}}', { duties: '- plan\n\n2) order\n• 3 ships' }).text).toBe(
      '- plan\n- order\n- 3 ships',
    )
    expect(written('{{lines duties}}').text).toBe('- [duties]')
  })

  it('derives text, which waits in brackets for what it comes from', () => {
    const derived = {
      tripled: {
        label: 'tripled probation',
        from: ['months'],
        write: ({ months }: AnyValues) => String(Number(months) * 3),
      },
    }
    expect(written('It is {{tripled}}.', { months: 2 }, { extra: { derived } }).text).toBe('It is 6.')
    const { text: plain, html } = written('It is {{tripled}}.', {}, { extra: { derived } })
    expect(plain).toBe('It is [tripled probation].')
    expect(html).toContain('#field-months')
  })

  it('shows a table that is worked out once what it comes from is there', () => {
    const tables = {
      plan: {
        label: 'Plan',
        from: ['months'],
        write: ({ months }: AnyValues) => ({
          columns: [{ label: 'Month' }, { label: 'Pay', align: 'end' as const, sum: true }],
          rows: Array.from({ length: Number(months) }, (_, at) => [
            `No. ${at + 1}`,
            { kind: 'money' as const, minor: 100, currency: 'GBP' },
          ]),
        }),
      },
    }
    const body = '{{#if plan}}\nThe plan:\n\n{{table plan}}\n{{else}}\nNo plan.\n{{/if}}'
    expect(written(body, { months: 2 }, { extra: { tables } }).text).toBe(
      'The plan:\n\nMonth\tPay\nNo. 1\t£1.00\nNo. 2\t£1.00\nTotal\t£2.00',
    )
    expect(written(body, {}, { extra: { tables } }).text).toBe('No plan.')
    expect(written(body, { months: 0 }, { extra: { tables } }).text).toBe('No plan.')
  })

  it('is named by its title without what is missing', () => {
    expect(written('x', { name: 'Maya Lind' }).document.title).toBe('Offer Maya Lind')
    expect(written('x').document.title).toBe('Offer')
  })
})

describe('a letterhead', () => {
  const head = {
    form: { name: text('Candidate', {}), senderName: text('Sender', {}) },
    template: template('{{letterhead sender}}\n\nDear all.'),
  }
  const pixel =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  const built = (values: AnyValues) =>
    letterModule(head).build({ senderName: 'Quay', ...values }, generatorContext(undefined, {}, regionOf('uk')))

  it.each(['classic', 'modern'])('has the logo, in the look %s', (look) => {
    const document = built({ look, logo: pixel, colour: '#8a1c5c' })
    if (isProblem(document)) throw new Error(document.message)
    const html = documentHtml(document, generatorContext(undefined, {}, regionOf('uk')).show)
    expect(html).toContain(`href="${pixel}"`)
    expect(html).toContain('Quay')
    expect(document).toMatchObject({ look, colour: '#8a1c5c' })
  })

  it('in the modern look is headed by the name, which in brackets leads to its field', () => {
    expect(built({ look: 'modern' })).toMatchObject({ blocks: [{ kind: 'heading', text: 'Quay' }, {}, {}] })
    const missing = built({ look: 'modern', senderName: '' })
    expect(isProblem(missing) ? [] : unfilledIn(missing)).toEqual(['sender'])
  })

  it('is refused for a logo that is no picture, beside its field', () => {
    expect(built({ logo: 'data:image/png;base64,AAAA' })).toMatchObject({ field: 'logo' })
  })
})

describe('a contract', () => {
  const clause = (name: string, body: string, title = name): TemplateBlock => ({
    include: {
      ...parseClause(`---\ntitle: ${title}\nnote: About ${name}.\nsuits: uk\nversion: 2026-11-23\n---\n${body}`, name),
      file: `${name}.clause.md`,
    } as Clause,
  })
  const letter = (...blocks: TemplateBlock[]): LetterData => ({ form, template: { ...template('', true), blocks } })
  const build = (data: LetterData, given: AnyValues = {}) => {
    const values = initialValues(form, given)
    const context = generatorContext(undefined, values, regionOf('uk'))
    const module = letterModule(data)
    const document = module.build(values, context)
    if (isProblem(document)) throw new Error(document.message)
    return { text: documentText(document, context.show), notes: module.notes?.(values, context) }
  }
  const remoteOnly = (block: TemplateBlock): TemplateBlock => ({ when: [{ field: 'remote' }], show: [block] })

  it('numbers clauses and paragraphs, and refers to them by number, whichever are in it', () => {
    const data = letter(
      remoteOnly(clause('kit', '1. You get a laptop.', 'Kit')),
      clause('secrets', '1. Keep it secret.\n2. {{clause ending}} says how long.\n   - always\n', 'Secrets'),
      clause('ending', '1. It ends.', 'Ending'),
    )
    expect(build(data).text).toBe(
      '1. Secrets\n\n1.1\u00A0 Keep it secret.\n\n1.2\u00A0 clause 2 says how long.\n\n- always\n\n2. Ending\n\n2.1\u00A0 It ends.',
    )
    expect(build(data, { remote: true }).text).toContain('2.2\u00A0 clause 3 says how long.')
  })

  it('explains the clauses that are in it', () => {
    const data = letter(remoteOnly(clause('kit', 'x', 'Kit')), clause('secrets', 'y', 'Secrets'))
    expect(build(data).notes).toEqual([
      { title: '1. Secrets', note: 'About secrets.', suits: ['uk'], version: '2026-11-23' },
    ])
    expect(build(data, { remote: true }).notes?.map(({ title }) => title)).toEqual(['1. Kit', '2. Secrets'])
  })

  it('is refused with the file and line of the clause that is wrong', () => {
    const wrong = letter(clause('secrets', '1. Fine.\n2. See {{jobTitel}}.'))
    expect(() => checkLetter(wrong)).toThrow(/no field jobTitel\. The nearest is jobTitle/)
    const dangling = letter(clause('secrets', '1. See {{clause endin}}.'), clause('ending', 'x'))
    let fault: unknown
    try {
      checkLetter(dangling)
    } catch (error) {
      fault = error
    }
    expect(fault).toMatchObject({ file: 'secrets.clause.md', line: 7 })
    expect(String(fault)).toMatch(/no clause endin\. The nearest is ending/)
  })
})

describe('a template that does not fit its form', () => {
  it('is accepted where it does', () => {
    expect(() => checkLetter(fill(everyField))).not.toThrow()
  })

  it.each([
    ['an unknown placeholder', `One\n\n{{jobTitel}}\n${everyField}`, 7, /no field jobTitel\. The nearest is jobTitle/],
    ['an unknown condition', `{{#if remotely}}x{{/if}}\n${everyField}`, 5, /no field remotely\. The nearest is remote/],
    ['a type that does not fit', `Pay {{date pay}}\n\n${everyField}`, 5, /is for date or month, and pay is money/],
    ['a tick as text', `{{remote}}\n\n${everyField}`, 5, /remote is toggle/],
    ['rows as text', `{{parts}}\n\n${everyField}`, 5, /parts is rows/],
    ['a table of no rows', `{{table duties}}\n\n${everyField}`, 5, /is for rows, and duties is long-text/],
    ['an unknown option', `{{#if tone is warmer}}x{{/if}}\n${everyField}`, 5, /no option warmer\. The nearest is warm/],
    ['an option of a text', `{{#if jobTitle is warm}}x{{/if}}\n${everyField}`, 5, /has no options/],
    ['a choice without an option', `{{#if tone}}x{{/if}}\n${everyField}`, 5, /say "tone is formal"/],
    ['what may be left empty', `{{months}} months\n\n${everyField}`, 5, /stands within \{\{#if months\}\}/],
    ['a placeholder in a heading', `# As {{jobTitle}}\n\n${everyField}`, 5, /a heading holds words alone/],
    ['a field that is nowhere', everyField.replace('{{pan}}', ''), 1, /never names pan/],
  ])('is refused for %s, with its line', (_, body, line, says) => {
    const fault = faultOf(body)
    expect([fault.file, fault.line]).toEqual(['a.template.md', line])
    expect(fault.message).toMatch(says)
  })

  it('is refused for a table that it works out and never shows, or adds up a second time', () => {
    const tables = { plan: { label: 'Plan', from: ['months'], write: () => undefined } }
    expect(faultOf(everyField, { tables }).message).toMatch(/never names plan/)
    const total = faultOf(`{{table plan total}}\n\n${everyField}`, { tables })
    expect([total.line, total.message]).toEqual([5, expect.stringMatching(/columns say themselves/)])
    expect(faultOf(`{{#if plan is long}}x{{/if}}\n\n${everyField}`, { tables }).message).toMatch(/is a table/)
    expect(faultOf(`Of {{plan}}\n\n{{table plan}}\n\n${everyField}`, { tables }).message).toMatch(/no field plan/)
  })

  it('is refused for what it derives and never says', () => {
    const derived = { sum: { label: 'sum', from: ['months'], write: () => '1' } }
    expect(faultOf(everyField, { derived }).message).toMatch(/never names sum/)
  })
})
