/* Reads certificates, requests, lists and keys together: what each is, who signed whom, which key fits, what is weak. */
import { counted, whole } from '@/lib/messages/counted'
import { asn1Text } from './asn1-text'
import { daysLeft, endsOf, linksOf, pathFaults, pathFrom, revocations, sameKeys, type Link } from './chain'
import type {
  DecodeAnswer,
  DecodeQuestion,
  Detail,
  FileQuestion,
  Listed,
  Opened,
  OpenQuestion,
  PlacedFinding,
} from './decode-task'
import { NotDer } from './der'
import { findIn, mostItems, privateItem, type Found, type Locked } from './find'
import { addressIn, matchedName } from './host-match'
import {
  certificateItem,
  fingerprintOf,
  publicKeyOf,
  titleOf,
  type CertificateItem,
  type Item,
  type ListItem,
} from './item'
import { pemOf } from './pem'
import { pinOf } from './public-key'
import { verify } from './verify'
import type { lockedFile, openKey, openPkcs12, WrongPassword } from './pkcs12'

/** What opens and writes files under a password, which comes when one is there. */
export interface KeyFiles {
  openPkcs12: typeof openPkcs12
  openKey: typeof openKey
  lockedFile: typeof lockedFile
  WrongPassword: typeof WrongPassword
}

export interface DecodeSurroundings {
  keyFiles(): Promise<KeyFiles>
  /** Milliseconds since 1970. */
  now: number
  onProgress?(share: number): void | Promise<void>
}

const utc = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`
const day = (time: number) => new Date(time).toISOString().slice(0, 10)

const kinds: Readonly<Record<Item['kind'], string>> = {
  certificate: 'Certificate',
  request: 'Request',
  list: 'Revocation list',
  public: 'Public key',
  private: 'Private key',
}

async function unlock(
  { form, bytes, input, line }: Locked,
  password: string,
  found: Found,
  files: KeyFiles,
): Promise<PlacedFinding[]> {
  const place = { input, line }
  const name = form === 'pkcs12' ? 'PKCS #12 file' : 'private key'
  try {
    if (form === 'key') found.items.push(await privateItem(files.openKey(bytes, password), place))
    else {
      const opened = files.openPkcs12(bytes, password)
      found.items.push(...opened.certificates.map(({ der }) => certificateItem(der, place)))
      for (const { der, name: label } of opened.keys) found.items.push(await privateItem(der, place, label))
    }
    return []
  } catch (error) {
    if (error instanceof files.WrongPassword)
      return [
        placed(place, {
          tone: 'bad',
          says:
            password === '' ? `The ${name} is locked. Enter its password.` : `The password does not open the ${name}.`,
        }),
      ]
    if (error instanceof NotDer)
      return [placed(place, { tone: 'bad', says: `The ${name} cannot be read: ${error.message}.` })]
    throw error
  }
}

function placed(
  { input, line }: { input: 'text' | 'more'; line: number | undefined },
  finding: PlacedFinding,
): PlacedFinding {
  // What is right needs no place to go to.
  return line === undefined || finding.tone === 'good' ? finding : { ...finding, input, at: { line, column: 1 } }
}

function weakFindings(item: Item): PlacedFinding[] {
  const key = publicKeyOf(item)
  const name = titleOf(item)
  const found: PlacedFinding[] = []
  if ((key?.kind === 'rsa' || key?.kind === 'rsa-pss') && key.bits < 2048)
    found.push({
      tone: 'bad',
      says: `${name} has an RSA key of ${String(key.bits)} bits.`,
      detail: 'Browsers and authorities refuse less than 2,048.',
      source: 'NIST SP 800-57',
    })
  if (key?.exponent === '1' || key?.exponent === '3')
    found.push({ tone: 'warn', says: `${name} has an RSA key with the exponent ${key.exponent}.` })
  const signature = item.kind === 'certificate' ? item.certificate.signature : 'signature' in item ? item.signature : ''
  const isOwn = item.kind === 'certificate' && item.certificate.subjectKey === item.certificate.issuerKey
  if (/SHA-1|MD5/.test(signature) && !isOwn)
    found.push({
      tone: 'bad',
      says: `${name} is signed with ${signature}.`,
      detail: 'Such signatures can be forged.',
      source: 'RFC 9155',
    })
  else if (/SHA-1|MD5/.test(signature))
    found.push({
      tone: item.kind === 'certificate' && item.certificate.isAuthority ? 'plain' : 'warn',
      says: `${name} signs itself with ${signature}.`,
      detail: 'Of a root that signature is not looked at; of anything else it is refused.',
    })
  return found.map((finding) => placed(item, finding))
}

function certificateFindings(item: CertificateItem, now: number): PlacedFinding[] {
  const { certificate, uses, extensions } = item
  const found: PlacedFinding[] = []
  const left = daysLeft(certificate.notAfter, now)
  if (left < 0) found.push({ tone: 'bad', says: `${certificate.name} ended on ${utc(certificate.notAfter)}.` })
  else if (left < 30) found.push({ tone: 'warn', says: `${certificate.name} ends in ${counted(left, 'day', 'days')}.` })
  if (certificate.notBefore > now)
    found.push({ tone: 'bad', says: `${certificate.name} begins on ${utc(certificate.notBefore)}.` })
  const isServer = !certificate.isAuthority && (uses.extended?.some((use) => use.startsWith('TLS server')) ?? true)
  if (isServer && certificate.names.length === 0)
    found.push({
      tone: 'warn',
      says: `${certificate.name} has no alternative names.`,
      detail: 'Hosts are looked for there; browsers do not look at the common name.',
      source: 'RFC 9525',
    })
  if (certificate.isAuthority && uses.usages && !uses.usages.includes('signing certificates'))
    found.push({ tone: 'warn', says: `${certificate.name} is an authority whose key may not sign certificates.` })
  if (extensions.some(({ identifier }) => identifier === '1.3.6.1.4.1.11129.2.4.3'))
    found.push({
      tone: 'bad',
      says: `${certificate.name} is a precertificate, which nothing accepts.`,
      source: 'RFC 6962',
    })
  return found.map((finding) => placed(item, finding))
}

function linkFinding({ item, issuer, verdict }: Link): PlacedFinding[] {
  const { name } = item.certificate
  if (!issuer || verdict === 'right') return []
  const by = issuer === item ? 'itself' : issuer.certificate.name
  return [
    placed(
      item,
      verdict === 'unknown'
        ? {
            tone: 'warn',
            says: `Whether ${by} signed ${name} cannot be checked: this browser does not know ${item.certificate.signature}.`,
          }
        : { tone: 'bad', says: `${name} names ${by} as its issuer, and the signature is wrong.` },
    ),
  ]
}

function hostFindings(host: string, ends: readonly CertificateItem[]): PlacedFinding[] {
  const plain = host
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/^([^:[\]]+):\d+$/, '$1')
  if (plain === '' || ends.length === 0) return []
  if (addressIn(plain) === undefined && !/^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*\.?$/u.test(plain))
    return [{ tone: 'bad', says: 'The host is no name and no address. Write one such as www.example.com.' }]
  return ends.slice(0, 20).map((item) => {
    const { name } = item.certificate
    const by = matchedName(plain, item.certificate)
    return placed(
      item,
      by === undefined
        ? {
            tone: 'bad',
            says: `${name} is not for ${plain}.`,
            detail: 'None of its alternative names fits.',
            source: 'RFC 9525',
          }
        : { tone: 'good', says: `${name} is for ${plain}, by its name ${by}.` },
    )
  })
}

function keyFindings(items: readonly Item[]): PlacedFinding[] {
  const groups = sameKeys(items)
  const described = (at: number) => {
    const item = items[at]
    return item ? `${kinds[item.kind].toLowerCase()} ${whole(at + 1)} (${titleOf(item)})` : ''
  }
  const fits = groups
    .filter((group) => group.some((at) => items[at]?.kind === 'private' || items[at]?.kind === 'request'))
    .map((group): PlacedFinding => ({ tone: 'good', says: `The same key: ${group.map(described).join(', ')}.` }))
  const paired = new Set(groups.flat())
  const strangers = items.flatMap((item, at): PlacedFinding[] =>
    item.kind === 'private' && !paired.has(at) && items.some(({ kind }) => kind === 'certificate')
      ? [
          placed(
            item,
            item.publicKey
              ? { tone: 'bad', says: `The ${described(at)} fits none of the certificates.` }
              : { tone: 'warn', says: `Whether the ${described(at)} fits cannot be told: its kind is not known here.` },
          ),
        ]
      : [],
  )
  return [...fits, ...strangers]
}

async function listFindings(
  lists: readonly ListItem[],
  certificates: readonly CertificateItem[],
  now: number,
): Promise<PlacedFinding[]> {
  const found = await revocations(lists, certificates)
  return found.flatMap(({ list, issuer, verdict }) => {
    const findings: PlacedFinding[] = []
    if (verdict === 'right')
      findings.push({ tone: 'good', says: `The revocation list is signed by ${issuer?.certificate.name ?? ''}.` })
    if (verdict === 'wrong')
      findings.push({
        tone: 'bad',
        says: `The revocation list names ${list.issuer} as its issuer, and the signature is wrong.`,
      })
    if (list.nextUpdate !== undefined && list.nextUpdate < now)
      findings.push({
        tone: 'warn',
        says: `The revocation list of ${list.issuer} should have been replaced on ${utc(list.nextUpdate)}.`,
      })
    const serials = new Map(list.revoked.map((entry) => [entry.serial, entry]))
    for (const { certificate } of certificates) {
      const entry = certificate.issuerKey === list.issuerKey ? serials.get(certificate.serial) : undefined
      if (entry)
        findings.push({
          tone: 'bad',
          says: `${certificate.name} was revoked on ${utc(entry.time)}.`,
          ...(entry.reason && { detail: `Reason: ${entry.reason}.` }),
        })
    }
    return findings.map((finding) => placed(list, finding))
  })
}

async function requestFindings(items: readonly Item[]): Promise<PlacedFinding[]> {
  const found: PlacedFinding[] = []
  for (const item of items) {
    if (item.kind !== 'request') continue
    const verdict = await verify(item.signed, item.key)
    if (verdict === 'right')
      found.push(placed(item, { tone: 'good', says: `The request of ${titleOf(item)} is signed with its own key.` }))
    if (verdict === 'wrong')
      found.push(
        placed(item, { tone: 'bad', says: `The request of ${titleOf(item)} was changed: its signature is wrong.` }),
      )
  }
  return found
}

function chainRows(path: readonly Link[]): string[][] {
  const words = { right: 'right', wrong: 'wrong', unknown: 'not checked' }
  return path.map(({ item, issuer, verdict }) => [
    item.certificate.name,
    issuer === item ? 'itself (a root)' : (issuer?.certificate.name ?? `${item.certificate.issuer} (not here)`),
    verdict ? words[verdict] : 'not checked',
    day(item.certificate.notAfter),
  ])
}

function chainFinding(path: readonly Link[], now: number): PlacedFinding[] {
  const [end] = path
  const top = path.at(-1)
  if (!end || !top || path.length < 2) return []
  const { name } = end.item.certificate
  const faults = pathFaults(path, now)
  const isWhole = path.every(({ verdict, issuer }) => issuer === undefined || verdict === 'right')
  if (faults.length > 0) return faults.map((says): PlacedFinding => placed(end.item, { tone: 'bad', says }))
  if (!isWhole) return []
  return [
    placed(end.item, {
      tone: 'good',
      says: `The chain of ${name} holds: ${counted(path.length, 'certificate', 'certificates')}, each signed by the next.`,
      detail:
        top.issuer === top.item
          ? 'It ends in a root. Whether a device trusts that root is a matter of the device.'
          : 'Its root is not here, which is usual: a server does not send it.',
    }),
  ]
}

function listed(item: Item): Listed {
  const key = publicKeyOf(item)
  const until =
    item.kind === 'certificate'
      ? `until ${day(item.certificate.notAfter)}`
      : item.kind === 'list'
        ? counted(item.revoked.length, 'entry', 'entries')
        : ''
  const from = item.line === undefined ? 'a file' : `line ${whole(item.line)}`
  return { what: kinds[item.kind], name: titleOf(item), until, key: key?.says ?? '', from }
}

const mostFindings = 100

/** What was opened, kept for further questions. */
export interface Holding {
  items: readonly Item[]
}

function headlineOf(items: readonly Item[], findings: readonly PlacedFinding[]): Pick<Opened, 'headline' | 'tone'> {
  if (items.length === 0) return { headline: 'Nothing could be read.', tone: 'bad' }
  const counts = (Object.keys(kinds) as Item['kind'][]).flatMap((kind) => {
    const count = items.filter((item) => item.kind === kind).length
    const name = kinds[kind].toLowerCase()
    return count === 0 ? [] : [counted(count, name, `${name}s`)]
  })
  const bad = findings.filter(({ tone }) => tone === 'bad').length
  const warn = findings.filter(({ tone }) => tone === 'warn').length
  const tone = bad > 0 ? 'bad' : warn > 0 ? 'warn' : 'good'
  const wrong =
    bad > 0
      ? `${counted(bad, 'thing is', 'things are')} wrong`
      : warn > 0
        ? `${counted(warn, 'thing', 'things')} to look at`
        : 'nothing wrong was found'
  return { headline: `${counts.join(', ')}: ${wrong}.`, tone }
}

async function open(
  { text, more, password, host }: OpenQuestion,
  { keyFiles, now, onProgress }: DecodeSurroundings,
): Promise<{ holding: Holding; answer: Opened }> {
  const found: Found = { items: [], locked: [], faults: [] }
  await findIn(text, 'text', found)
  await findIn(more, 'more', found)
  const findings: PlacedFinding[] = found.faults.map(({ input, line, says }) =>
    placed({ input, line }, { tone: 'bad', says }),
  )
  if (found.locked.length > 0) {
    const files = await keyFiles()
    for (const one of found.locked.slice(0, 50)) findings.push(...(await unlock(one, password, found, files)))
  }
  const items = found.items.slice(0, mostItems)
  if (found.items.length > mostItems)
    findings.push({ tone: 'warn', says: `Only the first ${whole(mostItems)} are read.` })
  const certificates = items.filter((item) => item.kind === 'certificate')
  const links = await linksOf(certificates, onProgress)
  const ends = endsOf(links)
  const paths = ends.map((end) => pathFrom(end, links))
  findings.push(
    ...hostFindings(host, ends.some(({ certificate }) => !certificate.isAuthority) ? ends : certificates),
    ...keyFindings(items),
    ...links.flatMap(linkFinding),
    ...paths.flatMap((path) => chainFinding(path, now)),
    ...(await listFindings(
      items.filter((item) => item.kind === 'list'),
      certificates,
      now,
    )),
    ...(await requestFindings(items)),
    ...certificates.flatMap((item) => certificateFindings(item, now)),
    ...items.flatMap(weakFindings),
  )
  // An expired certificate of a chain is said once.
  const unique = [...new Map(findings.map((finding) => [finding.says, finding])).values()]
  const shown = unique.toSorted((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone)).slice(0, mostFindings)
  const hasPair = pairOf(items) !== undefined
  const answer: Opened = {
    kind: 'opened',
    ...headlineOf(items, unique),
    findings:
      unique.length > mostFindings
        ? [...shown, { tone: 'plain', says: `${whole(unique.length - mostFindings)} more are not listed.` }]
        : shown,
    items: items.map(listed),
    chains: paths
      .filter((path) => path.length > 1)
      .slice(0, 20)
      .map((path) => ({ label: `Chain of ${path[0]?.item.certificate.name ?? ''}`, rows: chainRows(path) })),
    hasCertificates: certificates.length > 0,
    hasPair,
  }
  return { holding: { items }, answer }
}

const order = ['bad', 'warn', 'good', 'plain']

/** A private key and the certificate that holds its public half. */
function pairOf(items: readonly Item[]): { key: Uint8Array<ArrayBuffer>; certificate: CertificateItem } | undefined {
  for (const item of items) {
    if (item.kind !== 'private' || !item.key || !item.publicKey) continue
    const own = item.publicKey.spki.join()
    const certificate = items.find((other) => other.kind === 'certificate' && other.key.spki.join() === own)
    if (certificate?.kind === 'certificate') return { key: item.key.pkcs8, certificate }
  }
  return undefined
}

const label = {
  certificate: 'CERTIFICATE',
  request: 'CERTIFICATE REQUEST',
  list: 'X509 CRL',
  public: 'PUBLIC KEY',
} as const

function valuesOf(item: Item, now: number): { label: string; text: string }[] {
  const key = publicKeyOf(item)
  const keyValues = key
    ? [
        { label: 'Key', text: key.says },
        { label: 'SHA-256 of the key, as pinned', text: pinOf(key) },
      ]
    : []
  if (item.kind === 'certificate') {
    const { subject, issuer, serial, notBefore, notAfter, signature, fingerprint } = item.certificate
    const left = daysLeft(notAfter, now)
    return [
      { label: 'Subject', text: subject || 'empty' },
      { label: 'Issuer', text: issuer },
      { label: 'Serial number', text: serial },
      { label: 'From', text: utc(notBefore) },
      {
        label: 'Until',
        text: `${utc(notAfter)}, ${left < 0 ? `ended ${counted(-left, 'day', 'days')} ago` : `${counted(left, 'day', 'days')} left`}`,
      },
      { label: 'Signature', text: signature },
      { label: 'SHA-256', text: fingerprint },
      { label: 'SHA-1', text: item.sha1 },
      ...keyValues,
    ]
  }
  if (item.kind === 'request')
    return [
      { label: 'Subject', text: item.subject || 'empty' },
      { label: 'Signature', text: item.signature },
      ...keyValues,
    ]
  if (item.kind === 'list')
    return [
      { label: 'Issuer', text: item.issuer },
      { label: 'Made', text: utc(item.thisUpdate) },
      { label: 'Next', text: item.nextUpdate === undefined ? 'not said' : utc(item.nextUpdate) },
      { label: 'Signature', text: item.signature },
      { label: 'SHA-256', text: fingerprintOf(item.der) },
    ]
  return [
    { label: 'Form', text: item.form },
    ...(item.label ? [{ label: 'Name', text: item.label }] : []),
    ...keyValues,
    ...(item.fingerprint ? [{ label: 'Fingerprint of SSH', text: item.fingerprint }] : []),
  ]
}

function detail(item: Item, number: number, now: number): Detail {
  const extensions = 'extensions' in item ? item.extensions : []
  const revoked = item.kind === 'list' ? item.revoked : []
  const der = item.kind === 'private' ? item.key?.pkcs8 : item.der
  return {
    kind: 'detail',
    number,
    title: `${kinds[item.kind]}: ${titleOf(item)}`,
    values: valuesOf(item, now),
    extensions: extensions.map(({ label: name, text, isCritical }) => [name, text, isCritical ? 'Yes' : '']),
    revoked: revoked.slice(0, 200).map(({ serial, time, reason }) => [serial, utc(time), reason]),
    asn1: der ? asn1Text(der, item.kind === 'private') : '',
    pem: item.kind === 'private' ? undefined : pemOf(item.der, label[item.kind]),
  }
}

/** What is saved; an empty file where there is nothing of that kind. */
async function fileOf(
  { as, number, password }: FileQuestion,
  { items }: Holding,
  { keyFiles }: DecodeSurroundings,
): Promise<Blob> {
  const item = items[number]
  if (as === 'der')
    return new Blob(item && item.kind !== 'private' ? [item.der] : [], { type: 'application/octet-stream' })
  if (as === 'pem')
    return new Blob(
      items.flatMap((one) => (one.kind === 'private' ? [] : [pemOf(one.der, label[one.kind])])),
      { type: 'application/x-pem-file' },
    )
  const pair = pairOf(items)
  if (!pair) return new Blob([])
  if (as === 'key') return new Blob([pemOf(pair.key, 'PRIVATE KEY')], { type: 'application/x-pem-file' })
  const certificates = items.filter((one) => one.kind === 'certificate')
  const links = await linksOf(certificates)
  const chain = pathFrom(pair.certificate, links).map(({ item: one }) => one.der)
  const { lockedFile: write } = await keyFiles()
  return new Blob([await write(chain, pair.key, password, pair.certificate.certificate.name)], {
    type: 'application/x-pkcs12',
  })
}

/** Answers one question after the other about what was opened last. */
export function createDecoder(): (question: DecodeQuestion, around: DecodeSurroundings) => Promise<DecodeAnswer> {
  let holding: Holding = { items: [] }
  return async (question, around) => {
    if (question.ask === 'open') {
      const opened = await open(question, around)
      holding = opened.holding
      return opened.answer
    }
    if (question.ask === 'file') return { kind: 'file', blob: await fileOf(question, holding, around) }
    const item = holding.items[question.number]
    if (!item) throw new RangeError(`there is no number ${String(question.number)}`)
    return detail(item, question.number, around.now)
  }
}
