import { defineTransformCases } from '@/lib/kits/transform'
import tool from './find-and-replace'

const perl = { title: 'Perl 5.36' }
const python = { title: 'Python 3.11, re' }
const emacs = {
  title: 'GNU Emacs Lisp Reference Manual: Replacing the Text that Matched',
  href: 'https://www.gnu.org/software/emacs/manual/html_node/elisp/Replacing-Match.html',
} as const
const byHand = { title: 'By hand' }
const one = (find: string, replacement: string, as: 'text' | 'word' | 'regex' = 'text') => [{ find, replacement, as }]

export default defineTransformCases(tool, [
  {
    name: 'nothing',
    given: { text: '' },
    expect: { text: '' },
    notice: null,
    source: { ...perl, how: "printf '' | perl -pe 's/colour/color/'" },
  },
  {
    name: 'signs of expressions are text, $2 too',
    given: { text: 'a.b axb a.b' },
    options: { rules: one('a.b', '1$2') },
    expect: { text: '1$2 axb 1$2' },
    notice: '“a.b”: 2.',
    source: { ...perl, how: String.raw`perl -pe 's/\Qa.b\E/1\$2/g'` },
  },
  {
    name: 'whole words, capitals as written',
    given: { text: 'cat concat cat_s Cat' },
    options: { rules: one('cat', 'dog', 'word'), capitals: 'exact' },
    expect: { text: 'dog concat cat_s Cat' },
    source: { ...perl, how: String.raw`perl -pe 's/\bcat\b/dog/g'` },
  },
  {
    name: 'a word with accents ends where it ends',
    given: { text: 'été étés' },
    options: { rules: one('été', 'summer', 'word'), capitals: 'ignore' },
    expect: { text: 'summer étés' },
    source: { ...python, how: String.raw`re.sub(r'\bété\b', 'summer', text)` },
  },
  {
    name: 'groups, and turns of case up to \\E',
    given: { text: 'john smith\nMARY JONES\n' },
    options: { rules: one(String.raw`(\w+) (\w+)`, String.raw`\U$2\E, \u\L$1\E`, 'regex'), capitals: 'ignore' },
    expect: { text: 'SMITH, John\nJONES, Mary\n' },
    source: { ...perl, how: String.raw`perl -pe 's/(\w+) (\w+)/\U$2\E, \u\L$1\E/g'` },
  },
  {
    name: 'a group by its name, one that is not there, and a line end',
    given: { text: 'foo bar' },
    options: { rules: one('(?<a>o+) (b)', String.raw`$<a>-$2$2$3\n`, 'regex'), capitals: 'exact' },
    expect: { text: 'foo-bb$3\nar' },
    source: { ...perl, how: 's/(?<a>o+) (b)/$+{a}-$2$2/; $3 stays by ECMA-262, GetSubstitution' },
  },
  {
    name: 'matches of nothing end',
    given: { text: 'baac' },
    options: { rules: one('a*', '-', 'regex') },
    expect: { text: '-b--c-' },
    source: { ...perl, how: "printf baac | perl -pe 's/a*/-/g'" },
  },
  {
    name: 'no emoji is cut by a match of nothing',
    given: { text: '😀a' },
    options: { rules: one('x*', '-', 'regex') },
    expect: { text: '-😀-a-' },
    source: { ...python, how: "re.sub('x*', '-', '😀a')" },
  },
  {
    name: 'the start of every line',
    given: { text: 'one\ntwo' },
    options: { rules: one('^', '> ', 'regex') },
    expect: { text: '> one\n> two' },
    source: { ...perl, how: "perl -pe 's/^/> /'" },
  },
  {
    name: 'all at once',
    given: { text: 'aabbab' },
    options: { rules: [...one('a', 'b'), ...one('b', 'c')], order: 'once' },
    expect: { text: 'bbccbc' },
    notice: 'Replaced: 6',
    source: { ...python, how: "re.sub('a|b', lambda m: {'a': 'b', 'b': 'c'}[m[0]], text)" },
  },
  {
    name: 'one after the other',
    given: { text: 'aabbab' },
    options: { rules: [...one('a', 'b'), ...one('b', 'c')] },
    expect: { text: 'cccccc' },
    source: { ...python, how: "text.replace('a', 'b').replace('b', 'c')" },
  },
  {
    name: 'capitals are kept',
    given: { text: 'new car, New Car, NEW CAR, A' },
    options: { rules: [...one('new car', 'old bike'), ...one('a', 'bee', 'word')] },
    expect: { text: 'old bike, Old Bike, OLD BIKE, Bee' },
    source: { ...emacs, how: 'the rule there: all capitals need a word of two letters' },
  },
  {
    name: 'in the second column alone',
    given: { text: 'x,a,a\na,x,y\n' },
    options: { rules: one('a', 'Z'), capitals: 'exact', column: 2, delimiter: 'comma' },
    expect: { text: 'x,Z,a\na,x,y\n' },
    source: { title: 'GNU awk 5.2', how: 'awk -F, -v OFS=, \'{gsub(/a/, "Z", $2)} 1\'' },
  },
  {
    name: 'columns parted by spaces keep their spaces',
    given: { text: '  a b  b' },
    options: { rules: one('b', 'B'), capitals: 'exact', column: 2, delimiter: 'space' },
    expect: { text: '  a B  b' },
    source: { ...byHand, how: 'the second word begins at the fifth character' },
  },
  {
    name: 'what is not found is said',
    given: { text: 'grey' },
    options: { rules: one('gray', 'grey') },
    expect: { text: 'grey' },
    notice: '“gray”: 0.',
    source: byHand,
  },
  {
    name: 'changed lines where their number changes',
    given: { text: 'a\nb;c\nd\n' },
    options: { rules: one(';', String.raw`\n`, 'regex'), result: 'changes' },
    expect: { text: '2 - b;c\n2 + b\n3 + c\n' },
    source: { ...byHand, how: 'the second line becomes two' },
  },
  {
    name: 'an expression that is none',
    given: { text: 'a' },
    options: { rules: one('(', '', 'regex') },
    refused: { field: 'rules', says: 'rule 1' },
    source: { title: 'ECMA-262, Patterns', how: 'a group must be closed' },
  },
])
