/** What is wrong with a source; lib/tools/utilities/developer/json-formatter.messages.ts has the sentences. */
export type JsonFaultCode =
  | 'empty'
  | 'looks-like-markup'
  | 'not-utf8'
  | 'wide-space'
  | 'smart-quote'
  | 'single-quote'
  | 'unquoted-key'
  | 'number-key'
  | 'unquoted-value'
  | 'python-literal'
  | 'literal-case'
  | 'not-in-json'
  | 'comment'
  | 'open-comment'
  | 'trailing-comma'
  | 'extra-comma'
  | 'missing-comma'
  | 'missing-colon'
  | 'equals-for-colon'
  | 'missing-key'
  | 'missing-value'
  | 'semicolon'
  | 'mismatched-bracket'
  | 'extra-bracket'
  | 'unclosed'
  | 'extra-content'
  | 'second-record-on-line'
  | 'record-over-lines'
  | 'leading-zero'
  | 'plus-sign'
  | 'leading-dot'
  | 'trailing-dot'
  | 'missing-exponent'
  | 'lone-minus'
  | 'hex-number'
  | 'number-separator'
  | 'bad-number'
  | 'unclosed-string'
  | 'line-break-in-string'
  | 'control-in-string'
  | 'bad-escape'
  | 'bad-unicode-escape'
  | 'bad-name'
  | 'unexpected'

/** The first place where a source is not what its mode allows. Offsets count bytes of the UTF-8 source from 0. */
export interface JsonFault {
  code: JsonFaultCode
  offset: number
  /** Bytes that are at fault, at least 1 except at the end of the source. */
  length: number
  /** What stands there: a word, a character, a bracket. */
  found: string
  /** Another place the reader needs: the bracket that is never closed, the end of the value before a missing comma. */
  related?: number
}
