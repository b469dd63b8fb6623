import { expect, test } from 'vitest'
import type { Answered } from '#src/contract/runs.ts'
import { ANSWER_PRICE, answersOf, BOTS, botNow, textBot } from '#tests/support/backend/bot-project.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { balanceOf } from '#tests/support/backend/speech-project.ts'

const ANSWERED = 'Mağaza saat neçədə açılır?'
const UNANSWERED = 'Fransanın paytaxtı haradır?'

test.each([
  [ANSWERED, '0.03'],
  [UNANSWERED, '0.00'],
])('“%s” sent again by the browser itself is answered once and costs %s ₼ once', async (text, price) => {
  const client = await customerIn()
  const { id } = await textBot(client)
  const money = Number(await balanceOf(client))
  const send = (client_id: string) =>
    client.call<Answered>('POST', `${BOTS}/generate/${id}`, {
      scope: 'blocks',
      question: { text, conversation_id: 'c1', client_id },
      expected_price: ANSWER_PRICE,
    })
  const first = await send('press 1')
  const again = await send('press 1')
  expect(again).toMatchObject({ status: 200, data: { price, blocks: first.data.blocks } })
  expect(answersOf(await botNow(client, id))).toHaveLength(1)
  expect(money - Number(await balanceOf(client))).toBeCloseTo(Number(price))
  // Whoever asks the same once more is answered once more.
  await send('press 2')
  expect(answersOf(await botNow(client, id))).toHaveLength(2)
})
