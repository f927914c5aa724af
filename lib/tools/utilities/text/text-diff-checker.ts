import { defineApp } from '@/lib/kits/app/define'

export default defineApp({
  worker: 'text-diff',
  controls: [
    { label: 'Original text', help: 'Type, paste, drop or open a text, Word or PDF file.' },
    { label: 'Changed text', help: 'The version to compare it with.' },
    { label: 'Compare by', help: 'Lines, words, characters or sentences.' },
    { label: 'Ignore', help: 'Letter case, white space, line ends, or whatever a pattern matches.' },
  ],
  results: [
    { label: 'Side-by-side or inline view', kind: 'table' },
    { label: 'Lines added, removed and changed', kind: 'value' },
    { label: 'Merged text', kind: 'value' },
    { label: 'Unified patch', kind: 'value' },
  ],
  formula:
    'The shortest list of insertions and deletions that turns one text into the other, found with the algorithm of Myers (1986)',
  limits: [
    'Texts of up to 5 MB a side; Word and PDF files of up to 25 MB.',
    'A comparison by words or characters that takes too long falls back to lines and says so.',
    'PDF text drawn in fonts that need predefined Asian character maps may be missing.',
    'The patch always describes the texts as they are: rules that ignore something change the view, not the patch.',
  ],
  sources: [
    { title: 'E. Myers: An O(ND) Difference Algorithm and Its Variations, Algorithmica 1 (1986)' },
    {
      title: 'GNU diffutils manual: Unified Format',
      href: 'https://www.gnu.org/software/diffutils/manual/html_node/Unified-Format.html',
    },
  ],
  abilities: ['print', 'save'],
})
