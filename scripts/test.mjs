/* Installs what is missing and runs every check there is, then says in one line how many passed and failed. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { browserEnvironment, installPackages, installPrograms } from './install.mjs'

installPackages()
installPrograms()
const browsers = browserEnvironment()
const { run } = await import('./run.mjs')
const { allUnitTests, wholeSteps } = await import('./steps.mjs')

let passed = 0
let failed = 0
const count = (more) => {
  passed += more.passed
  failed += more.failed
}
const reports = mkdtempSync(path.join(tmpdir(), 'tallykit-'))

/** One command that passes or fails as a whole. */
async function step(name, args) {
  console.log(`\n# ${name}`)
  const ok = (await run(args, { env: browsers })) === 0
  count(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  return ok
}

/** A runner that writes how many tests passed and failed; one that broke before it could write counts as one failure. */
async function runner(name, args, env, read) {
  console.log(`\n# ${name}`)
  const file = path.join(reports, `${name}.json`)
  const code = await run(args(file), { env: { ...browsers, ...env(file) } })
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')))
    count(code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result)
  } catch {
    count({ passed: 0, failed: 1 })
  }
}

for (const { name, args } of wholeSteps) await step(name, args)
await runner(
  'vitest',
  (file) => allUnitTests('--reporter=default', '--reporter=json', `--outputFile.json=${file}`),
  () => ({}),
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests + report.numFailedTestSuites }),
)
await step('freshness', ['scripts/freshness/freshness.mjs', '--warn'])
if (await step('build', ['scripts/build.mjs']))
  await runner(
    'playwright',
    () => ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  )
rmSync(reports, { recursive: true, force: true })

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
