import { addressBack, cancelWay, type PaymentWay, paymentWays } from '#mocks/payment-page/payment-ways.ts'
import type { World } from '#mocks/world.ts'
import { formatMoney } from '#src/rules/money.ts'

const ways: Readonly<Record<string, PaymentWay>> = { ...paymentWays, cancel: cancelWay }
/** For developers, so it is in English only. */
const texts = {
  title: 'Test payment page',
  about: 'The sandbox plays the bank. No card is charged and no money moves.',
  ways: 'How should the payment end?',
  unknown: 'There is no such payment',
  lost: 'The payment went through, but the browser is not sent back.',
  back: 'Back to the app',
}

const page = (title: string, content: string, status = 200) =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${texts.about}</p>${content}`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  )

async function settle(world: World, id: string, request: Request): Promise<Response> {
  const chosen = String((await request.formData()).get('way'))
  const way = Object.hasOwn(ways, chosen) ? ways[chosen] : undefined
  if (!way) return page(texts.title, `<p>${texts.ways}</p>`, 422)
  const payment = await world.write((tx) => {
    way.happen(tx, id)
    return tx.payments.need(id)
  })
  if (way.back === undefined) return page(texts.title, `<p>${texts.lost}</p>`)
  const location = addressBack(payment, new URL(request.url).origin)
  return new Response(null, { status: 303, headers: { location } })
}

/** The payment page without a script: a button for each way in which a payment can end. */
export async function answerPayment(world: World, request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  await world.settle()
  const payment = world.db.payments.get(id)
  if (!payment) return page(texts.unknown, '', 404)
  if (request.method === 'POST') return settle(world, id, request)
  const { status, amount } = payment
  if (status !== 'open') return page(status, `<p><a href="${addressBack(payment, '')}">${texts.back}</a></p>`)
  const buttons = Object.keys(ways).map((way) => `<p><button name="way" value="${way}">${way}</button></p>`)
  const sum = formatMoney(amount, 'en')
  return page(
    `${texts.title}: ${sum}`,
    `<form method="post"><h2>${texts.ways}</h2>${buttons.join('')}</form>`,
  )
}
