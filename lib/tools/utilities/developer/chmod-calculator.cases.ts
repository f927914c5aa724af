import { defineGeneratorCases } from '@/lib/kits/generator'
import chmodCalculator from './chmod-calculator'

const gnu = (how: string) => ({ title: 'chmod and stat of GNU coreutils 9.1', how })
const posix = (how: string) => ({
  title: 'POSIX.1-2024: chmod',
  href: 'https://pubs.opengroup.org/onlinepubs/9799919799/utilities/chmod.html',
  how,
})

export default defineGeneratorCases(chmodCalculator, [
  {
    name: 'a file for the group',
    given: { owner: 'rw', group: 'r', others: 'none' },
    expect: {
      text: [
        '640',
        'In letters: -rw-r-----',
        'As an expression: u=rw,g=r,o=',
        'find DIRECTORY -type f -exec chmod 640 {} +',
      ],
    },
    source: gnu('chmod 640; stat -c %A'),
  },
  {
    name: 'letters other classes seldom have',
    given: { owner: 'wx', group: 'w', others: 'x' },
    expect: { text: ['321', 'In letters: --wx-w---x'] },
    source: gnu('chmod 321; stat -c %A'),
  },
  {
    name: 'a directory shared by a group',
    given: { of: 'directory', owner: 'rwx', group: 'rwx', others: 'none', setGroup: true },
    expect: { text: ['2770', 'In letters: drwxrws---', 'find DIRECTORY -type d -exec chmod 2770 {} +'] },
    source: gnu('chmod 2770; stat -c %A'),
  },
  {
    name: 'the rights of /tmp',
    given: { of: 'directory', owner: 'rwx', group: 'rwx', others: 'rwx', sticky: true },
    expect: { text: ['1777', 'drwxrwxrwt'] },
    source: gnu('stat -c "%a %A" /tmp'),
  },
  {
    name: 'setuid without execute',
    given: { owner: 'rw', group: 'r', others: 'r', setUser: true },
    expect: { text: ['4644', '-rwSr--r--'] },
    source: gnu('chmod 4644; stat -c %A'),
  },
  {
    name: 'execution added',
    given: { way: 'write', written: 'u+x', start: '644' },
    expect: { text: ['744', '-rwxr--r--'] },
    source: gnu('chmod 644, then chmod u+x'),
  },
  {
    name: 'nobody named: the umask counts',
    given: { way: 'write', written: '+w', start: '444', umask: '022' },
    expect: { text: ['644', 'New files with umask 022: 644 rw-r--r--', 'New directories: 755 rwxr-xr-x'] },
    source: posix('without who the file mode creation mask is not set or cleared'),
  },
  {
    name: 'X on a directory',
    given: { way: 'write', written: 'go=rX', start: '700', of: 'directory', umask: '077' },
    expect: {
      text: ['755', 'drwxr-xr-x', 'New files with umask 077: 600 rw-------', 'New directories: 700 rwx------'],
    },
    source: gnu('chmod 700 of a directory, then chmod go=rX'),
  },
  {
    name: 'a line of ls',
    given: { way: 'write', written: '-rwsr-xr-x 1 root root 63960 Feb  7  2020 /usr/bin/passwd' },
    expect: { text: ['4755', 'As an expression: u=rwxs,go=rx'] },
    source: gnu('stat -c "%a %A" /usr/bin/passwd'),
  },
  {
    name: 'a digit that is not octal',
    given: { way: 'write', written: '789' },
    problem: 'written',
    source: posix('octal integers'),
  },
  {
    name: 'an unknown letter',
    given: { way: 'write', written: 'u+q' },
    problem: 'written',
    source: posix('perm: r w x X s t'),
  },
])
