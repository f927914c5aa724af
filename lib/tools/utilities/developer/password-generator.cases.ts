import { defineGeneratorCases } from '@/lib/kits/generator'
import passwordGenerator from './password-generator'

const python = (how: string) => ({ title: 'Python 3.11, whole numbers', how })
const nist = { title: 'NIST SP 800-63B-4, section 3.1.1.2', href: 'https://pages.nist.gov/800-63-4/sp800-63b.html' }
const pci = {
  title: 'PCI DSS 4.0.1, requirement 8.3.6: at least 12 characters, letters and digits',
  href: 'https://www.pcisecuritystandards.org/document_library/',
}

export default defineGeneratorCases(passwordGenerator, [
  {
    name: 'sixteen characters without look-alikes',
    given: { length: 16, count: 1 },
    expect: { text: ['Bits of chance in each: 96.4'], plainBytes: 16 },
    source: python('Sets of 24, 24, 8 and 10: inclusion and exclusion over those that miss a set'),
  },
  {
    name: 'letters and digits, twelve of them',
    given: { policy: 'pci', length: 12, symbols: false, clear: false, count: 1 },
    expect: { text: ['Bits of chance in each: 71.3', 'Policy: PCI DSS 4'], plainBytes: 12 },
    source: { ...pci, how: '62^12 less those that miss small letters, capitals or digits, in Python' },
  },
  { name: 'eleven are too few', given: { policy: 'pci', length: 11 }, problem: 'length', source: pci },
  {
    name: 'fourteen are too few without a second factor',
    given: { policy: 'nist', length: 14 },
    problem: 'length',
    source: nist,
  },
  {
    name: 'eight with a second factor',
    given: { policy: 'nist-mfa', length: 8, count: 3 },
    expect: { plainBytes: 26 },
    source: nist,
  },
  { name: 'seven are too few with one', given: { policy: 'nist-mfa', length: 7 }, problem: 'length', source: nist },
  { name: 'a PIN is no password of NIST', given: { kind: 'pin', policy: 'nist' }, problem: 'policy', source: nist },
  {
    name: 'PINs of four digits that are not obvious',
    given: { kind: 'pin', policy: 'own', pinLength: 4, count: 1 },
    expect: { text: ['Bits of chance in each: 13.2'], plainBytes: 4 },
    source: python(
      '9,594 of 10,000 are left without repeated parts, runs, palindromes and years from 1900 to 2099; log2 = 13.23',
    ),
  },
  {
    name: 'PINs of six digits',
    given: { kind: 'pin', policy: 'own', pinLength: 6, count: 2 },
    expect: { text: ['Bits of chance in each: 19.9'], plainBytes: 13 },
    source: python('998,890 of 1,000,000; log2 = 19.93'),
  },
  {
    name: 'sixteen that can be spoken',
    given: { kind: 'spoken', length: 16, count: 1 },
    expect: { text: ['Bits of chance in each: 50.9'], plainBytes: 16 },
    source: python('7 log2(16) + 7 log2(5) + 2 log2(10) = 50.90'),
  },
  {
    name: 'five words',
    given: { kind: 'phrase', words: 5, count: 1 },
    expect: { text: ['Bits of chance in each: 64.6'] },
    source: { title: 'EFF: Dice-Generated Passphrases', href: 'https://www.eff.org/dice', how: '5 log2(7776)' },
  },
  {
    name: 'people of a table, one of them in quotation marks',
    given: { users: '"Rao, Asha",sales\n\nben;it\n', length: 20 },
    expect: { text: ['Passwords: 2', 'Rao, Asha\t', 'ben\t'] },
    source: { title: 'RFC 4180: common format for CSV files', href: 'https://www.rfc-editor.org/rfc/rfc4180' },
  },
])
