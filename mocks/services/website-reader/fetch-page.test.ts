import { beforeEach, expect, test } from 'vitest'
import type { Project } from '#src/contract/project.ts'
import type { SitePage } from '#src/contract/website-reader.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { siteArticles } from './site-articles.ts'

const READER = '/services/website-reader'
const HOST = 'https://bloq.example.az'
const OWN = `${HOST}${siteArticles.az.path}`

let client: CustomerClient

beforeEach(async () => {
  client = await customerIn()
})

const readerFor = async (domain: string, body: object = {}) =>
  (
    await client.post<{ project: Project }>(`${READER}/init`, {
      ...{ title: 'Bloq', language: 1, voice_id: 1, domain, selector: 'article' },
      ...body,
    })
  ).project

const ask = ({ id }: Project, page_url: string) =>
  client.call<{ project: Project; page?: SitePage }>('PUT', `${READER}/${id}/update`, { page_url })

test.each([
  OWN,
  'bloq.example.az/az/deniz-qatari',
  `${OWN}/?utm=1#top`,
  'HTTP://BLOQ.example.AZ:8080/az/deniz-qatari',
])('a customer gets the page of their own site at %s, and the project stays unchanged', async (address) => {
  const reader = await readerFor(HOST)
  const { status, data } = await ask(reader, address)
  expect(status).toBe(200)
  expect(data.page?.html).toContain(`<h1>${siteArticles.az.title}</h1>`)
  expect(data.project.version).toBe(reader.version)
})

test.each([
  ['javascript:alert(1)', 'url_protocol'],
  ['file:///etc/passwd', 'url_protocol'],
  ['https://a:b@bloq.example.az/az/deniz-qatari', 'url_user'],
  ['http://127.1/', 'url_private'],
  ['http://0x7f.1/', 'url_private'],
  ['http://[::ffff:10.0.0.1]/', 'url_private'],
  ['http://169.254.169.254/latest', 'url_private'],
  ['http://printer.local/', 'url_private'],
  ['https://bloq.example.az.evil.example/', 'page_elsewhere'],
  ['https://evilbloq.example.az/', 'page_elsewhere'],
  ['https://news.bloq.example.az/', 'page_elsewhere'],
  [`${HOST}/none`, 'page_gone'],
  ['', 'url_invalid'],
  [`${HOST}/${'x'.repeat(3000)}`, 'invalid'],
])('%s is refused with a message', async (address, code) => {
  client.locale = 'ru'
  const answer = await ask(await readerFor(HOST), address)
  expect([answer.status, answer.error?.code ?? 'invalid']).toEqual([422, code])
  expect(answer.errors?.page_url?.[0]).toMatch(/[а-яё]/i)
})

test('for another site, the sandbox reports that it has no pages, and which site it has', async () => {
  const answer = await ask(
    await readerFor('xeber.example', { language: 3, voice_id: 17 }),
    'https://xeber.example/1',
  )
  expect(answer.status).toBe(422)
  expect(answer.errors?.page_url?.[0]).toContain(`${HOST}${siteArticles.en.path}`)
})

test('a subdomain is part of the site if the customer allows it, and nobody can use another customer’s reader', async () => {
  const reader = await readerFor(HOST)
  const settings = { ...reader.body.reader, include_subdomains: true }
  const wide = await readerFor(HOST, { reader: settings })
  expect((await ask(wide, 'https://news.bloq.example.az/')).error?.code).toBe('page_offline')
  client.token = undefined
  expect((await ask(reader, OWN)).status).toBe(401)
})
