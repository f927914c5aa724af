import { layoutBlocks, readOutline, writeLayout } from '@/lib/engines/lorem'
import { choice, defineTransform, integer, refusal, toggle, type Notice } from '@/lib/kits/transform'

const kinds = 'h1 to h4, p, ul, ol, table, quote, code, figure, form, hr'

export default defineTransform({
  takes: {
    kind: 'text',
    label: 'Blocks of the page, one a line',
    placeholder: 'h1\np long\nul 4\ntable 3x4',
    accept: '.txt',
  },
  gives: { kind: 'text', label: 'Placeholder page', extension: 'html', type: 'text/html', carried: 'text' },
  options: {
    format: choice('Write as', { options: { html: 'HTML', markdown: 'Markdown', jsx: 'JSX' }, initial: 'html' }),
    flavour: choice('Words', {
      options: {
        latin: 'Latin',
        business: 'Business English',
        tech: 'Technical English',
        cyrillic: 'Cyrillic',
        arabic: 'Arabic',
        chinese: 'Chinese',
      },
      initial: 'latin',
      as: 'menu',
    }),
    hard: toggle('Make it hard for the layout', {
      initial: false,
      help: 'Words that do not break, long addresses, emoji, and text from right to left.',
    }),
    seed: integer('Seed', {
      initial: 1,
      min: 0,
      max: 1_000_000,
      help: 'The same seed gives the same page.',
      refines: true,
    }),
  },
  method: 'Each line of the outline becomes one element, filled with placeholder words from a seeded generator',
  leadsTo: ['word-counter', 'character-counter'],
  limits: [
    'Up to 2,000 blocks, lists of 200 items and tables of 12 columns. Larger numbers are cut to these, and the page says so.',
    'Markdown has no form. A form becomes a list of boxes to tick there.',
    'Pictures are a grey rectangle inside the page; no file and no server is needed.',
  ],
  sources: [
    { title: 'WHATWG: HTML Living Standard', href: 'https://html.spec.whatwg.org/' },
    { title: 'GitHub Flavored Markdown Spec', href: 'https://github.github.com/gfm/' },
  ],
  run(outline, { format, flavour, hard, seed }, { show }) {
    const read = readOutline(outline)
    if ('fault' in read) {
      if (read.fault === 'many') return refusal('More than 2,000 blocks are too many for one page.')
      return refusal(`“${read.word}” is no block. There are ${kinds}.`, read)
    }
    const gives = writeLayout(layoutBlocks(read.blocks, { flavour, seed, isHard: hard }), format)
    const count = read.blocks.length
    const notices: Notice[] = [
      { is: 'plain', says: `${show.count(count)} ${count === 1 ? 'block' : 'blocks'}.` },
      ...(read.clamped
        ? [{ is: 'fair', says: 'A number was out of range and was cut to what is allowed.' } as const]
        : []),
    ]
    const file = { html: 'html', markdown: 'md', jsx: 'jsx' }[format]
    return {
      gives,
      notices: count === 0 ? [] : notices,
      file: { extension: file, type: format === 'html' ? 'text/html' : 'text/plain' },
    }
  },
  examples: [
    {
      name: 'The top of an article',
      given: { text: 'h1\np short' },
      expect: {
        text: '<h1>Dies amet sed puer senatus</h1>\n<p>Magister virtus sine mundus dulcis caelum pro liber.</p>\n',
      },
    },
    {
      name: 'A part of a README',
      given: { text: 'h2\nul 2\ntable 2x1' },
      options: { format: 'markdown' },
      expect: {
        text: '## Dies amet sed puer\n\n- Magister virtus sine mundus veritas\n- Labore de caput carmen veritas\n\n| Senatus | Pectus |\n| --- | --- |\n| Vulgus corpus | Pulcher oratio |\n',
      },
    },
    {
      name: 'Lines for a component',
      given: { text: 'hr x2' },
      options: { format: 'jsx' },
      expect: { text: '<hr />\n<hr />\n' },
    },
  ],
})
