import type { Finding, View } from '@/lib/kits/app/views'
import { csvText } from '@/lib/base/format/csv-cell'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { toggle } from '@/lib/kits/fields/define'
import type {
  DecodeAnswer,
  DecodeQuestion,
  Detail,
  FileQuestion,
  Opened,
} from '@/lib/subjects/certificates/decode-task'

type Texts = Readonly<Record<'text' | 'more' | 'password' | 'host', string>>
type DecodeWork = Work<{ hides: boolean }, Texts, DecodeAnswer, DecodeQuestion>

const sample = `-----BEGIN CERTIFICATE-----
MIIFCjCCA3KgAwIBAgIRASNFZ4mrze8BI0VniavN7wEwDQYJKoZIhvcNAQELBQAw
QjELMAkGA1UEBhMCR0IxFTATBgNVBAoMDEJyYW1sZXkgVGVzdDEcMBoGA1UEAwwT
QnJhbWxleSBUZXN0IE1pZGRsZTAeFw0yNjExMjgxNTE5MjRaFw0yNzA5MjQxNTE5
MjRaMBoxGDAWBgNVBAMMD3d3dy5leGFtcGxlLmNvbTBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABEi6MMSTjQv8pb+PAcx099M8uvyw0E23o0tjMOCW36aKnx3n15y9
GrtuDuUQkCWeh7QVgOYyqcfEF9FyRfcpNPCjggJsMIICaDAJBgNVHRMEAjAAMA4G
A1UdDwEB/wQEAwIHgDAdBgNVHSUEFjAUBggrBgEFBQcDAQYIKwYBBQUHAwIwHQYD
VR0OBBYEFEjNj394vKpQbkMduyW4wYOq9ZcqMB8GA1UdIwQYMBaAFAa44weUEDlV
PGFjFxHtpbuYVBZfMHEGA1UdEQRqMGiCD3d3dy5leGFtcGxlLmNvbYISKi5zaG9w
LmV4YW1wbGUuY29thwTAAAIHhxAgAQ24AAAAAAAAAAAAAAAHgRFhZG1pbkBleGFt
cGxlLmNvbYYWaHR0cHM6Ly9leGFtcGxlLmNvbS9pZDBHBgNVHSAEQDA+MAgGBmeB
DAECATAyBgkrBgEEAYaNHwEwJTAjBggrBgEFBQcCARYXaHR0cHM6Ly9leGFtcGxl
LmNvbS9jcHMwYQYIKwYBBQUHAQEEVTBTMCMGCCsGAQUFBzABhhdodHRwOi8vb2Nz
cC5leGFtcGxlLmNvbTAsBggrBgEFBQcwAoYgaHR0cDovL2NhLmV4YW1wbGUuY29t
L21pZGRsZS5jcnQwMgYDVR0fBCswKTAnoCWgI4YhaHR0cDovL2NybC5leGFtcGxl
LmNvbS9taWRkbGUuY3JsMBEGCCsGAQUFBwEYBAUwAwIBBTCBhQYKKwYBBAHWeQIE
AgR3BIF0AHIANwAAAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHwAAAYvP
5Wh7AAAEAwAIMTIzNDU2NzgANwAgISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7
PD0+PwAAAYvP5lQoAAAEAwAIMTIzNDU2NzgwDQYJKoZIhvcNAQELBQADggGBAKUy
ym5cmTxkamlfCiCfSOEDWkd0wrumjVb7KsPx/GEqQkw6U3MWOlx0zJ4ws0XOUAB0
6WhrWo5W8Z7BPgnss6GfYHAPHyQgwb2okXtuKxSO1NDDoAi2jGCRoqEQ7mueTX/W
8G6i/nEN9ddKDz/EyCzWi1CUDMNnToWjjZejzBalE9zcNoA/3MMmRTshlYYUJchu
lbJzxhuOSxfnhxuZ24cQbpTSk1VeMyrEBJnncdlhVo+gNsSHGEKzDj5eOG8P5p72
Q3IV5G02WOXoVliNqVwoz9X4uPUc19UuVLLuAA+SBmZlw4bDPTNxK6/1fWt00r+i
QGYWUUurh/R9Md9h3kzeajI8sznNArczf3ZUhNaUC+NjPORtp3OzBdovI69LLmWG
Ww0E6C95kJMnh1He5A1V2gXH8XiEconqPl30l0iUuuiQ67YekedOnYmWlvVQ080h
u3uQVEG767BxgsziTdPjo9v9N2KRhJtXXlezBBt8KgMabkI78qzntFIQSGPZTQ==
-----END CERTIFICATE-----
`

const openedOf = ({ answer }: Pick<DecodeWork, 'answer'>): Opened | undefined =>
  answer?.kind === 'opened' ? answer : undefined
const detailOf = ({ next }: Pick<DecodeWork, 'next'>): Detail | undefined =>
  next?.kind === 'detail' ? next : undefined

/** The number of the item that is shown, from 0; the first where none is picked, or one that is not there. */
function chosen(work: Pick<DecodeWork, 'picks'>, { items }: Opened): number {
  const number = Number(work.picks['item'] ?? '1') - 1
  return Number.isInteger(number) && number >= 0 && number < items.length ? number : 0
}

const itemFault = ({ picks }: DecodeWork, { items }: Opened): string | undefined => {
  const typed = picks['item']?.trim() ?? ''
  if (typed === '' || (/^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= items.length)) return undefined
  return `Write a number from 1 to ${String(items.length)}.`
}

const fileAsked = (as: FileQuestion['as'], number = 0, password = ''): { askOpen: FileQuestion } => ({
  askOpen: { ask: 'file', as, number, password },
})

const shownRows = 200
const heads = ['Number', 'What', 'Name', 'Until', 'Key', 'From']
const rowsOf = ({ items }: Opened) =>
  items.map(({ what, name, until, key, from }, at) => [String(at + 1), what, name, until, key, from])

function findingViews({ findings }: Opened): View[] {
  const items = findings.map(({ tone, says, detail, source, input, at }): Finding => {
    const more = [detail, source && `Source: ${source}.`].filter(Boolean).join(' ')
    return { tone, says, ...(more && { detail: more }), ...(at && input && { at: { input, ...at } }) }
  })
  return items.length > 0 ? [{ kind: 'findings', label: 'Findings', items }] : []
}

function listViews(work: DecodeWork, opened: Opened): View[] {
  if (opened.items.length < 2) return []
  const hidden = opened.items.length - shownRows
  const fault = itemFault(work, opened)
  return [
    ...opened.chains.map(({ label, rows }): View => ({
      kind: 'table',
      isTitled: true,
      label,
      columns: ['Name', 'Signed by', 'Signature', 'Until'],
      rows,
    })),
    { kind: 'table', isTitled: true, label: 'What is here', columns: heads, rows: rowsOf(opened).slice(0, shownRows) },
    ...(hidden > 0 ? [{ kind: 'note', says: `${String(hidden)} more are in the saved list.` } as const] : []),
    { kind: 'entry', label: 'Show the one with the number', pick: 'item', ...(fault && { fault }) },
  ]
}

function detailViews({ title, values, extensions, revoked, asn1, pem }: Detail): View[] {
  return [
    { kind: 'heading', says: title },
    { kind: 'values', items: values },
    ...(extensions.length > 0
      ? [
          {
            kind: 'table',
            isTitled: true,
            label: 'Extensions',
            columns: ['Extension', 'Says', 'Critical'],
            rows: extensions,
          } as const,
        ]
      : []),
    ...(revoked.length > 0
      ? [
          {
            kind: 'table',
            isTitled: true,
            label: 'Revoked',
            columns: ['Serial number', 'When', 'Reason'],
            rows: revoked,
          } as const,
        ]
      : []),
    ...(pem === undefined ? [] : [{ kind: 'text', label: 'PEM', text: pem, boxed: true } as const]),
    ...(asn1 === '' ? [] : [{ kind: 'text', label: 'ASN.1', text: asn1, boxed: true } as const]),
  ]
}

function reportText(opened: Opened, detail: Detail | undefined): string {
  return `${[
    opened.headline,
    ...opened.findings.map(({ says, detail: more }) => [says, more].filter(Boolean).join(' ')),
    ...(detail ? ['', detail.title, ...detail.values.map(({ label, text }) => `${label}: ${text}`)] : []),
    ...(detail ? detail.extensions.map(([label = '', text = '']) => `${label}: ${text}`) : []),
  ].join('\n')}\n`
}

export default defineWorkbench({
  worker: worker<DecodeQuestion, DecodeAnswer>('certificate-decoder'),
  options: {
    hides: toggle('Show dots in the boxes', {
      initial: false,
      help: 'Where somebody looks over your shoulder. Private keys are never shown among the results.',
    }),
  },
  panels: [{ at: 'inputs', fields: ['hides'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'Certificates, requests, lists or keys',
      placeholder: '-----BEGIN CERTIFICATE-----',
      help: 'PEM, DER, Base64, PKCS #7, PKCS #12, JSON Web Keys or SSH keys.',
      height: 'tall',
      secret: true,
      hiddenWhen: { field: 'hides', is: true },
      example: sample,
      takes: { text: {} },
      holds: {
        accept: '.pem,.crt,.cer,.der,.p7b,.p7c,.pfx,.p12,.csr,.req,.crl,.key,.p8,.pub,.jwk,.json,.txt',
        pasted: 'pasted.pem',
        above: 200_000,
      },
    },
    more: {
      kind: 'text',
      label: 'What belongs to it: a key, a chain, a list',
      placeholder: '-----BEGIN PRIVATE KEY-----',
      help: 'Whether a key fits and whether a chain holds is checked over both boxes. Keys stay on this page.',
      height: 'tall',
      secret: true,
      hiddenWhen: { field: 'hides', is: true },
      holds: {
        accept: '.pem,.crt,.cer,.der,.p7b,.p7c,.pfx,.p12,.csr,.req,.crl,.key,.p8,.pub,.jwk,.json,.txt',
        pasted: 'pasted-2.pem',
        above: 200_000,
      },
    },
    password: {
      kind: 'text',
      label: 'Password',
      placeholder: 'Of a locked key or a PFX file',
      help: 'Opens what is locked, and locks the PFX file that you save.',
      height: 'line',
      secret: true,
      hiddenWhen: [],
      clear: 'Clear the password',
    },
    host: {
      kind: 'text',
      label: 'Host',
      placeholder: 'www.example.com or 192.0.2.7',
      help: 'Whether the certificate is for it.',
      height: 'line',
    },
  },
  resultLabel: 'What it says',
  asking: 'Reading',
  making: 'Writing the file',
  ask({ texts: { text, more, password, host }, opened }): DecodeQuestion | undefined {
    const [first, second] = [opened['text'] ?? text, opened['more'] ?? more]
    const isEmpty = (source: string | Blob) => typeof source === 'string' && source.trim() === ''
    if (isEmpty(first) && isEmpty(second)) return undefined
    return {
      ask: 'open',
      text: first,
      more: second,
      password: password.replaceAll(/[\r\n]/g, ''),
      host: host.trim().slice(0, 300),
    }
  },
  askNext(work): DecodeQuestion | undefined {
    const opened = work.standing?.kind === 'opened' ? work.standing : undefined
    return opened && opened.items.length > 0 ? { ask: 'detail', number: chosen(work, opened) } : undefined
  },
  views(work) {
    const opened = openedOf(work)
    if (!opened)
      return [
        {
          kind: 'note',
          status: true,
          says: 'Paste or open something. It is read on this page and sent nowhere, private keys included.',
        },
      ]
    const detail = detailOf(work)
    return [
      { kind: 'note', status: true, strong: true, tone: opened.tone, says: opened.headline },
      ...findingViews(opened),
      ...listViews(work, opened),
      ...(detail ? detailViews(detail) : []),
    ]
  },
  takeAway: {
    pem: {
      kind: 'save',
      label: 'Save as PEM',
      file: 'certificates.pem',
      type: 'application/x-pem-file',
      of: (work) => (openedOf(work)?.items.some(({ what }) => what !== 'Private key') ? fileAsked('pem') : undefined),
    },
    der: {
      kind: 'save',
      label: 'Save the one shown as DER',
      file: 'certificate.der',
      type: 'application/octet-stream',
      of(work) {
        const opened = openedOf(work)
        const number = opened ? chosen(work, opened) : 0
        const item = opened?.items[number]
        return item && item.what !== 'Private key' ? fileAsked('der', number) : undefined
      },
    },
    p12: {
      kind: 'save',
      label: 'Save as PFX with the key',
      file: 'certificate.pfx',
      type: 'application/x-pkcs12',
      of(work) {
        const password = work.texts.password.replaceAll(/[\r\n]/g, '')
        return openedOf(work)?.hasPair && password !== '' ? fileAsked('p12', 0, password) : undefined
      },
    },
    key: {
      kind: 'save',
      label: 'Save the key as PKCS #8',
      file: 'private-key.pem',
      type: 'application/x-pem-file',
      of: (work) => (openedOf(work)?.hasPair ? fileAsked('key') : undefined),
    },
    csv: {
      kind: 'save',
      label: 'Save the list (CSV)',
      file: 'certificates.csv',
      type: 'text/csv;charset=utf-8',
      of(work) {
        const opened = openedOf(work)
        return opened && opened.items.length > 0 ? csvText([heads, ...rowsOf(opened)]) : undefined
      },
    },
    copy: {
      kind: 'copy',
      label: 'Copy the findings',
      done: 'Copied the findings',
      of(work) {
        const opened = openedOf(work)
        return opened && reportText(opened, detailOf(work))
      },
    },
  },
  fileIn: (answer) => (answer.kind === 'file' ? answer.blob : undefined),
  controls: [
    { label: 'Certificates, requests, lists or keys', help: 'Pasted or opened, up to 5,000 in 20 MB.' },
    { label: 'What belongs to it', help: 'A private key, the chain, or a revocation list.' },
    { label: 'Password', help: 'For PFX files and locked keys, and for the file that you save.' },
    { label: 'Host', help: 'A name or an address that the certificate is to be for.' },
  ],
  results: [
    { label: 'Names, days, key, fingerprints and extensions', kind: 'table' },
    { label: 'Whether the chain holds, the key fits and the host is named', kind: 'verdict' },
    { label: 'What is weak, ended or revoked', kind: 'verdict' },
    { label: 'The structure of ASN.1, value by value', kind: 'value' },
    { label: 'The same as PEM, DER or PFX', kind: 'value' },
  ],
  formula:
    'Reads DER by X.690, certificates and lists by RFC 5280, requests by RFC 2986 and PKCS #12 by RFC 7292, and checks signatures with the browser’s WebCrypto',
  limits: [
    'Nothing is looked up: a certificate that was revoked is told only by a list that you give.',
    'Whether a root is trusted is decided by each device and not checked here. Name constraints are shown and not applied.',
    'Signatures with MD5, DSA and the new post-quantum kinds are read and not checked.',
    'Signatures of transparency logs are not checked; their times are shown.',
    'Keys locked in the old way of PEM (Proc-Type: 4,ENCRYPTED) and locked keys of OpenSSH are not opened.',
  ],
  sources: [
    {
      title: 'RFC 5280: Internet X.509 Public Key Infrastructure Certificate and CRL Profile',
      href: 'https://www.rfc-editor.org/rfc/rfc5280',
    },
    {
      title: 'RFC 7292: PKCS #12, Personal Information Exchange Syntax',
      href: 'https://www.rfc-editor.org/rfc/rfc7292',
    },
    { title: 'RFC 2986: PKCS #10, Certification Request Syntax', href: 'https://www.rfc-editor.org/rfc/rfc2986' },
    { title: 'RFC 9525: Service Identity in TLS', href: 'https://www.rfc-editor.org/rfc/rfc9525' },
    { title: 'RFC 6962: Certificate Transparency', href: 'https://www.rfc-editor.org/rfc/rfc6962' },
    { title: 'RFC 7517: JSON Web Key', href: 'https://www.rfc-editor.org/rfc/rfc7517' },
    { title: 'RFC 4253: The Secure Shell Transport Layer Protocol', href: 'https://www.rfc-editor.org/rfc/rfc4253' },
    { title: 'OpenSSL: openssl-x509', href: 'https://docs.openssl.org/master/man1/openssl-x509/' },
  ],
  abilities: ['save', 'print', 'batch'],
})
