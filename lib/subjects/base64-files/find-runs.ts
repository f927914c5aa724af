/* Base64 that stands in a longer text: data URIs, mails, PEM, JSON and code, found in one pass over its bytes. */

/** A stretch that reads as Base64; places in bytes of the text, the end excluded. */
export interface Base64Run {
  start: number
  end: number
  /** Base64 characters without padding. */
  digits: number
  /** Media type of the data URI that it stands in. */
  claimed?: string
  /** The name that the data URI gives it. */
  name?: string
  /** Its line, from 1. */
  line: number
}

export interface RunFinder {
  push(codes: Uint8Array): void
  end(): Base64Run[]
}

const lineFeed = 0x0a
const carriageReturn = 0x0d
const backslash = 0x5c
const percentSign = 0x25
const equalsSign = 0x3d
const comma = 0x2c
const slash = 0x2f

const isDigit = (code: number) =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  code === 0x2b ||
  code === slash ||
  code === 0x2d ||
  code === 0x5f

/** What stands behind a text in code: quotes and brackets. */
const closers: ReadonlySet<number> = new Set(Array.from('"\'`<>)]};', (sign) => sign.charCodeAt(0)))

const isBlank = (code: number) => code === 0x20 || code === 0x09

/** What kinds of characters a run has, as bits. */
const lowerBeyondHex = 1
const upperBeyondHex = 2
const otherLetter = 4
const number = 8
const sign = 16

function traitOf(code: number): number {
  if (code >= 0x67 && code <= 0x7a) return lowerBeyondHex
  if (code >= 0x47 && code <= 0x5a) return upperBeyondHex
  if (code >= 0x41) return otherLetter
  return code >= 0x30 && code <= 0x39 ? number : sign
}

interface OpenRun extends Omit<Base64Run, 'end'> {
  end: number
  traits: number
  pads: number
  /** Characters of the first line, once it has ended. */
  firstLine: number | undefined
  lineDigits: number
}

/** Lines that are broken have at least so many characters; a shorter one is a word. */
const leastLine = 16
/** Bare text of this length is no name or path any more, whatever its letters are. */
const surelyLong = 200
const longestHead = 300

/** Finds runs of at least `least` characters; of data URIs every one. Lines may be broken, also by \n and \/ of JSON and by %2B. */
export function createRunFinder(least: number): RunFinder {
  const found: Base64Run[] = []
  let position = 0
  let line = 1
  let run: OpenRun | undefined
  /** What follows a line break within a run, until it is known whether it belongs to it. */
  let next: OpenRun | undefined
  let isBroken = false
  let escape = ''
  let tail = ''
  let claim: Pick<Base64Run, 'claimed' | 'name'> | undefined

  function opened(code: number, start: number): OpenRun {
    const head = claim
    claim = undefined
    return {
      start,
      end: start + 1,
      digits: 1,
      line,
      traits: traitOf(code),
      pads: 0,
      firstLine: undefined,
      lineDigits: 1,
      ...head,
    }
  }

  /** A run with one digit more, or a new one. */
  function longer(open: OpenRun | undefined, code: number, start: number, end: number): OpenRun {
    if (!open) return { ...opened(code, start), end }
    const { digits, traits, lineDigits } = open
    return Object.assign(open, { digits: digits + 1, end, traits: traits | traitOf(code), lineDigits: lineDigits + 1 })
  }

  function isKept({ digits, traits, claimed }: OpenRun): boolean {
    if (claimed !== undefined) return digits > 1
    if (digits < least || digits % 4 === 1) return false
    const letters = traits & (lowerBeyondHex | upperBeyondHex)
    if (digits >= surelyLong) return letters !== 0 || (traits & (number | sign)) === 0
    return letters === (lowerBeyondHex | upperBeyondHex) && (traits & (number | sign)) !== 0
  }

  function close(): void {
    if (run && isKept(run)) {
      const { start, end, digits, line: at, claimed, name } = run
      found.push({ start, end, digits, line: at, ...(claimed !== undefined && { claimed }), ...(name && { name }) })
    }
    run = undefined
    isBroken = false
  }

  /** The line after the break belongs to the run. */
  function join(): void {
    if (!run || !next) return
    const { firstLine = 0 } = run
    const isLast = next.digits < firstLine || next.pads > 0
    run = { ...run, end: next.end, digits: run.digits + next.digits, traits: run.traits | next.traits, pads: next.pads }
    next = undefined
    if (isLast) close()
  }

  /** The line after the break is something of its own. */
  function part(): void {
    const own = next
    next = undefined
    close()
    run = own
  }

  function takeDigit(code: number, start: number, end: number): void {
    const open = isBroken ? next : run
    if (open?.pads) {
      if (isBroken) part()
      close()
    }
    if (!isBroken || !run) {
      run = longer(run, code, start, end)
      return
    }
    next = longer(next, code, start, end)
    if (next.digits > (run.firstLine ?? 0)) part()
  }

  function takePad(end: number): void {
    const open = isBroken ? next : run
    if (open && open.pads < 2) Object.assign(open, { pads: open.pads + 1, end })
    else stop()
  }

  function takeBreak(): void {
    if (!run) return
    if (isBroken) {
      if (next) join()
      return
    }
    if (run.pads > 0 || run.lineDigits < leastLine) return close()
    run.firstLine = run.lineDigits
    isBroken = true
  }

  /** What is no Base64 ends a run. The line that it ends belongs to the run where padding or a sign of code says so, else it is words. */
  function stop(code = 0): void {
    if (isBroken && next) {
      if (next.pads > 0 || closers.has(code)) join()
      else part()
    }
    close()
  }

  /** Two characters of JSON, three of a data URI; their last one ends at `end`. */
  function takeEscape(end: number): void {
    const start = end - escape.length
    const written = escape
    escape = ''
    if (written === '\\n' || written === '\\r') return takeBreak()
    if (written === '\\/') return takeDigit(slash, start, end)
    const code = written.startsWith('%') ? Number.parseInt(written.slice(1), 16) : Number.NaN
    if (code === equalsSign) return takePad(end)
    if (code === lineFeed || code === carriageReturn) return takeBreak()
    if (isDigit(code)) return takeDigit(code, start, end)
    stop()
  }

  function take(code: number, at: number): void {
    if (escape !== '') {
      escape += String.fromCharCode(code)
      if (escape.length === (escape.startsWith('%') ? 3 : 2)) takeEscape(at + 1)
      return
    }
    if (isDigit(code)) return takeDigit(code, at, at + 1)
    if (!run) {
      claim = undefined
      return
    }
    if (code === equalsSign) return takePad(at + 1)
    if (code === lineFeed || code === carriageReturn) return takeBreak()
    if (code === backslash || (code === percentSign && run.claimed !== undefined)) {
      escape = String.fromCharCode(code)
      return
    }
    if (isBlank(code) && isBroken && !next) return
    stop(code)
  }

  return {
    push(codes) {
      const before = tail
      const text = (from: number, to: number) => String.fromCharCode(...codes.subarray(Math.max(0, from), to))
      for (let at = 0; at < codes.length; at++) {
        const code = codes[at] ?? 0
        take(code, position + at)
        if (code === lineFeed) line++
        if (code !== comma) continue
        const seen = text(at - longestHead, at)
        claim = claimIn(at < longestHead ? before.slice(at - longestHead) + seen : seen)
      }
      tail = (before + text(codes.length - longestHead, codes.length)).slice(-longestHead)
      position += codes.length
    },
    end() {
      if (escape !== '') stop()
      if (isBroken && next) join()
      close()
      return found
    },
  }
}

/** What a data URI says before its comma: RFC 2397. */
function claimIn(before: string): Pick<Base64Run, 'claimed' | 'name'> | undefined {
  const [, head] = /data:([^\s"'<>(),]*?);base64$/i.exec(before) ?? []
  if (head === undefined) return undefined
  // JSON may write its slash as \/.
  const [type = '', ...parameters] = head.replaceAll('\\', '').split(';')
  const name = parameters.find((one) => /^(?:file)?name=/i.test(one))?.replace(/^[^=]*=/, '')
  return { claimed: type || 'text/plain', ...(name && { name }) }
}
