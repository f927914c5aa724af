/* What the page of the decoder asks its worker, and what it is told. */
import type { ReportFinding } from '@/lib/base/report/report'
import type { InputName } from './find'

export interface OpenQuestion {
  ask: 'open'
  text: string | Blob
  more: string | Blob
  password: string
  host: string
}
export interface DetailQuestion {
  ask: 'detail'
  number: number
}
export interface FileQuestion {
  ask: 'file'
  as: 'pem' | 'der' | 'p12' | 'key'
  number: number
  password: string
}
export type DecodeQuestion = OpenQuestion | DetailQuestion | FileQuestion

export interface PlacedFinding extends ReportFinding {
  input?: InputName
}

export interface Listed {
  what: string
  name: string
  until: string
  key: string
  from: string
}

export interface Opened {
  kind: 'opened'
  headline: string
  tone: 'plain' | 'good' | 'warn' | 'bad'
  findings: readonly PlacedFinding[]
  items: readonly Listed[]
  /** Each path from its end upwards. */
  chains: readonly { label: string; rows: readonly (readonly string[])[] }[]
  /** Whether there are certificates, and a private key that fits one. */
  hasCertificates: boolean
  hasPair: boolean
}

export interface Detail {
  kind: 'detail'
  number: number
  title: string
  values: readonly { label: string; text: string }[]
  extensions: readonly (readonly string[])[]
  revoked: readonly (readonly string[])[]
  asn1: string
  /** Undefined for a private key, which is not written out. */
  pem: string | undefined
}

export type DecodeAnswer = Opened | Detail | { kind: 'file'; blob: Blob }
