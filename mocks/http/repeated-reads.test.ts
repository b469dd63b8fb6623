import { expect, test } from 'vitest'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { projectWith } from '#tests/support/backend/speech-project.ts'
import { RepeatedReads } from './repeated-reads.ts'
import { json } from './respond.ts'

const question = { name: 'getServices', details: 'leyla az /api/services' }

function placeAt(reads: RepeatedReads, version: number, now: number, asked = question) {
  const place = reads.placeOf({ version, now }, asked)
  if (!place) throw new Error('This call is worked out each time')
  return place
}

test('the same question is answered again only about the same data, within a second', async () => {
  const reads = new RepeatedReads()
  const place = placeAt(reads, 1, 5000)
  expect(reads.find(place)).toBeUndefined()
  reads.keep(place, json(200, { services: [] }))
  expect(await reads.find(placeAt(reads, 1, 5999))?.json()).toEqual({ services: [] })
  expect(reads.find(placeAt(reads, 1, 5000, { ...question, details: 'orxan az' }))).toBeUndefined()
  expect(reads.find(placeAt(reads, 1, 6000))).toBeUndefined()
  reads.keep(place, json(200, { services: [] }))
  expect(reads.find(placeAt(reads, 1, 6000)), 'an answer about an earlier second').toBeUndefined()
  expect(reads.find(placeAt(reads, 2, 6000))).toBeUndefined()
  expect(reads.placeOf({ version: 1, now: 0 }, { ...question, name: 'getBalance' })).toBeUndefined()
})

test('services asked for twice show a change in between, and each customer sees their own', async () => {
  const client = await customerIn('main')
  const services = async (language = 'en') => {
    const headers = { authorization: `Bearer ${client.token}`, 'accept-language': language }
    const { data } = await (await client.fetch('/api/services', { headers })).json()
    return data.services.find(({ slug }: { slug: string }) => slug === 'text-to-speech')
  }
  const before = await services()
  expect(await services()).toEqual(before)
  expect((await services('az')).title).not.toBe(before.title)
  await projectWith(client, ['Sabahınız xeyir.'])
  expect((await services()).projects_count).toBe(before.projects_count + 1)
  const guest = await client.fetch('/api/services')
  expect(guest.status).toBe(401)
})
