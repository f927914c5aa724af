import { choice } from './define'

/** How a document writes an amount in words; its keys are the styles of `amountSentence`. */
export const amountInWordsField = choice('Amount in words', {
  section: 'Payment',
  options: {
    'without and': 'One hundred five',
    'with and': 'One hundred and five',
    indian: 'In lakhs and crores',
    none: 'Not printed',
  },
  initial: 'without and',
  initialIn: {
    ...Object.fromEntries(
      (['uk', 'eu', 'ie', 'au', 'nz', 'sg', 'hk', 'my', 'za', 'ng', 'ke', 'ae'] as const).map((code) => [
        code,
        'with and' as const,
      ]),
    ),
    in: 'indian',
  },
  as: 'menu',
  refines: true,
})
