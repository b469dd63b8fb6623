import { expect, test } from 'vitest'
import { readShared } from './shared.ts'

const read = (query: Readonly<Record<string, string>>) => readShared(`?${new URLSearchParams(query)}`)

test.each([
  ['a text', { title: 'A', text: ' One\ntwo ' }, { title: 'A', text: 'One\ntwo', link: undefined }],
  ['a link', { url: 'https://a.az/b' }, { title: '', text: '', link: 'https://a.az/b' }],
  ['a link as the text', { text: 'http://a.az/b' }, { title: '', text: '', link: 'http://a.az/b' }],
  ['both', { text: 'One', url: 'https://a.az/' }, { title: '', text: 'One', link: 'https://a.az/' }],
  ['a title alone', { title: 'A', text: '', url: '' }, { title: 'A', text: 'A', link: undefined }],
  ['nothing', { title: '', text: '', url: '' }, { title: '', text: '', link: undefined }],
])('%s is read from the address of a share', (_, query, shared) => {
  expect(read(query)).toEqual(shared)
})

test('an address without shared content is not that of a share', () => {
  expect(readShared('?return=%2F')).toBeUndefined()
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'intent://x'])(
  '%s is no link, wherever it is',
  (address) => {
    expect(read({ url: address })?.link).toBeUndefined()
    expect(read({ text: address })).toMatchObject({ text: address, link: undefined })
  },
)

test('the user name and password of a link are dropped', () => {
  expect(read({ url: 'https://me:secret@a.az/b' })?.link).toBe('https://a.az/b')
})

test('the title is as long as that of a project at most', () => {
  expect(read({ title: 'a'.repeat(500), text: 'b' })?.title).toHaveLength(120)
})
