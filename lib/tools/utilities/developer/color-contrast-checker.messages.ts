import { counted } from '@/lib/messages/counted'
import type { contrastLevels } from '@/lib/subjects/colour/contrast'
import type { Vision } from '@/lib/subjects/colour/vision'

type LevelId = (typeof contrastLevels)[number]['id']

export const contrastMessages = {
  /** Where each level applies. */
  uses: {
    text: 'Normal text',
    largeText: 'Large text, from 24 px or bold from 18.7 px',
    textEnhanced: 'Normal text, enhanced',
    largeTextEnhanced: 'Large text, enhanced',
    parts: 'Parts of the interface, icons, borders of fields',
  } satisfies Record<LevelId, string>,
  visions: {
    protanopia: 'Without red cones',
    deuteranopia: 'Without green cones',
    tritanopia: 'Without blue cones',
  } satisfies Record<Vision, string>,
  headline(ratio: string, value: number): string {
    if (value >= 7) return `${ratio}:1. Passes AA and AAA for every text.`
    if (value >= 4.5) return `${ratio}:1. Passes AA for every text, AAA for large text.`
    if (value >= 3) return `${ratio}:1. Passes for large text and parts of the interface, not for normal text.`
    return `${ratio}:1. Fails at every level.`
  },
  passes: 'Passes',
  fails: 'Fails',
  field: { text: 'Text colour', ground: 'Background' },
  apca: (value: string) => `Lc ${value}`,
  apcaNote:
    'APCA 0.1.9 is a draft that no standard or law asks for yet. Its sign is negative where the text is lighter than its background.',
  tooLarge: 'Style sheets and lists of up to 5 MB are read.',
  matrix: 'Contrast of every pair of the list',
  matrixNote: 'AA and AAA hold for any text, “large” for large text and parts of the interface, – for none.',
  level: (value: number) => (value >= 7 ? 'AAA' : value >= 4.5 ? 'AA' : value >= 3 ? 'large' : '–'),
  listed: (colours: number, pairs: number, enough: number) =>
    `${counted(colours, 'colour', 'colours')}, ${counted(pairs, 'pair', 'pairs')}: ${enough} pass AA for normal text.`,
  left: (count: number) =>
    `${counted(count, 'more colour', 'more colours')} of the list are left out; 24 are compared.`,
  faultAt: (line: number, why: string) => `Line ${line}: ${why}`,
  audited: (pairs: number, failing: number) =>
    pairs === 0
      ? 'No rule of this style sheet sets both a text colour and a background.'
      : `${counted(pairs, 'rule sets', 'rules set')} both colours: ${failing === 0 ? 'all pass AA' : `${failing} below AA`}.`,
  halves: (count: number) =>
    `${counted(count, 'rule sets', 'rules set')} only one of the two. What stands behind it depends on the page, so it is not judged.`,
  cssFaults: (count: number) => `${counted(count, 'place', 'places')} could not be parsed and were left out.`,
  unread: (line: number, selector: string, written: string) =>
    `Line ${line}, ${selector}: ${written} is not a pair of plain colours.`,
} as const
