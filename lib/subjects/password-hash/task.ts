import type { HashFault, HashPart } from './encoded'
import type { PasswordAlgorithm, PasswordSettings } from './settings'

/** What the worker is asked. A salt is hexadecimal digits; an empty one is drawn at random. */
export type PasswordRequest =
  | { kind: 'make'; password: string; settings: PasswordSettings; salt: string }
  | { kind: 'check'; password: string; stored: string }
  | { kind: 'time'; algorithm: PasswordAlgorithm }

export interface TimedSettings {
  says: string
  memory: string
  milliseconds: number
}

export type PasswordAnswer =
  | { kind: 'made'; encoded: string; milliseconds: number; settings: PasswordSettings; remarks: string[] }
  | {
      kind: 'checked'
      /** Absent while no password is there to check. */
      isRight?: boolean
      milliseconds: number
      settings: PasswordSettings
      parts: HashPart[]
      short: string[]
      remarks: string[]
    }
  | { kind: 'timed'; algorithm: PasswordAlgorithm; rows: TimedSettings[] }
  | { kind: 'fault'; fault: HashFault }
  | { kind: 'refused'; says: string }
