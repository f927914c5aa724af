import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const run = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/tool/tool.mjs', ...words], { cwd: root, encoding: 'utf8' })

describe('npm run tool', () => {
  it('prints what the page would show', () => {
    const { stdout, status } = run('breakeven', 'price=30')
    expect(stdout).toMatch(/Units to break even: 600/)
    expect(status).toBe(0)
  })

  it('runs a transform, and its way back', () => {
    expect(run('base64', 'input=foobar').stdout).toBe('Zm9vYmFy\n')
    expect(run('base64', '--back', 'input=Zm9vYmFy').stdout).toBe('foobar\n')
    expect(run('base64', '--back', 'input=Zm9*').status).toBe(1)
  })

  it('runs a generator', () => {
    expect(run('lorem-ipsum-gen', 'unit=bytes', 'amount=50').stdout).toContain('Bytes in UTF-8: 50')
    expect(run('lorem-ipsum-gen', 'amount=0').status).toBe(1)
  })

  it('reads numbers as a region writes them', () => {
    expect(run('breakeven', '--region=de', 'fixedCosts=24.000,00', 'price=25,00').stdout).toMatch(
      /Units to break even: 1\.600/,
    )
  })

  it('answers each row of a table, and says which has no answer', () => {
    const table = (input: string) =>
      spawnSync(process.execPath, ['scripts/tool/tool.mjs', 'breakeven', '--table'], {
        cwd: root,
        encoding: 'utf8',
        input,
      })
    const { stdout, status } = table('price,fixedCosts\n30,20000\nx,1\n')
    const [head, first, second] = stdout.split('\r\n')
    expect(head).toMatch(/^price,fixedCosts,Units to break even,/)
    expect(first).toMatch(/^30,20000,1000,30000,/)
    expect(second).toContain('Price per unit must be a number')
    expect(status).toBe(1)
    expect(table('price\n30\n').status).toBe(0)
    expect(table('').stderr).not.toBe('')
  })

  it('gives JSON with the raw results', () => {
    const reply = JSON.parse(
      execFileSync(process.execPath, ['scripts/tool/tool.mjs', 'breakeven', '--json'], { cwd: root, encoding: 'utf8' }),
    )
    expect(reply.results.units).toBe(800)
  })

  it.each([
    ['a problem', ['price=5'], /Price per unit must be higher/],
    ['an invalid field', ['price=abc'], /Price per unit must be a number/],
    ['an unknown field', ['colour=red'], /has no field colour/],
  ])('ends with code 1 for %s', (_, words, says) => {
    const { stderr, status } = run('breakeven', ...words)
    expect(stderr).toMatch(says)
    expect(status).toBe(1)
  })
})
