import { reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, longText, text } from '@/lib/kits/fields/define'
import type { MetaAnswer, MetaQuestion } from '@/lib/subjects/meta-tags/report'

const formats = { html: 'HTML', next: 'Next.js', json: 'JSON' } as const
const formatOf = { html: 'html', next: 'next', json: 'json' } as const

/** The tags in the chosen form. */
function codeOf({
  answer,
  values,
}: {
  answer: MetaAnswer | undefined
  values: { format: keyof typeof formats }
}): string | undefined {
  return answer?.[formatOf[values.format]]
}

export default defineWorkbench({
  worker: worker<MetaQuestion, MetaAnswer>('meta-tags-generator'),
  options: {
    title: text('Title', { initial: '', maxLength: 300, placeholder: 'Oak chairs made in Leeds' }),
    description: longText('Description', { initial: '', maxLength: 1000, lines: 3 }),
    url: text('Address of the page', {
      initial: '',
      maxLength: 2000,
      placeholder: 'https://example.com/chairs',
      as: 'url',
    }),
    image: text('Address of the picture', {
      initial: '',
      maxLength: 2000,
      placeholder: 'https://example.com/chair.jpg',
      as: 'url',
    }),
    siteName: text('Name of the site', { initial: '', maxLength: 200 }),
    imageAlt: text('What the picture shows', { initial: '', maxLength: 420, refines: true }),
    type: choice('Kind of page', {
      options: {
        website: 'Website',
        article: 'Article',
        product: 'Product',
        profile: 'Profile',
        book: 'Book',
        'video.other': 'Video',
      },
      initial: 'website',
      as: 'menu',
      refines: true,
    }),
    robots: choice('Search engines', {
      options: {
        all: 'May list it and follow its links',
        noindex: 'May not list it',
        nofollow: 'May not follow its links',
        none: 'Neither',
      },
      initial: 'all',
      as: 'menu',
      refines: true,
    }),
    card: choice('Card on X', {
      options: { summary_large_image: 'Large picture', summary: 'Small picture' },
      initial: 'summary_large_image',
      refines: true,
    }),
    account: text('Account on X', { initial: '', maxLength: 30, placeholder: '@bramley', refines: true }),
    locale: text('Language and country', { initial: '', maxLength: 20, placeholder: 'en_GB', refines: true }),
    themeColor: text('Colour of the browser’s bar', {
      initial: '',
      maxLength: 30,
      placeholder: '#ffffff',
      refines: true,
    }),
    icon: text('Address of the icon', { initial: '', maxLength: 500, placeholder: '/favicon.ico', refines: true }),
    languages: longText('Versions in other languages', {
      initial: '',
      maxLength: 5000,
      lines: 3,
      placeholder: 'de https://example.com/de/',
      refines: true,
    }),
    format: choice('Written as', { options: formats, initial: 'html' }),
  },
  panels: [
    { at: 'top', fields: ['title', 'description', 'url', 'image', 'siteName'] },
    {
      at: 'top',
      label: 'More tags',
      folded: true,
      fields: ['imageAlt', 'type', 'robots', 'card', 'account', 'locale', 'themeColor', 'icon', 'languages'],
    },
    { at: 'results', fields: ['format'] },
  ],
  inputs: {
    existing: {
      kind: 'text',
      label: 'A head to start from, if there is one',
      placeholder: 'Paste <head>…</head> or a whole page',
      height: 'short',
      takes: { text: {} },
      opens: {
        label: 'Open a page',
        accept: '.html,.htm,text/html',
        largest: 5_000_000,
        otherwise: 'Save the page as HTML only.',
      },
    },
  },
  resultLabel: 'Tags',
  ask({ values, texts: { existing } }): MetaQuestion | undefined {
    const { title, description, url, image, siteName } = values
    const { imageAlt, type, robots, card, account, locale, themeColor, icon, languages } = values
    const written = { title, description, url, image, siteName, imageAlt, account, locale, themeColor, icon, languages }
    const trimmed = Object.fromEntries(
      Object.entries(written).map(([name, one]) => [name, one.trim()]),
    ) as typeof written
    if (Object.values(trimmed).every((one) => one === '') && existing.trim() === '') return undefined
    return { fields: { ...trimmed, type, robots, card }, existing }
  },
  views(work) {
    const { answer } = work
    const code = codeOf(work)
    const taken = Object.keys(answer?.taken ?? {})
    return [
      ...(answer && taken.length > 0
        ? [
            {
              kind: 'findings',
              items: [
                {
                  tone: 'plain',
                  says: `The pasted head fills ${String(taken.length)} of the fields.`,
                  offers: [{ label: 'Take them over', sets: answer.taken }],
                  caution: 'What stands in those fields is replaced.',
                },
              ],
            } as const,
          ]
        : []),
      ...reportViews(work, 'existing', 'Write a title. Tags and previews stand here as you type.'),
      ...(code === undefined
        ? []
        : [{ kind: 'text', label: formats[work.values.format], text: code, boxed: true } as const]),
      ...(answer
        ? [
            { kind: 'heading', says: 'How it may be shown' } as const,
            { kind: 'previews', items: answer.previews } as const,
          ]
        : []),
    ]
  },
  takeAway: {
    copy: { kind: 'copy', label: 'Copy the tags', done: 'Copied the tags', of: codeOf },
    save: {
      kind: 'save',
      label: 'Save',
      file: ({ values }) => ({ html: 'head.html', next: 'metadata.ts', json: 'tags.json' })[values.format],
      type: ({ values }) => ({ html: 'text/html', next: 'text/plain', json: 'application/json' })[values.format],
      of: codeOf,
    },
    findings: {
      kind: 'copy',
      label: 'Copy the findings',
      done: 'Copied the findings',
      of: ({ answer }) => reportText(answer),
    },
    next: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['seo-score'],
      of: ({ answer }) => answer?.html,
    },
  },
  controls: [
    { label: 'Title, description, address and picture', help: 'What a result and a shared link are made of.' },
    { label: 'More tags', help: 'Kind of page, robots, card, language, colour, icon, versions in other languages.' },
    { label: 'A head to start from', help: 'An existing page fills the fields.' },
    { label: 'Written as', help: 'HTML, metadata of Next.js, or JSON.' },
  ],
  results: [
    { label: 'Tags to paste', kind: 'value' },
    { label: 'Previews of a search result and of four networks', kind: 'chart' },
    { label: 'Mistakes, with who asks for it', kind: 'verdict' },
    { label: 'Width of title and description in pixels', kind: 'value' },
  ],
  formula:
    'Writes each filled field as the tag that HTML, Open Graph or X names, escapes it, and measures title and description in the widths of Arial',
  limits: [
    'Previews show what is said and where it may be cut; each network draws its own way and changes it without notice.',
    'Google publishes no width: 580 and 920 pixels are what results have shown, and titles are often rewritten.',
    'The picture is not loaded, so its size and kind are not checked.',
    'Widths are those of Arial; letters of other scripts are counted with an average.',
  ],
  sources: [
    { title: 'The Open Graph protocol', href: 'https://ogp.me/' },
    {
      title: 'WHATWG: HTML Living Standard, 4.2 Document metadata',
      href: 'https://html.spec.whatwg.org/multipage/semantics.html',
    },
    {
      title: 'Google Search Central: Control your snippets in search results',
      href: 'https://developers.google.com/search/docs/appearance/snippet',
    },
    {
      title: 'Next.js: Metadata object',
      href: 'https://nextjs.org/docs/app/api-reference/functions/generate-metadata',
    },
  ],
  abilities: ['save', 'print'],
})
