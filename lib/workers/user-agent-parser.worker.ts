import type { Report } from '@/lib/base/report/report'
import { createCounter, agentOfLine } from '@/lib/subjects/user-agents/log'
import { ownReport, type WorkerFacts } from '@/lib/subjects/user-agents/own'
import { parseAgent } from '@/lib/subjects/user-agents/parse'
import { agentReport, countsReport } from '@/lib/subjects/user-agents/report'
import type { AgentQuestion } from '@/lib/subjects/user-agents/task'
import { defineTask, type TaskContext } from './define-task'
import { blocksOf } from './file-blocks'
import { pausing } from './pausing'

const codecs: readonly (readonly [name: string, contentType: string])[] = [
  ['H.264', 'video/mp4; codecs="avc1.42E01E"'],
  ['H.265', 'video/mp4; codecs="hvc1.1.6.L93.B0"'],
  ['VP9', 'video/webm; codecs="vp09.00.10.08"'],
  ['AV1', 'video/mp4; codecs="av01.0.04M.08"'],
]

const features = [
  'WebAssembly',
  'OffscreenCanvas',
  'CompressionStream',
  'BroadcastChannel',
  'WebSocket',
  'WebTransport',
  'VideoDecoder',
  'SharedArrayBuffer',
] as const

const hintNames = [
  'architecture',
  'bitness',
  'formFactors',
  'fullVersionList',
  'model',
  'platformVersion',
  'wow64',
] as const

/** What Chromium has beside the standard. */
interface OwnNavigator {
  deviceMemory?: number
  connection?: { effectiveType?: string }
  userAgentData?: {
    brands: readonly { brand: string; version: string }[]
    mobile: boolean
    platform: string
    getHighEntropyValues?(names: readonly string[]): Promise<Readonly<Record<string, unknown>>>
  }
}

const brandsText = (brands: unknown) =>
  Array.isArray(brands)
    ? brands
        .map((one: unknown) =>
          typeof one === 'object' && one !== null && 'brand' in one && 'version' in one
            ? `${String(one.brand)} ${String(one.version)}`
            : String(one),
        )
        .join(', ')
    : String(brands)

async function hintsOf({ userAgentData }: OwnNavigator): Promise<[string, string][]> {
  if (!userAgentData) return []
  const more = await userAgentData.getHighEntropyValues?.(hintNames).catch(() => undefined)
  return [
    ['brands', brandsText(userAgentData.brands)],
    ['mobile', String(userAgentData.mobile)],
    ['platform', userAgentData.platform],
    ...hintNames
      .filter((name) => more?.[name] !== undefined)
      .map((name): [string, string] => [name, brandsText(more?.[name])]),
  ]
}

async function plays(contentType: string): Promise<boolean> {
  try {
    const { supported } = await navigator.mediaCapabilities.decodingInfo({
      type: 'file',
      video: { contentType, width: 1280, height: 720, bitrate: 2_000_000, framerate: 30 },
    })
    return supported
  } catch {
    return false
  }
}

function graphics(): string | undefined {
  try {
    const gl = new OffscreenCanvas(1, 1).getContext('webgl')
    if (!gl) return undefined
    const named = gl.getExtension('WEBGL_debug_renderer_info')
    return String(gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  } catch {
    return undefined
  }
}

async function seenHere(): Promise<WorkerFacts> {
  const own = navigator as Navigator & OwnNavigator
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const estimate = await own.storage?.estimate().catch(() => undefined)
  return {
    userAgent: own.userAgent,
    cores: own.hardwareConcurrency,
    memory: own.deviceMemory,
    languages: own.languages,
    zone: timeZone,
    locale,
    connection: own.connection?.effectiveType,
    quotaBytes: estimate?.quota,
    graphics: graphics(),
    hints: await hintsOf(own),
    codecs: await Promise.all(codecs.map(async ([name, type]) => [name, await plays(type)] as const)),
    features: features.map((name) => [name, Object.hasOwn(globalThis, name)]),
  }
}

const linesAtOnce = 20_000

async function countText(text: string, context: TaskContext): Promise<Report> {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const [only] = lines
  if (lines.length === 1 && only !== undefined) return agentReport(parseAgent(agentOfLine(only)))
  const { add, counts } = createCounter()
  const pause = pausing(context)
  for (const [at, line] of lines.entries()) {
    add(line)
    if (at % linesAtOnce === linesAtOnce - 1) await pause(at / lines.length)
  }
  return countsReport(counts)
}

async function countFile(file: File, context: TaskContext): Promise<Report> {
  const { add, counts } = createCounter()
  const decoder = new TextDecoder()
  let rest = ''
  for await (const block of blocksOf(file, context)) {
    const lines = (rest + decoder.decode(block, { stream: true })).split(/\r\n|\r|\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) add(line)
  }
  add(rest + decoder.decode())
  return countsReport(counts)
}

defineTask<AgentQuestion, Report>(async (question, context) => {
  if (question.task === 'own') return ownReport(question.page, await seenHere())
  return typeof question.text === 'string' ? countText(question.text, context) : countFile(question.text, context)
})
