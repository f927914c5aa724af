/* What names are put together from beside the visitor's words. None says what a business is, holds or has won. */

export const trades = {
  any: 'lane yard corner field bridge row gate point harbour lantern compass anchor thread stone',
  food: 'table crumb larder spoon kitchen plate salt basil hearth fork pepper oven',
  shop: 'shelf basket counter parcel window drawer cupboard label button ribbon',
  software: 'stack loop node signal cursor branch query cloud pixel vector byte kernel',
  advice: 'compass ledger margin harbour anchor bridge column lantern pillar abacus',
  building: 'beam brick gable timber plumb mortar girder lintel chisel rafter',
  health: 'pulse stride balance breath motion thread spine calm',
  beauty: 'mirror comb velvet bloom petal silk curl blush',
  teaching: 'chalk slate lesson page quill desk spark letter',
  design: 'ink frame canvas stencil pixel palette contour serif sketch easel',
  travel: 'compass trail ferry atlas harbour lantern mile rucksack',
  garden: 'clover fern hedge meadow spade orchard thyme bramble',
  transport: 'axle wheel route freight signal anchor gear lane',
  craft: 'thread loom kiln needle chisel thimble weave anvil',
} as const

export type Trade = keyof typeof trades

export const places = [
  'House',
  'Lane',
  'Yard',
  'Corner',
  'Room',
  'Street',
  'Bridge',
  'Gate',
  'Row',
  'Square',
  'Hill',
  'Point',
]

export const beginnings = [
  'all',
  'any',
  'by',
  'en',
  'ever',
  'in',
  'inter',
  'neo',
  'on',
  'over',
  'pre',
  're',
  'to',
  'tri',
  'un',
  'uni',
  'up',
  'with',
]

export const endings = [
  'able',
  'ara',
  'ella',
  'eon',
  'er',
  'ery',
  'ette',
  'ia',
  'ify',
  'io',
  'ista',
  'let',
  'ling',
  'ly',
  'o',
  'ora',
  'ster',
  'ward',
  'wise',
]

/** Of invented words: c a consonant or cluster that begins a syllable, v a vowel, f a consonant that may end one. */
export const shapes = ['cvcv', 'cvcvf', 'cvfcv', 'vcvcv', 'cvcvcv', 'vfcv', 'cvfcvf', 'cvvfcv', 'vcvf', 'cvcvv']

export const onsets = 'b br c ch cl d dr f fl fr g gl gr h j k l m n p pl pr qu r s sh sk sl sp st t tr v w y z'.split(
  ' ',
)
export const vowels = 'a a a e e e i i o o o u ai ea oo'.split(' ')
export const codas = 'l l m n n r r s t d x k'.split(' ')
