// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { htmlReport, type ReportWords } from '@/lib/subjects/diff/report'
import { compare } from './show'

const words: ReportWords = {
  language: 'en',
  title: 'Differences <b>',
  summary: '1 line changed.',
  left: 'a.txt',
  right: 'b.txt',
  removed: 'removed',
  added: 'added',
  folded: '{rows} unchanged lines',
  noDifference: 'The two texts are the same.',
}

function report(left: string, right: string, context?: number): Document {
  const html = htmlReport({ left, right, comparison: compare(left, right), words, context })
  return new DOMParser().parseFromString(html, 'text/html')
}

describe('the HTML report', () => {
  it('marks what was removed and added, with signs and not only colours', () => {
    const page = report('keep\npay 30 days\n', 'keep\npay 14 days\n')
    expect([...page.querySelectorAll('del')].map((element) => element.textContent)).toEqual(['30'])
    expect([...page.querySelectorAll('ins')].map((element) => element.textContent)).toEqual(['14'])
    expect([...page.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
      '1keep1keep',
      '− 2pay 30 days+ 2pay 14 days',
    ])
    expect(page.body.textContent).toContain('1 line changed.')
  })

  it('shows markup in the texts as text', () => {
    const page = report('<script>alert(1)</script>\n', '<img src=x onerror=alert(1)> & "q"\n')
    expect(page.querySelectorAll('script, img')).toHaveLength(0)
    expect(page.querySelector('tbody')?.textContent).toContain('<img src=x onerror=alert(1)> & "q"')
    expect(page.title).toBe('Differences <b>')
  })

  it('folds unchanged lines when asked to', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index}\n`)
    const page = report(lines.join(''), lines.with(20, 'other\n').join(''), 3)
    expect([...page.querySelectorAll('tr.fold')].map((row) => row.textContent)).toEqual([
      '17 unchanged lines',
      '6 unchanged lines',
    ])
    expect(report(lines.join(''), lines.with(20, 'other\n').join('')).querySelectorAll('tbody tr')).toHaveLength(30)
  })

  it('says when there is no difference', () => {
    expect(report('a\n', 'a\n').body.textContent).toContain('The two texts are the same.')
  })
})
