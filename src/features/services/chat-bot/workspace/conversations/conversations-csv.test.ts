import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { sortableTime } from '#src/lib/sortable-time.ts'
import { answerTo, botWith, currentBot } from '#tests/support/backend/bot-project.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { contentOf } from '../../bot/bot.ts'
import { conversationsCsv } from './conversations-csv.ts'

test('text typed by visitors cannot run as a formula in a spreadsheet', { tags: 'long' }, async () => {
  const client = await customerIn()
  const name = '+1+cmd|calc'
  const { id } = await botWith(client, [{ kind: 'text', name, text: '@SUM(1) delivery takes three days.' }])
  const formulas = ['=HYPERLINK("https://evil.example","delivery")', '-2+3 delivery', '\t=1+1 delivery']
  for (const formula of formulas) await answerTo(client, id, formula)
  const { conversations } = contentOf(await currentBot(client, id))
  const csv = conversationsCsv(
    conversations,
    'en',
    ((key: string) => key) as unknown as TFunction<['chat-bot-lazy', 'chat-bot']>,
  )
  const cells = csv.split(/[,\r\n]/).map((cell) => cell.replace(/^"/, ''))
  expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([])
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"",""delivery"")"`)
  expect(csv).toContain("'@SUM(1) delivery takes three days.")
  expect(csv).toContain("'+1+cmd|calc")
})

test("the time of a message has the format of the transactions file, in the customer's zone", async () => {
  const client = await customerIn()
  const { id } = await botWith(client, [{ kind: 'text', name: 'Shop', text: 'Delivery takes three days.' }])
  await answerTo(client, id, 'Delivery?')
  const { conversations } = contentOf(await currentBot(client, id))
  const at = conversations[0]?.first.message.at ?? ''
  const csv = conversationsCsv(
    conversations,
    'en',
    ((key: string) => key) as unknown as TFunction<['chat-bot-lazy', 'chat-bot']>,
  )
  expect(at).toMatch(/T.*Z$/)
  expect(csv).toContain(`,${sortableTime(at, 'baku')},`)
  expect(csv).not.toContain(at)
})
