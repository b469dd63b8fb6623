import { expect, test } from 'vitest'
import { languageIds } from '#mocks/catalog/languages.ts'
import { testWorld } from '#mocks/runtime/node.ts'
import type { ListedService } from '#src/contract/catalog.ts'
import { LocaleCode, ServiceSlug } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { sendForm } from '#tests/support/backend/cloning-project.ts'
import { type CustomerClient, guestOf } from '#tests/support/backend/customer-client.ts'
import { balanceOf } from '#tests/support/backend/payments.ts'

const account = { email: 'aysel@avaz.example', password: 'uzun bir şifrə' }

async function registeredIn(locale: LocaleCode) {
  const client = guestOf(await testWorld('captcha-off'))
  client.locale = locale
  await client.post('/customer/register', { ...account, name: 'Aysel' })
  const { access_token } = await client.post<{ access_token: string }>('/customer/login', account)
  client.token = access_token
  return client
}

async function samplesOf(client: CustomerClient): Promise<ProjectSummary[]> {
  const { services } = await client.get<{ services: ListedService[] }>('/services')
  return services.flatMap(({ projects }) => projects)
}

async function sampleIn(client: CustomerClient, slug: ServiceSlug) {
  const summary = (await samplesOf(client)).find((sample) => sample.slug === slug)
  return (await client.get<{ project: Project }>(`/services/${slug}/${summary?.id}`)).project
}

test.each(LocaleCode.options)(
  'a customer who registers in %s has a finished sample of each service, free, in that language',
  async (locale) => {
    const client = await registeredIn(locale)
    const samples = await samplesOf(client)
    expect(samples.map(({ slug }) => slug).toSorted()).toEqual(ServiceSlug.options.toSorted())
    for (const sample of samples) {
      expect(sample).toMatchObject({ status: projectStatuses.COMPLETED, is_sample: true, price: '0.00' })
      expect(sample.mute ?? null).toBeNull()
      if (sample.slug !== 'dubbing') expect(sample.language).toBe(languageIds[locale])
    }
    expect(await balanceOf(client)).toBe('0.00')
    expect(client.world.db.transactions.count({ where: { customer_id: 4 } })).toBe(0)
  },
)

const SPEAKERS: Readonly<Record<LocaleCode, readonly string[]>> = {
  az: ['Bələdçi', 'Qonaq'],
  tr: ['Rehber', 'Konuk'],
  en: ['Guide', 'Guest'],
  ru: ['Гид', 'Гость'],
}

test.each(LocaleCode.options)('samples in %s have their content', async (locale) => {
  const client = await registeredIn(locale)
  for (const slug of ['text-to-speech', 'audio-book', 'website-reader'] as const) {
    const { blocks } = (await sampleIn(client, slug)).body
    for (const { generated, type } of blocks) {
      if (type !== 'pause')
        expect(generated, slug).toMatchObject({ status: 'ready', duration: expect.any(Number) })
    }
  }
  const { clone } = (await sampleIn(client, 'cloning')).body
  expect(clone).toMatchObject({
    objection: null,
    is_changed: false,
    likeness: { preview_url: expect.any(String) },
  })
  const { dubbing, blocks } = (await sampleIn(client, 'dubbing')).body
  expect(dubbing?.outputs).toHaveLength(1)
  expect(dubbing?.speakers.map(({ name }) => name)).toEqual(SPEAKERS[locale])
  expect(blocks[0]?.translations?.[languageIds[locale]]?.generated.status).toBe('ready')
  expect((await sampleIn(client, 'speech-to-text')).body.blocks.length).toBeGreaterThan(5)
  expect((await sampleIn(client, 'detect-text')).body.blocks[0]?.text).not.toBe('')
  const said = (await sampleIn(client, 'chat-bot')).body.blocks.flatMap(
    ({ message }) => message?.outcome ?? [],
  )
  expect(said).toEqual(['answered', 'answered'])
})

test('the voice of a sample cannot be rented out', async () => {
  const client = await registeredIn('en')
  const { id, rental_commission_percent } = await sampleIn(client, 'cloning')
  // Without a commission the app does not offer it.
  expect(rental_commission_percent ?? null).toBeNull()
  const refused = await sendForm(client, 'PUT', `/services/cloning/${id}/update`, { is_rented: true })
  expect(refused).toMatchObject({
    status: 422,
    errors: { is_rented: ['This is a sample: its voice is not yours and cannot be rented out.'] },
  })
})

test('the sounds of samples are heard', { tags: 'long' }, async () => {
  const client = await registeredIn('tr')
  const speech = await sampleIn(client, 'text-to-speech')
  const voice = await sampleIn(client, 'cloning')
  const dub = await sampleIn(client, 'dubbing')
  const recording = await sampleIn(client, 'speech-to-text')
  const addresses = [
    speech.body.blocks[0]?.generated.audio_url,
    voice.preview_url,
    dub.body.dubbing?.outputs[0]?.audio_url,
    recording.body.transcript?.source?.audio_url,
  ]
  for (const address of addresses) {
    const answer = await client.fetch(address ?? '')
    expect(answer.status).toBe(200)
    expect((await answer.blob()).size).toBeGreaterThan(10_000)
  }
})

test('a customer without money tries the sample of a bot out, which charges nothing', async () => {
  const client = await registeredIn('en')
  const { id } = await sampleIn(client, 'chat-bot')
  const asked = { scope: 'blocks', expected_price: '0.00' }
  const question = { text: 'How long does the warranty of headphones last?', conversation_id: 'mine' }
  const answer = await client.call('POST', `/services/chat-bot/generate/${id}`, { ...asked, question })
  expect(answer).toMatchObject({ status: 200, data: { price: '0.00' } })
  const { status, price, body } = await sampleIn(client, 'chat-bot')
  expect({ status, price }).toEqual({ status: projectStatuses.COMPLETED, price: '0.00' })
  expect(body.blocks.at(-1)?.text).toContain('two-year warranty')
  expect(client.world.db.transactions.count({ where: { customer_id: 4 } })).toBe(0)
})

test('a sample is deleted with all that it made', async () => {
  const client = await registeredIn('ru')
  const voices = client.world.db.voices.count()
  for (const { slug, id } of await samplesOf(client)) {
    expect((await client.call('DELETE', `/services/${slug}/${id}`)).status).toBe(200)
  }
  expect(await samplesOf(client)).toEqual([])
  expect(client.world.db.voices.count()).toBe(voices - 1)
})

test('a new project next to a sample has the first number and is no sample', async () => {
  const client = await registeredIn('en')
  const { project } = await client.post<{ project: ProjectSummary }>('/services/text-to-speech/init')
  expect(project.title).toBe('New project 1')
  expect(project.is_sample).toBeUndefined()
})
