import { expect, test } from 'vitest'
import type { BotSettings } from '#src/contract/chat-bot.ts'
import {
  answerTo,
  BOTS,
  botWith,
  currentBot,
  HOURS,
  sourcesOf,
  textBot,
} from '#tests/support/backend/bot-project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { sendForm } from '#tests/support/backend/transcript-project.ts'
import { lockedPdf } from '#tests/support/odd-documents.ts'

const QUESTION = 'Mağaza saat neçədə açılır?'
const QUOTE = 'Mağaza hər gün saat 10:00-dan 20:00-dək açıqdır.'

async function setPersona(client: CustomerClient, id: number, change: Partial<BotSettings['persona']>) {
  const { bot } = (await currentBot(client, id)).body
  const persona = { ...bot?.persona, ...change }
  await sendForm(client, `${BOTS}/${id}/update`, { bot: { ...bot, persona } }, 'PUT')
}

test('the tone of a bot comes before the quote and does not change it', async () => {
  const client = await customerIn()
  const { id } = await textBot(client)
  const leads = {
    plain: '',
    friendly: 'Məmnuniyyətlə kömək edərəm!\n\n',
    formal: 'Mənbələrimizə əsasən:\n\n',
  }
  for (const [tone, lead] of Object.entries(leads) as [keyof typeof leads, string][]) {
    await setPersona(client, id, { tone })
    const { text, message } = await answerTo(client, id, QUESTION)
    expect(text).toBe(`${lead}${QUOTE}`)
    expect(message?.citations?.[0]?.quote).toBe(QUOTE)
  }
})

test('the tone of a bot is in the language of the quoted source', { tags: 'long' }, async () => {
  const client = await customerIn()
  const turkish = 'Kargo ücreti 49 liradır; 750 lira ve üzeri alışverişlerde kargo bedavadır.'
  const { id } = await botWith(client, [{ kind: 'text', text: turkish }])
  await setPersona(client, id, { tone: 'friendly' })
  expect((await answerTo(client, id, 'Kargo ücreti ne kadar?')).text).toBe(
    `Seve seve yardımcı olurum!\n\n${turkish}`,
  )
})

test('greeting and fallback are the persona’s own', async () => {
  const client = await customerIn()
  const { id } = await textBot(client)
  await setPersona(client, id, { greeting: 'Xoş gəldiniz!', fallback: 'Bunu bilmirəm, zəng edin.' })
  expect((await answerTo(client, id, 'Salam')).text).toBe('Xoş gəldiniz!')
  expect((await answerTo(client, id, 'Fransanın paytaxtı haradır?')).text).toBe('Bunu bilmirəm, zəng edin.')
})

test('a question is answered in its own language if a source has the answer in it', async () => {
  const client = await customerIn()
  const russian = 'Магазин открыт каждый день с 10:00 до 20:00.'
  const english = 'The shop is open every day from 10 am to 8 pm.'
  const texts = [HOURS, russian, english].map((text) => ({ kind: 'text' as const, text }))
  const { id } = await botWith(client, texts)
  expect((await answerTo(client, id, 'Когда открыт магазин?')).text).toBe(russian)
  expect((await answerTo(client, id, 'When is the shop open?')).text).toBe(english)
  expect((await answerTo(client, id, QUESTION)).text).toBe(QUOTE)
})

test('a file with a password fails with advice', { tags: 'long' }, async () => {
  const client = await customerIn()
  const file = new File([await lockedPdf()], 'locked.pdf')
  const [source] = sourcesOf(await botWith(client, [{ kind: 'file', file: 0 }], [file]))
  expect(source?.generated.error).toMatchObject({
    code: 'source_password',
    message: expect.stringContaining('şifrəsiz'),
  })
})

test('the code of a bot comes for HTML, React and WordPress, each with its key', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  const { id } = await textBot(client)
  const { public_key: key = '' } = client.world.db.bots.get(id) ?? {}
  const { snippets } = await client.get<{ snippets: { kind: string; code: string }[] }>(
    `${BOTS}/get-code/${id}`,
  )
  expect(snippets.map(({ kind }) => kind)).toEqual(['html', 'react', 'wordpress'])
  for (const { code } of snippets) expect(code).toContain(key)
})
