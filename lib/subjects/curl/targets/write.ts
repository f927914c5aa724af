import { stringForms, type FormName } from '@/lib/subjects/string-forms/catalogue'
import { isUnwritable } from '@/lib/subjects/string-forms/types'
import type { Request } from '../request'

/** A text that a language cannot hold. */
export class NotWritable extends Error {}

/** A text as that form writes it. */
export function literal(form: FormName, text: string): string {
  const written = stringForms[form].write(text, false)
  if (isUnwritable(written)) throw new NotWritable(form)
  return written.open + written.body + written.close
}

export interface Target {
  label: string
  /** Ending of its file. */
  ending: string
  write(request: Request): string
  /** What it does otherwise than curl, as sentences. */
  remarks?(request: Request): readonly (string | false | undefined)[]
}

export const lines = (...parts: readonly (string | false | undefined | readonly string[])[]): string =>
  `${parts
    .flatMap((part) => part)
    .filter((part): part is string => typeof part === 'string')
    .join('\n')}\n`

export const hasBody = (method: string): boolean => !['GET', 'HEAD'].includes(method.toUpperCase())
