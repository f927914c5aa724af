import { created, expressionOf, hasSpecial, letters, octalOf, readMode } from '@/lib/engines/permissions'
import type { Block, Notice } from '@/lib/kits/document/types'
import { choice, defineGenerator, problem, text, toggle } from '@/lib/kits/generator'

const rights = {
  rwx: 'Read, write and execute',
  rw: 'Read and write',
  rx: 'Read and execute',
  r: 'Read',
  wx: 'Write and execute',
  w: 'Write',
  x: 'Execute',
  none: 'Nothing',
} as const
type Right = keyof typeof rights

interface Values {
  way: 'choose' | 'write'
  owner: Right
  group: Right
  others: Right
  written: string
  of: 'file' | 'directory'
  start: string
  umask: string
  setUser: boolean
  setGroup: boolean
  sticky: boolean
}

const bits: Readonly<Record<Right, number>> = { rwx: 7, rw: 6, rx: 5, r: 4, wx: 3, w: 2, x: 1, none: 0 }

const isOctal = { source: '^0?[0-7]{1,4}$', says: 'be three or four octal digits, each from 0 to 7' }

function modeOf(values: Values): number | { says: string; at: number } {
  if (values.way === 'choose')
    return (
      (bits[values.owner] << 6) |
      (bits[values.group] << 3) |
      bits[values.others] |
      (values.setUser ? 0o4000 : 0) |
      (values.setGroup ? 0o2000 : 0) |
      (values.sticky ? 0o1000 : 0)
    )
  const read = readMode(values.written, {
    mode: Number.parseInt(values.start, 8),
    isDirectory: values.of === 'directory',
    umask: Number.parseInt(values.umask, 8),
  })
  return 'says' in read ? read : read.mode
}

function mayRows(mode: number, isDirectory: boolean): string[][] {
  const yes = (bit: number) => (mode & bit ? 'yes' : 'no')
  return (
    [
      ['Owner', 6],
      ['Group', 3],
      ['Others', 0],
    ] as const
  ).map(([who, shift]) => [
    who,
    yes(4 << shift),
    // Without x the names in a directory cannot be used, so that w alone does nothing.
    isDirectory && mode & (2 << shift) && !(mode & (1 << shift)) ? 'no, lacks x' : yes(2 << shift),
    yes(1 << shift),
    String((mode >> shift) & 7),
  ])
}

function noticesOf(mode: number, isDirectory: boolean): Notice[] {
  const found: Notice[] = []
  const says = (is: Notice['is'], sentence: string) => found.push({ is, says: sentence })
  if (mode & 0o002 && !(isDirectory && mode & 0o1000))
    says('bad', `Everybody on this machine may ${isDirectory ? 'add, rename and remove entries' : 'change this file'}.`)
  if (mode & 0o4000 && !isDirectory)
    says('fair', 'setuid: whoever runs it does so with the rights of its owner. Linux ignores it for scripts.')
  if (mode & 0o2000)
    says(
      'plain',
      isDirectory
        ? 'setgid: what is made in here belongs to the group of the directory.'
        : 'setgid: it runs with the rights of its group.',
    )
  if (mode & 0o1000)
    says(
      'plain',
      isDirectory
        ? 'Sticky: only its owner may remove or rename an entry, as in /tmp.'
        : 'Sticky: on a file it does nothing on Linux.',
    )
  if ((mode & 0o4000 && !(mode & 0o100)) || (mode & 0o2000 && !(mode & 0o010) && !isDirectory))
    says('fair', 'A capital S in the listing: a set-ID bit stands without the execute bit that it needs.')
  if (isDirectory && mode & 0o444 && (mode & 0o111) === 0)
    says('fair', 'Without execute nobody can enter the directory: its names can be listed and nothing in it opened.')
  const [owner, group, others] = [(mode >> 6) & 7, (mode >> 3) & 7, mode & 7]
  if ((group & ~owner) !== 0 || (others & ~group) !== 0)
    says(
      'fair',
      'A wider circle may do what a narrower one may not. The first class that fits decides: an owner who is refused is not asked again as one of the group.',
    )
  return found
}

export default defineGenerator({
  form: {
    way: choice('How', { options: { choose: 'Choose', write: 'Write' }, initial: 'choose' }),
    written: text('Mode or line of ls', {
      initial: '755',
      maxLength: 300,
      help: '644, u+x,go=r, rwxr-xr-x, or a line of ls -l.',
      shownWhen: { field: 'way', is: 'write' },
    }),
    owner: choice('Owner', { options: rights, initial: 'rwx', as: 'menu', shownWhen: { field: 'way', is: 'choose' } }),
    group: choice('Group', { options: rights, initial: 'rx', as: 'menu', shownWhen: { field: 'way', is: 'choose' } }),
    others: choice('Others', { options: rights, initial: 'rx', as: 'menu', shownWhen: { field: 'way', is: 'choose' } }),
    of: choice('Of a', { options: { file: 'File', directory: 'Directory' }, initial: 'file' }),
    start: text('Mode before', {
      initial: '644',
      pattern: isOctal,
      help: 'What u+x and the like are applied to.',
      refines: true,
      shownWhen: { field: 'way', is: 'write' },
    }),
    umask: text('Umask', { initial: '022', pattern: isOctal, refines: true }),
    setUser: toggle('Set user ID (setuid)', { refines: true, shownWhen: { field: 'way', is: 'choose' } }),
    setGroup: toggle('Set group ID (setgid)', { refines: true, shownWhen: { field: 'way', is: 'choose' } }),
    sticky: toggle('Sticky', { refines: true, shownWhen: { field: 'way', is: 'choose' } }),
  },
  makes:
    'The permissions of a file or directory in octal, in letters and as an expression, with the commands that set them.',
  limits: [
    'An access control list (a + behind the letters) can give more or less than these bits; getfacl shows it.',
    'root is not held up by read and write bits.',
    'chmod of GNU keeps setuid and setgid of a directory unless they are named, also with three digits: write 00755 to clear them.',
    'A program may ask for less than 666 and 777, so that a new file can have fewer rights than the umask leaves.',
  ],
  sources: [
    { title: 'POSIX.1-2024: chmod', href: 'https://pubs.opengroup.org/onlinepubs/9799919799/utilities/chmod.html' },
    {
      title: 'POSIX.1-2024: ls, long format',
      href: 'https://pubs.opengroup.org/onlinepubs/9799919799/utilities/ls.html',
    },
    {
      title: 'GNU Coreutils: File permissions',
      href: 'https://www.gnu.org/software/coreutils/manual/html_node/File-permissions.html',
    },
  ],

  build(values) {
    const mode = modeOf(values)
    if (typeof mode !== 'number') return problem('written', `must be a mode: ${mode.says} (character ${mode.at + 1})`)
    const isDirectory = values.of === 'directory'
    const fresh = created(Number.parseInt(values.umask, 8))
    const octal = octalOf(mode)
    const kind = isDirectory ? 'd' : 'f'
    const blocks: Block[] = [
      { kind: 'heading', level: 1, text: octal },
      {
        kind: 'facts',
        facts: [
          { label: 'In letters', value: `${isDirectory ? 'd' : '-'}${letters(mode)}` },
          { label: 'As an expression', value: expressionOf(mode) },
          ...(hasSpecial(mode) ? [] : [{ label: 'With four digits', value: octal.padStart(4, '0') }]),
        ],
      },
      {
        kind: 'table',
        label: 'Who may do what',
        columns: [
          { label: 'Who', width: 2 },
          { label: isDirectory ? 'List' : 'Read', width: 2 },
          { label: isDirectory ? 'Add, remove' : 'Change', width: 2 },
          { label: isDirectory ? 'Enter' : 'Execute', width: 2 },
        ],
        rows: mayRows(mode, isDirectory),
      },
      {
        kind: 'plain',
        label: 'Commands',
        text: [
          `chmod ${octal} NAME`,
          `chmod ${expressionOf(mode)} NAME`,
          `find DIRECTORY -type ${kind} -exec chmod ${octal} {} +`,
          `find DIRECTORY -type ${kind} ! -perm ${octal}`,
        ].join('\n'),
        look: 'code',
      },
      {
        kind: 'facts',
        facts: [
          { label: `New files with umask ${values.umask}`, value: `${octalOf(fresh.file)} ${letters(fresh.file)}` },
          { label: 'New directories', value: `${octalOf(fresh.directory)} ${letters(fresh.directory)}` },
        ],
      },
    ]
    return { title: 'Permissions', sheet: 'bare', blocks, notices: noticesOf(mode, isDirectory) }
  },
  saves: [],
  asked: [{ says: 'chmod {written}', sets: { way: 'write' } }],

  examples: [
    {
      name: 'A program for all, changed by its owner',
      given: {},
      expect: { text: ['755', 'In letters: -rwxr-xr-x', 'As an expression: u=rwx,go=rx', 'chmod 755 NAME'] },
    },
    {
      name: 'A key that only its owner reads',
      given: { way: 'write', written: 'u=r,go=' },
      expect: { text: ['400', 'In letters: -r--------'] },
    },
  ],
})
