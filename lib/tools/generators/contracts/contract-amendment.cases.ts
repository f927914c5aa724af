import { defineGeneratorCases } from '@/lib/kits/generator'
import amendment from './contract-amendment'

const byHand = { title: 'The amendment written by hand', how: 'Each sentence composed from the entries' }
const change = { action: 'replace', clause: '4', before: 'Ten days.', after: 'Twenty days.' } as const

export default defineGeneratorCases(amendment, [
  {
    name: 'A redline of one word',
    given: { contractName: 'the lease', number: 2, changes: [change] },
    expect: {
      text: ['Amendment No. 2 to the lease', 'There is one change.', '4 Replaced\tTen days.\tTwenty days.'],
      files: {
        redline: `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<title>Redline, amendment No. 2</title>
<style>body{font:16px/1.5 serif;max-width:44em;margin:2em auto;padding:0 1em}del{color:#9b1c1c}ins{color:#1c5c2e}</style>
</head><body>
<h1>Redline of amendment No. 2</h1>
<p>the lease</p>
<h2>4: replaced</h2>
<p><del>Ten</del><ins>Twenty</ins> days.</p>
</body></html>
`,
      },
    },
    source: {
      title: 'HTML 5.3, edits',
      href: 'https://w3.org/TR/2017/WD-html53-20171214/edits.html',
      how: 'The redline written by hand: one word removed, one added',
    },
  },
  {
    name: 'A clause that goes, and a party that comes',
    given: {
      contractName: 'the supply contract',
      earlier: 'Amendment No. 1',
      changes: [{ action: 'remove', clause: '7', before: 'Prices are fixed.' }],
      newParty: 'Quay Ltd',
      leavingParty: 'Ana Reyes',
      releases: false,
      consideration: 'Quay Ltd pays 100 pounds.',
    },
    expect: {
      text: [
        ', as last changed by Amendment No. 1 (the Contract).',
        '7 Deleted\tPrices are fixed.\t(none)',
        'Quay Ltd takes the place of Ana Reyes in the Contract',
        'Ana Reyes remains liable for them beside Quay Ltd.',
        'Quay Ltd pays 100 pounds.',
        'Signed for the new party\nQuay Ltd',
      ],
    },
    source: byHand,
  },
  {
    name: 'A change before there was a contract',
    given: { contractDate: '2027-03-02', effective: '2027-03-01' },
    problem: 'effective',
    source: { title: 'The calendar', how: '1 March comes before 2 March' },
  },
  {
    name: 'A change that changes nothing',
    given: { changes: [{ ...change, after: 'Ten days.' }] },
    problem: 'changes',
    source: byHand,
  },
])
