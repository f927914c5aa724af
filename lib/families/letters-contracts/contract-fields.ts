import { choice } from '@/lib/kits/fields/define'
import type { Notice } from '@/lib/kits/document/types'

/* What contracts between businesses share in their forms and in what they point out. */

/** For which law the clauses are; where it knows none, they name none. */
export function clausesFor(section: string) {
  return choice('Clauses for', {
    options: { uk: 'United Kingdom', us: 'United States', eu: 'European Union', global: 'Another country' },
    initial: 'global',
    initialIn: { uk: 'uk', us: 'us', eu: 'eu', de: 'eu', fr: 'eu', es: 'eu', it: 'eu', nl: 'eu', ie: 'eu', pl: 'eu' },
    as: 'menu',
    refines: true,
    section,
  })
}

/** Between businesses, Directive 2011/7/EU, article 3(5), and the British Act hold a long time to pay to a condition. */
export function longTimeToPay(payDays: number, law: string): Notice[] {
  return payDays > 60 && (law === 'eu' || law === 'uk')
    ? [
        {
          is: 'fair',
          says: 'Between businesses a period of more than 60 days is valid only if it was expressly agreed and is not grossly unfair.',
        },
      ]
    : []
}
