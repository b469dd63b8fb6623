import { expect, test } from 'vitest'
import { readForm } from './read-form.ts'

const read = (form: FormData) => readForm(new Request('http://localhost/', { method: 'POST', body: form }))

test('a form is read as sent: names, texts, files and their order', async () => {
  const form = new FormData()
  form.append('title', 'Səs “bir”\r\niki')
  form.append('samples', new File(['\r\n--not the end\r\n'], 'a "b" ə.wav', { type: 'audio/wav' }))
  form.append('samples', new File([], 'empty.mp3'))
  form.append('empty', '')
  const got = await read(form)
  expect([...got.keys()]).toEqual(['title', 'samples', 'samples', 'empty'])
  expect(got.get('title')).toBe('Səs “bir”\r\niki')
  expect(got.get('empty')).toBe('')
  const files = got.getAll('samples').filter((part) => part instanceof File)
  expect(files.map(({ name, size }) => [name, size])).toEqual([
    ['a "b" ə.wav', 17],
    ['empty.mp3', 0],
  ])
  expect(files[0]?.type).toBe('audio/wav')
  expect(await files[0]?.text()).toBe('\r\n--not the end\r\n')
})

test('the end of a large file is found at any position', { tags: 'long' }, async () => {
  for (const size of [(1 << 21) - 100, 1 << 21, (1 << 21) + 37]) {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(size).fill(45)], 'long.wav'))
    form.append('after', 'it')
    const got = await read(form)
    expect((got.get('file') as File).size).toBe(size)
    expect(got.get('after')).toBe('it')
  }
})

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['no end', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'],
  ['no name', 'multipart/form-data; boundary=b', '--b\r\n\r\nx\r\n--b--'],
])('a body with %s is not a form', async (_, type, body) => {
  const request = new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
  await expect(readForm(request)).rejects.toBeInstanceOf(TypeError)
})

test('a form without fields is valid', async () => {
  const body = new FormData()
  const form = await readForm(new Request('http://localhost/', { method: 'POST', body }))
  expect([...form]).toEqual([])
})
