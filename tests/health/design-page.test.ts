import { describe, expect, it } from 'vitest'
import { checkDesignPage, checkSpecimens, notShown } from './checks/design-page'
import { readFiles } from './project'

const project = { files: readFiles() }

describe('the page of all parts', () => {
  it('shows every component of the kits, or says why not', () => {
    expect(checkDesignPage(project)).toEqual([])
  })
  it('has a specimen of every kind of field, view and chart', () => {
    expect(checkSpecimens(project)).toEqual([])
  })
  it('is told of a component that it does not show', () => {
    const files = new Map([...project.files, ['components/ui/new-box.tsx', 'export function NewBox() {}']])
    expect(checkDesignPage({ files })).toEqual([expect.objectContaining({ at: 'components/ui/new-box.tsx' })])
  })
  it('is told of a kind of field that it does not show', () => {
    const types = 'lib/kits/fields/types.ts'
    const files = new Map([...project.files, [types, `${project.files.get(types)} type New = { kind: 'duration' }`]])
    expect(checkSpecimens({ files }).map(({ says }) => says)).toEqual([
      `has no specimen of the kind duration of ${types}.`,
    ])
  })
  it('is told of an exception that is none', () => {
    expect(checkDesignPage(project, { ...notShown, 'ui/button': 'Everybody knows it.' })).toEqual([
      expect.objectContaining({ at: 'ui/button' }),
    ])
  })
})
