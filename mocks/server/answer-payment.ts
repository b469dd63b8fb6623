import { brandName } from '#mocks/catalog/brand.ts'
import { depositByNumber } from '#mocks/features/billing/deposit-by-number.ts'
import { inHtmlAttribute } from '#mocks/features/embed/escape-code.ts'
import { pageTexts } from '#mocks/payment-page/page-texts.ts'
import { cancelWay, type PaymentWay, paymentWays, returnAddress } from '#mocks/payment-page/payment-ways.ts'
import { isLocalOrigin } from '#mocks/runtime/local-host.ts'
import type { World } from '#mocks/world.ts'
import { formatMoney } from '#src/rules/money.ts'
import { parseUrl } from '#src/rules/parse-url.ts'

/** For developers, so it is in English only. */
const { en } = pageTexts
const waysByName: Readonly<Record<string, PaymentWay>> = { ...paymentWays, cancel: cancelWay }
const WAY_NAMES = Object.keys(paymentWays) as (keyof typeof paymentWays)[]

const htmlPage = (title: string, content: string, status = 200) =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${en.testTitle}. ${en.test}</p>${content}`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  )

/** Texts of the page after a payment, by outcome; shown if no app is in front of the server. */
const OUTCOMES: Readonly<Record<string, string>> = {
  success: en.paid,
  failed: en.declined,
  canceled: en.canceled,
  pending: en.processing,
}
const AFTER_PAYMENT = new RegExp(`^(?:/(?:tr|en|ru))?/payment/(${Object.keys(OUTCOMES).join('|')})$`)

/** The page after a payment; undefined for any other path. */
export function pageAfterPayment(path: string): Response | undefined {
  const [, outcome] = AFTER_PAYMENT.exec(path) ?? []
  return outcome === undefined ? undefined : htmlPage(OUTCOMES[outcome] ?? '', '')
}

function receiptPage(world: World, number: string): Response {
  const row = depositByNumber(world.db, number)
  if (!row) return htmlPage(en.unknownTitle, `<p>${en.unknownText}</p>`, 404)
  const { name = '', email = '' } = world.db.customers.get(row.customer_id) ?? {}
  const lines = [
    [en.merchant, brandName],
    [en.customer, `${name}, ${email}`],
    [en.date, new Date(row.created_at).toISOString()],
    [en.sum, formatMoney(row.amount, 'en')],
  ].map(([what, value = '']) => `<dt>${what}</dt><dd>${inHtmlAttribute(value)}</dd>`)
  return htmlPage(en.receiptTitle.replace('{number}', inHtmlAttribute(number)), `<dl>${lines.join('')}</dl>`)
}

/** Schemes that run or show something instead of opening an app. */
const UNSAFE_SCHEME = /^(?:about|blob|data|file|ftp|https?|javascript|vbscript|view-source|wss?):$/

/**
 * Where a client that is no web app returns, with the outcome: `?return=avaz://paid` in the payment page's address.
 * Undefined without one, and for addresses of other machines.
 */
function requestedReturn({ searchParams }: URL, outcome: string): string | undefined {
  const url = parseUrl(searchParams.get('return') ?? '')
  if (!url || (UNSAFE_SCHEME.test(url.protocol) && !isLocalOrigin(url.origin))) return undefined
  url.searchParams.set('outcome', outcome)
  return url.href
}

async function settleAndRedirect(world: World, id: string, request: Request): Promise<Response> {
  // The cancel button comes after the radio buttons, so its value wins.
  const chosen = String((await request.formData()).getAll('way').at(-1))
  const way = Object.hasOwn(waysByName, chosen) ? waysByName[chosen] : undefined
  if (!way) return htmlPage(en.title, `<p>${en.ways}</p>`, 422)
  const payment = await world.write((tx) => {
    way.happen(tx, id)
    return tx.payments.need(id)
  })
  if (way.back === undefined) return htmlPage(en.lostTitle, `<p>${en.lostText}</p>`)
  const url = new URL(request.url)
  const location = requestedReturn(url, way.back) ?? returnAddress(payment, url.origin)
  return new Response(null, { status: 303, headers: { location } })
}

/** The payment page without scripts: the same outcomes of a payment, and the way back. */
export async function answerPayment(world: World, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const id = searchParams.get('id') ?? ''
  await world.settle()
  const receipt = searchParams.get('receipt')
  if (receipt !== null) return receiptPage(world, receipt)
  const payment = world.db.payments.get(id)
  if (!payment) return htmlPage(en.unknownTitle, `<p>${en.unknownText}</p>`, 404)
  if (request.method === 'POST') return settleAndRedirect(world, id, request)
  const { status, amount } = payment
  const back = `<p><a href="${returnAddress(payment, '')}">${en.back.replace('{brand}', brandName)}</a></p>`
  if (status !== 'open') return htmlPage(en[status], back)
  const choices = WAY_NAMES.map(
    (name) =>
      `<p><label><input type="radio" name="way" value="${name}"${name === 'accept' ? ' checked' : ''}> ${en[name]}</label></p>`,
  )
  const pay = en.pay.replace('{amount}', formatMoney(amount, 'en'))
  return htmlPage(
    en.title,
    `<form method="post"><fieldset><legend>${en.ways}</legend>${choices.join('')}</fieldset><p><button type="submit">${pay}</button> <button name="way" value="cancel">${en.cancel}</button></p></form>`,
  )
}
