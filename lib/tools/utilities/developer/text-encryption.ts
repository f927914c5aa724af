import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, toggle } from '@/lib/kits/fields/define'
import type { EncryptionAnswer, EncryptionQuestion } from '@/lib/subjects/text-encryption/task'

const encrypting = { field: 'task', is: 'encrypt' } as const

/** In UTF-16 units; the whole is copied and saved. */
const shown = 20_000

function textViews({ text, codes }: EncryptionAnswer): View[] {
  if (codes)
    return [
      {
        kind: 'drawings',
        label: 'Codes',
        items: codes.map((of, at) => ({
          label: `Code ${String(at + 1)} of ${String(codes.length)}`,
          of,
          width: 240,
          height: 240,
        })),
      },
    ]
  if (text === undefined) return []
  return [
    { kind: 'text', label: 'Result', text: text.slice(0, shown), boxed: true },
    ...(text.length > shown
      ? [{ kind: 'note', says: 'This is the beginning. Copy or save the result to have all of it.' } as const]
      : []),
  ]
}

export default defineWorkbench({
  worker: worker<EncryptionQuestion, EncryptionAnswer>('text-encryption'),
  options: {
    task: choice('What to do', {
      options: { encrypt: 'Encrypt', decrypt: 'Decrypt' },
      initial: 'encrypt',
      as: 'buttons',
    }),
    form: choice('As', {
      options: {
        armour: 'Text for mail and chat',
        codes: 'QR codes',
        page: 'A page that opens itself',
        openssl: 'Text for OpenSSL',
        openpgp: 'Message of OpenPGP (GnuPG)',
      },
      initial: 'armour',
      as: 'menu',
      shownWhen: encrypting,
    }),
    derivation: choice('Key from the passphrase by', {
      options: { argon2id: 'Argon2id, 64 MiB', pbkdf2: 'PBKDF2' },
      initial: 'argon2id',
      shownWhen: [encrypting, { field: 'form', is: ['armour', 'codes'] }],
      refines: true,
    }),
    rounds: integer('Rounds of PBKDF2', {
      initial: 600_000,
      min: 1000,
      max: 10_000_000,
      help: 'OpenSSL takes 10,000 unless -iter says otherwise.',
      refines: true,
    }),
    takesWeak: toggle('Take a weak passphrase too', { shownWhen: encrypting, refines: true }),
  },
  panels: [
    { at: 'top', fields: ['task', 'form'] },
    { at: 'inputs', fields: ['derivation', 'rounds', 'takesWeak'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: { field: 'task', is: { encrypt: 'Text to encrypt (not kept)', decrypt: 'Encrypted text, or its codes' } },
      placeholder: 'Paste it here, or drop a file',
      height: 'tall',
      secret: true,
      takes: { text: {} },
      holds: {
        accept: '.txt,.md,.json,.csv,.html,.asc,text/plain',
        pasted: 'pasted.txt',
        above: 2_000_000,
        wraps: true,
      },
    },
    passphrase: {
      kind: 'text',
      label: 'Passphrase (not kept)',
      help: 'Four or more words that do not belong together. Nobody can bring a lost one back.',
      height: 'line',
      secret: true,
      hiddenWhen: [],
    },
  },
  resultLabel: 'Result',
  asking: 'Working with the passphrase',
  ask({ values, texts, opened }): EncryptionQuestion | undefined {
    const { task, form, derivation, rounds, takesWeak } = values
    const source = opened.text ?? texts.text
    if (source === '' || texts.passphrase === '') return undefined
    if (task === 'decrypt') return { task, source, passphrase: texts.passphrase, rounds }
    return { task, source, passphrase: texts.passphrase, form, derivation, rounds, takesWeak }
  },
  views({ answer, values: { task } }) {
    if (!answer)
      return [
        {
          kind: 'note',
          status: true,
          says:
            task === 'encrypt'
              ? 'Give a text and a passphrase. The encrypted text stands here.'
              : 'Give the encrypted text and its passphrase.',
        },
      ]
    return [
      { kind: 'note', strong: true, status: true, tone: answer.tone, says: answer.headline },
      { kind: 'warnings', label: 'What to know', items: answer.remarks.map((says) => ({ says })) },
      ...textViews(answer),
      ...(answer.figures.length > 0 ? [{ kind: 'figures', items: answer.figures } as const] : []),
    ]
  },
  takeAway: {
    copy: { kind: 'copy', label: 'Copy the result', done: 'Copied the result', of: ({ answer }) => answer?.text },
    save: {
      kind: 'save',
      label: 'Save the result',
      file: ({ answer }) => answer?.file ?? 'text.txt',
      type: ({ answer }) => (answer?.file.endsWith('.html') ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8'),
      of: ({ answer }) => answer?.text,
    },
    codes: {
      kind: 'zip',
      label: 'Save the codes (ZIP)',
      file: 'secret-codes.zip',
      shownWhen: [encrypting, { field: 'form', is: 'codes' }],
      files: ({ answer }) =>
        Object.fromEntries((answer?.codes ?? []).map((svg, at) => [`code-${String(at + 1)}.svg`, svg])),
    },
  },
  controls: [
    { label: 'Encrypt or decrypt', help: 'What comes in to be opened is told by its form.' },
    {
      label: 'As',
      help: 'Text in lines, QR codes with numbers, a page for any browser, or the forms of OpenSSL and OpenPGP.',
    },
    { label: 'Passphrase', help: 'A weak one is refused unless you ask for it.' },
    { label: 'Rounds', help: 'For PBKDF2 and OpenSSL; the number has to be the same when opening OpenSSL texts.' },
  ],
  results: [
    { label: 'The encrypted text, its codes or its page', kind: 'value' },
    { label: 'The text that was opened', kind: 'value' },
    { label: 'Whether the passphrase opens it and nothing was changed', kind: 'verdict' },
  ],
  formula:
    'Makes a key of the passphrase by Argon2id or PBKDF2 with 16 random bytes of salt, and seals text and head with AES-256-GCM and 12 random bytes of nonce',
  limits: [
    'The length of a text is not hidden, nor that it is encrypted.',
    'Whoever has the encrypted text can try passphrases without end. Only a strong one stands against that.',
    'The form for OpenSSL is AES-256-CBC, which does not notice changes.',
    'Of OpenPGP, messages under a passphrase with AES are written and opened; those for a key, of other ciphers, in the newer AEAD modes or packed by bzip2 are not.',
    'A page that opens itself needs a browser that gives cryptography to files; the current Chrome, Edge and Firefox do.',
  ],
  sources: [
    { title: 'NIST SP 800-38D: Galois/Counter Mode (GCM)', href: 'https://csrc.nist.gov/pubs/sp/800/38/d/final' },
    { title: 'RFC 9106: Argon2', href: 'https://www.rfc-editor.org/rfc/rfc9106' },
    { title: 'RFC 8018: PKCS #5 (PBKDF2)', href: 'https://www.rfc-editor.org/rfc/rfc8018' },
    { title: 'OpenSSL: openssl-enc', href: 'https://docs.openssl.org/master/man1/openssl-enc/' },
    { title: 'RFC 9580: OpenPGP', href: 'https://www.rfc-editor.org/rfc/rfc9580' },
    {
      title: 'OWASP: Password Storage Cheat Sheet',
      href: 'https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html',
    },
  ],
  abilities: ['save', 'print'],
})
