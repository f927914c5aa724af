// Writes passwords.json: what the tests of zxcvbn-ts expect of passwords (packages/libraries/main/test/helper/passwordTests.ts).
// Source: https://github.com/zxcvbn-ts/zxcvbn, commit 642ef8f (4.2.0), MIT.
// node fixtures.mjs passwordTests.ts > passwords.json
import { readFileSync } from 'node:fs'

const source = readFileSync(process.argv[2], 'utf8').replace('export default', 'return')
const tests = new Function(source)()
const kept = tests.map(({ password, guesses, score, sequence, feedback: { warning, suggestions } }) => ({
  password,
  guesses,
  score,
  parts: sequence.map(({ pattern, token, guessesLog10 }) => ({ pattern, token, guessesLog10 })),
  warning,
  suggestions,
}))
process.stdout.write(`${JSON.stringify(kept, undefined, 1)}\n`)
