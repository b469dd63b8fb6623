import { brandName } from '#mocks/catalog/brand.ts'
import { pageTexts } from '#mocks/payment-page/page-texts.ts'
import { addressBack, cancelWay, type PaymentWay, paymentWays } from '#mocks/payment-page/payment-ways.ts'
import type { World } from '#mocks/world.ts'
import { formatMoney } from '#src/rules/money.ts'

/** For developers, so it is in English only. */
const { en } = pageTexts
const ways: Readonly<Record<string, PaymentWay>> = { ...paymentWays, cancel: cancelWay }
const names = Object.keys(paymentWays) as (keyof typeof paymentWays)[]

const page = (title: string, content: string, status = 200) =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${en.testTitle}. ${en.test}</p>${content}`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  )

async function settle(world: World, id: string, request: Request): Promise<Response> {
  // The cancel button comes after the radio buttons, so its value wins.
  const chosen = String((await request.formData()).getAll('way').at(-1))
  const way = Object.hasOwn(ways, chosen) ? ways[chosen] : undefined
  if (!way) return page(en.title, `<p>${en.ways}</p>`, 422)
  const payment = await world.write((tx) => {
    way.happen(tx, id)
    return tx.payments.need(id)
  })
  if (way.back === undefined) return page(en.lostTitle, `<p>${en.lostText}</p>`)
  const location = addressBack(payment, new URL(request.url).origin)
  return new Response(null, { status: 303, headers: { location } })
}

/** The payment page without scripts: the same outcomes of a payment, and the way back. */
export async function answerPayment(world: World, request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  await world.settle()
  const payment = world.db.payments.get(id)
  if (!payment) return page(en.unknownTitle, `<p>${en.unknownText}</p>`, 404)
  if (request.method === 'POST') return settle(world, id, request)
  const { status, amount } = payment
  const back = `<p><a href="${addressBack(payment, '')}">${en.back.replace('{brand}', brandName)}</a></p>`
  if (status !== 'open') return page(en[status], back)
  const choices = names.map(
    (name) =>
      `<p><label><input type="radio" name="way" value="${name}"${name === 'accept' ? ' checked' : ''}> ${en[name]}</label></p>`,
  )
  const pay = en.pay.replace('{amount}', formatMoney(amount, 'en'))
  return page(
    en.title,
    `<form method="post"><fieldset><legend>${en.ways}</legend>${choices.join('')}</fieldset><p><button type="submit">${pay}</button> <button name="way" value="cancel">${en.cancel}</button></p></form>`,
  )
}
