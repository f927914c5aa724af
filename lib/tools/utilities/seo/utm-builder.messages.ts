import type { Note, Refusal } from '@/lib/subjects/utm/link'
import type { TagName } from '@/lib/subjects/utm/tags'
import { counted, whole } from '@/lib/messages/counted'

const tagLabels: Record<TagName, string> = {
  source: 'Source',
  medium: 'Medium',
  campaign: 'Campaign',
  id: 'Campaign ID',
  term: 'Term',
  content: 'Content',
  source_platform: 'Source platform',
  creative_format: 'Creative format',
  marketing_tactic: 'Marketing tactic',
}

const list = (tags: readonly string[]) => tags.join(', ')

/** Words of the UTM builder. */
export const utmMessages = {
  template: 'Start from a channel',
  noTemplate: 'Choose a channel',
  address: 'Landing page address',
  addressPlaceholder: 'https://example.com/page?colour=blue#prices',
  tags: 'Campaign parameters',
  tagLabels,
  tagHelp: {
    source: 'Where the link is seen, such as newsletter or google.',
    medium: 'The kind of traffic, such as email, cpc or social.',
    campaign: 'The campaign’s name, such as spring-sale.',
  } satisfies Partial<Record<TagName, string>>,
  more: 'More parameters',
  custom: 'Parameters of your own',
  customName: (at: number) => `Name of parameter ${at}`,
  customValue: (at: number) => `Value of parameter ${at}`,
  addCustom: 'Add a parameter',
  removeCustom: (at: number) => `Remove parameter ${at}`,
  remove: 'Remove',
  standsOn: 'Page where the link will stand, if known',
  standsOnHelp: 'Tells whether the link would lead from your own site to your own site.',
  link: 'Tagged link',
  copy: 'Copy link',
  copied: 'Link copied',
  keep: 'Copy and keep in history',
  kept: 'Link copied and kept in the history',
  qr: 'Make a QR code of it',
  open: 'Test the link',
  length: (length: number) => counted(length, 'character', 'characters'),
  channel: 'Default channel group in Google Analytics 4',
  because: (rule: string) => `Rule: ${rule}.`,
  dated: (from: string, readOn: string) =>
    `Rules as of ${from}, read again on ${readOn}. The first rule that matches decides; Google may change them.`,
  waiting: 'Enter an address and a source to see the link.',
  refusals: {
    'no-address': 'Enter the address of the landing page.',
    malformed: 'This must be a web address such as https://example.com/page.',
    scheme: 'This must be an address that begins with http or https.',
    'no-source': 'Enter a source. Google asks for one in every campaign link.',
  } satisfies Record<Refusal, string>,
  scheme: (scheme: string) => `This must begin with http or https. A ${scheme}: address is refused.`,
  note(note: Note): string {
    switch (note.kind) {
      case 'missing':
        return `${tagLabels[note.tag]} is empty: reports will show (not set).`
      case 'not-allowed':
        return `“${note.value}” is not on your list for ${tagLabels[note.tag].toLowerCase()}.`
      case 'tidied':
        return `${note.tag}: “${note.from}” is written as “${note.to}” by your naming rules.`
      case 'decoded':
        return `${note.tag} was encoded already. It was decoded first, so that it is not encoded twice.`
      case 'replaced':
        return `The address had ${list(note.tags)}; the values here replace them.`
      case 'kept':
        return `The address has ${list(note.tags)} already; these are kept, the values here are not used.`
      case 'scheme-added':
        return 'https:// was added to the address.'
      case 'internal':
        return `The link would stand on ${note.host}, your own site. UTM parameters on internal links overwrite where the visit came from. Leave them off.`
      case 'unassigned':
        return 'No rule matches: visits will be Unassigned. Choose a medium that Google knows, or a template.'
      case 'long':
        return `The link has ${counted(note.length, 'character', 'characters')}. Google Ads takes 2,048, and some programs cut earlier.`
      case 'credentials':
        return 'The address holds a user name or password. Everybody who gets the link can read it.'
      case 'custom-name':
        return `“${note.name}” is not used: a parameter’s name has letters, digits, dots, dashes and underscores only.`
    }
  },
  levels: { error: 'Against your rules', warning: 'Check', info: 'Note' },
  duplicate: (day: string) => `You made this same link on ${day}.`,
  almostDuplicate: (day: string) =>
    `On ${day} you made this link in other letter case. Google Analytics counts the two apart.`,

  rules: 'Naming rules',
  lowerCase: 'Write values in lower case',
  separator: 'Between words',
  separators: { keep: 'As typed', dash: 'Dash', underscore: 'Underscore' },
  existing: 'Parameters the address has already',
  existings: { replace: 'Replace', keep: 'Keep' },
  allowed: (tag: TagName) => `Allowed values for ${tagLabels[tag].toLowerCase()}`,
  allowedHelp: 'One on a line, or with commas. Empty: every value.',
  ownHosts: 'Your own domains',
  ownHostsHelp: 'One on a line, such as example.com. Subdomains count.',

  presets: 'Presets',
  preset: 'Saved preset',
  noPreset: 'Choose a preset',
  presetName: 'Name for these parameters',
  savePreset: 'Save preset',
  presetSaved: (name: string) => `Preset “${name}” saved`,
  deletePreset: 'Delete preset',
  presetNeedsName: 'Enter a name for the preset.',

  history: 'History',
  historyEmpty: 'Links you keep are listed here, on this device only.',
  historyColumns: { day: 'Day', link: 'Link', channel: 'Channel' },
  downloadHistory: 'Download history as CSV',
  clearHistory: 'Clear history',
  undoClear: 'Undo',
  cleared: 'The history was cleared.',
  deleteEntry: (href: string) => `Delete ${href}`,
  deleteShort: 'Delete',
  load: (href: string) => `Edit ${href}`,
  loadShort: 'Edit',
  more10: (count: number) => `${counted(count, 'older link is', 'older links are')} in the CSV.`,
  historyFile: 'utm-history.csv',

  bulk: 'Many links from a CSV file',
  bulkHelp:
    'First row: headings. A column url is needed; utm_source, utm_medium and the others by name, param:name for parameters of your own. Up to 20,000 rows; your naming rules apply.',
  openCsv: 'Open CSV file',
  sampleCsv: 'Download a sample',
  sampleFile: 'utm-sample.csv',
  sampleText:
    'url,utm_source,utm_medium,utm_campaign,utm_content,param:ref\r\nhttps://example.com/shoes,newsletter,email,Spring Sale,top banner,a1\r\nhttps://example.com/shoes?size=42#blue,google,cpc,Spring Sale,,\r\n',
  building: (name: string) => `Building links of ${name}`,
  cancel: 'Cancel',
  cancelled: 'Stopped. No file was made.',
  bulkRefused: {
    'not-text': 'This file is not text. Save the table as CSV first.',
    'no-heading': 'The first row must have a column called url.',
    empty: 'The file has no rows below its heading.',
    unreadable: 'The file could not be read. It may have been moved or changed; open it again.',
  },
  tooMany: (rows: number) => `The file has ${whole(rows)} rows. Up to 20,000 are taken; split it.`,
  bulkDone: (rows: number, links: number) => `${counted(links, 'link', 'links')} from ${counted(rows, 'row', 'rows')}.`,
  bulkRest: (refused: number, duplicates: number, errors: number) =>
    [
      refused > 0 ? `${counted(refused, 'row was', 'rows were')} refused` : '',
      duplicates > 0 ? counted(duplicates, 'duplicate', 'duplicates') : '',
      errors > 0 ? `${counted(errors, 'link breaks', 'links break')} your rules` : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  downloadBulk: 'Download the links as CSV',
  bulkFile: 'utm-links.csv',
  bulkColumns: { row: 'Row', url: 'URL', link: 'Tagged link', channel: 'GA4 default channel', notes: 'Notes' },
  bulkShown: (shown: number, rows: number) => `The first ${whole(shown)} of ${whole(rows)} rows.`,
  sameAs: (row: number) => `Same link as row ${whole(row)}.`,
  onDevice: 'What you enter, your presets and the history stay on this device.',
}
