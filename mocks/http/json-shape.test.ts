import { expect, test } from 'vitest'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { projectWith, SPEECH } from '#tests/support/backend/speech-project.ts'
import { isTooIntricate, JSON_MOST_DEPTH, JSON_MOST_ENTRIES } from './json-shape.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const list = (length: number) => `[${Array.from({ length }, () => '{}').join()}]`

test.each([
  ['a level too deep', nested(JSON_MOST_DEPTH + 1)],
  ['millions of levels without an end', '['.repeat(2_000_000)],
  ['a list of too many entries', list(JSON_MOST_ENTRIES + 1)],
  ['an object of too many entries', `{${Array.from({ length: 60_000 }, (_, at) => `"${at}":1`).join()}}`],
  ['many long lists', `[${Array.from({ length: 30 }, () => list(40_000)).join()}]`],
])('a body with %s is not parsed', (_, text) => {
  expect(isTooIntricate(text)).toBe(true)
})

test.each([
  ['the most levels', nested(JSON_MOST_DEPTH)],
  ['the most entries', list(JSON_MOST_ENTRIES)],
  ['signs within a text', JSON.stringify({ text: '[{",\\'.repeat(100_000), '[': '\\' })],
])('a body with %s is parsed', (_, text) => {
  expect(isTooIntricate(text)).toBe(false)
})

test('a save of a million empty blocks is refused in words, and changes nothing', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  const { id } = await projectWith(client, ['Salam.'])
  const answer = await client.call('PUT', `${SPEECH}/${id}`, {
    blocks: Array.from({ length: 1_000_000 }, () => ({})),
  })
  expect(answer.status).toBe(413)
  expect(answer.message).toBe('Bu sorğuda həddən artıq çox qiymət var. Onu bir neçə hissəyə bölüb göndərin.')
})
