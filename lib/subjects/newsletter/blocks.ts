/* What a newsletter is put together from. */

export const blockKinds = {
  header: 'Header',
  hero: 'Large opening',
  article: 'Article',
  text: 'Text',
  button: 'Button',
  product: 'Product',
  line: 'Line',
  footer: 'Footer',
} as const
export type BlockKind = keyof typeof blockKinds

/** A block as it was typed. */
export interface TypedBlock {
  kind: BlockKind
  title?: string | undefined
  text?: string | undefined
  /** What a button or link says. */
  label?: string | undefined
  link?: string | undefined
  /** Address of a picture. */
  picture?: string | undefined
  alt?: string | undefined
}

export interface Look {
  /** Buttons and links; the colours are #rrggbb. */
  accent: string
  ink: string
  /** Behind the blocks. */
  paper: string
  /** Behind all of it. */
  ground: string
  font: 'sans' | 'serif'
  /** In pixels. */
  width: number
}

export interface Newsletter {
  subject: string
  /** What inboxes show beside the subject. */
  preview: string
  blocks: readonly TypedBlock[]
  program: ProgramName
  /** Of another program: its tag or an address. */
  unsubscribe: string
  /** A line at the top leads to the message as a web page. */
  hasWebVersion: boolean
  look: Look
  /** BCP 47. */
  language: string
  direction: 'ltr' | 'rtl'
}

interface Program {
  name: string
  /** What the tags of this program are called in the list of all forms. */
  form: string
  /** In HTML: what stands in the address of a link, or before and after its words. */
  unsubscribe: Tag
  web: Tag
  /** What the program wants in every letter of advertising besides, as one line of the footer. */
  sender?: string
}
type Tag = { address: string } | { element: string; address: string }

/** Tags as the programs document them; `element` is Campaign Monitor's own markup, whose address is that of its plain text. */
export const programs = {
  mailchimp: {
    name: 'Mailchimp',
    form: 'Mailchimp',
    unsubscribe: { address: '*|UNSUB|*' },
    web: { address: '*|ARCHIVE|*' },
  },
  brevo: {
    name: 'Brevo',
    form: 'HubSpot, Klaviyo, Brevo and other templates',
    unsubscribe: { address: '{{ unsubscribe }}' },
    web: { address: '{{ mirror }}' },
  },
  hubspot: {
    name: 'HubSpot',
    form: 'HubSpot, Klaviyo, Brevo and other templates',
    unsubscribe: { address: '{{ unsubscribe_link }}' },
    web: { address: '{{ view_as_page_url }}' },
    sender:
      '{{ site_settings.company_name }}, {{ site_settings.company_street_address_1 }}, {{ site_settings.company_city }}, {{ site_settings.company_state }} {{ site_settings.company_zip }}',
  },
  monitor: {
    name: 'Campaign Monitor',
    form: 'Campaign Monitor',
    unsubscribe: { element: 'unsubscribe', address: '[unsubscribe]' },
    web: { element: 'webversion', address: '[webversion]' },
  },
} as const satisfies Record<string, Program>
export type ProgramName = keyof typeof programs | 'other'

/** The tag behind a link that the program fills in; another program has the one that was typed, and none for the web version. */
export function tagOf({ program, unsubscribe }: Newsletter, which: 'unsubscribe' | 'web'): Tag | undefined {
  if (program !== 'other') return programs[program][which]
  return which === 'unsubscribe' ? { address: unsubscribe.trim() } : undefined
}

/** The line of the sender that the program fills in, where it refuses letters without one. */
export function senderOf({ program }: Newsletter): string | undefined {
  const chosen: Program | undefined = program === 'other' ? undefined : programs[program]
  return chosen?.sender
}

const typed = (text: string | undefined) => (text ?? '').trim()

/** Whether a block has anything to show; a footer and a line always have. */
export function isEmpty({ kind, title, text, label, picture }: TypedBlock): boolean {
  if (kind === 'line' || kind === 'footer') return false
  if (kind === 'button') return typed(label) === ''
  return [title, text, picture].every((one) => typed(one) === '')
}

export const hasFooter = ({ blocks }: Newsletter) => blocks.some(({ kind }) => kind === 'footer')
