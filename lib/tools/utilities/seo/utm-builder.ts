import { defineApp } from '@/lib/kits/app/define'

export default defineApp({
  worker: 'utm',
  leadsTo: { qrHref: ['qr-utm', 'qr-code'] },
  controls: [
    { label: 'Landing page address', help: 'http or https; its query and fragment stay as they are.' },
    {
      label: 'Campaign parameters',
      help: 'Source, medium, campaign, ID, term, content, source platform, creative format, marketing tactic, and your own.',
    },
    { label: 'Naming rules', help: 'Letter case, dash or underscore, allowed values, and your own domains.' },
    { label: 'CSV file', help: 'Up to 20,000 rows with a column url and one for each parameter.' },
  ],
  results: [
    { label: 'Tagged link', kind: 'value' },
    { label: 'Default channel group in Google Analytics 4', kind: 'verdict' },
    { label: 'Duplicates, internal links and values off the list', kind: 'verdict' },
    { label: 'History and table of links', kind: 'table' },
  ],
  formula:
    'Tidies each value by your rules, decodes it if it was encoded, encodes it once and appends it to the query of the address',
  limits: [
    'The channel is what the published rules say of the tags; Google Analytics may decide otherwise for clicks that carry its own click IDs.',
    'Google’s list of search, social, shopping and video sites is matched as published; a site that is missing there is unknown here.',
    'The history holds 500 links; presets and history live in this browser only.',
    'A value such as 50%25 is read as encoded text and becomes 50%.',
  ],
  sources: [
    {
      title: 'Google Analytics Help: [GA4] Default channel group',
      href: 'https://support.google.com/analytics/answer/9756891',
    },
    {
      title: 'Google Analytics Help: [GA4] URL builders: collect campaign data with custom URLs',
      href: 'https://support.google.com/analytics/answer/10917952',
    },
    { title: 'WHATWG: URL Standard', href: 'https://url.spec.whatwg.org/' },
  ],
  abilities: ['save', 'batch', 'print'],
})
