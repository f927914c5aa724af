import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lexer } from 'marked'
import { describe, expect, it } from 'vitest'
import { leftOut, packPrompt, pathTree } from '@/lib/subjects/prompt/pack'

const files = [
  { path: 'app/src/main.ts', text: 'main()\n' },
  { path: 'app/README.md', text: '# App\n\n```sh\nnpm start\n```\n' },
  { path: 'app/src/lib/sum.ts', text: 'export const sum = 1' },
]

describe('a prompt of files', () => {
  it('begins with the tree of their paths', () => {
    expect(pathTree(files.map((file) => file.path))).toBe(
      [
        '└── app/',
        '    ├── src/',
        '    │   ├── lib/',
        '    │   │   └── sum.ts',
        '    │   └── main.ts',
        '    └── README.md',
      ].join('\n'),
    )
    expect(packPrompt(files, 'markdown', true)).toMatch(/^## Files\n\n```\n└── app\//)
    expect(packPrompt(files, 'markdown', false)).toMatch(/^## app\/README\.md\n/)
  })

  it('has each file whole, whatever fences stand in it', () => {
    const codes = lexer(packPrompt(files, 'markdown', false)).flatMap((token) =>
      token.type === 'code' ? [{ language: token.lang, text: token.text }] : [],
    )
    expect(codes).toEqual([
      { language: 'md', text: '# App\n\n```sh\nnpm start\n```' },
      { language: 'ts', text: 'export const sum = 1' },
      { language: 'ts', text: 'main()' },
    ])
  })

  it('has tags with the path where that is wanted', () => {
    expect(packPrompt([{ path: 'a "b" & c.txt', text: 'x' }], 'xml', true)).toBe(
      '<tree>\n└── a "b" & c.txt\n</tree>\n\n<file path="a &quot;b&quot; &amp; c.txt">\nx\n</file>\n',
    )
  })

  it('leaves out what git would ignore', () => {
    const paths = [
      'a.log',
      'src/b.log',
      'src/keep.log',
      'dist/c.js',
      'src/dist.ts',
      'docs/dist/x',
      'node_modules/m/i.js',
    ]
    const rules = '*.log\n!keep.log\n/dist/\nnode_modules/\n'
    const folder = mkdtempSync(path.join(tmpdir(), 'tallykit-pack-'))
    try {
      execFileSync('git', ['init', '-q', folder])
      writeFileSync(path.join(folder, '.gitignore'), rules)
      for (const each of paths) {
        mkdirSync(path.join(folder, path.dirname(each)), { recursive: true })
        writeFileSync(path.join(folder, each), '')
      }
      const listed = execFileSync('git', ['-C', folder, 'ls-files', '--others', '--ignored', '--exclude-standard'], {
        encoding: 'utf8',
      })
      expect([...leftOut(paths, rules).keys()].toSorted()).toEqual(listed.trim().split('\n').toSorted())
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
