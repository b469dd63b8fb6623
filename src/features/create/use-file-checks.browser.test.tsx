import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFileChecks } from './use-file-checks.ts'

interface Started {
  signal: AbortSignal
  finish: (result: string) => void
}

async function openChecks(most: number, ...names: readonly string[]) {
  const started = new Map<string, Started>()
  const checked: string[] = []
  let remove: (name: string) => void = () => undefined
  function Form() {
    const [files, setFiles] = useState(names.map((name) => ({ id: name, file: new File([], name) })))
    remove = (gone) => setFiles((now) => now.filter(({ id }) => id !== gone))
    useFileChecks({
      unchecked: files,
      most,
      check: ({ name }, signal) => new Promise<string>((finish) => started.set(name, { signal, finish })),
      onChecked(id, result) {
        checked.push(result)
        remove(id)
      },
    })
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(() => root.render(<Form />))
  return {
    checked,
    started: () => [...started.keys()].join(),
    finish: (name: string) => act(async () => started.get(name)?.finish(name)),
    isAborted: (name: string) => started.get(name)?.signal.aborted,
    remove: (name: string) => act(() => remove(name)),
    leave: () => act(() => root.unmount()),
  }
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => void vi.unstubAllGlobals())

test('files are checked in their order, never more at the same time than allowed', async () => {
  const { started, finish, checked, leave } = await openChecks(2, 'a', 'b', 'c')
  expect(started()).toBe('a,b')
  await finish('b')
  expect(started()).toBe('a,b,c')
  await finish('a')
  await finish('c')
  expect(checked).toEqual(['b', 'a', 'c'])
  leave()
})

test('removing a file ends its check and starts the next; leaving the form ends all', async () => {
  const { started, finish, checked, isAborted, remove, leave } = await openChecks(1, 'a', 'b', 'c')
  expect(started()).toBe('a')
  remove('a')
  expect(started()).toBe('a,b')
  expect(isAborted('a')).toBe(true)
  await finish('a')
  leave()
  expect(isAborted('b')).toBe(true)
  expect(started()).toBe('a,b')
  expect(checked).toEqual([])
})
