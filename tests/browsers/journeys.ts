import type { Texts } from '#tests/e2e/support/texts.ts'
import type { Customer } from './customer.ts'
import { BOOK_TITLE, PDF_TEXT, type SampleFiles } from './sample-files.ts'

interface JourneyContext {
  readonly customer: Customer
  readonly t: Texts
  readonly files: SampleFiles
}

/** A row of the table: a journey that passes or fails in each engine. */
export interface Journey {
  readonly name: string
  /** Runs in `npm run browsers -- --smoke` too. */
  readonly isSmoke?: boolean
  run(given: JourneyContext): Promise<void>
}

/** Text with any value in place of `{{price}}` and the like. */
const anyOf = (text: string) => {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replaceAll('ANY', '.*')}$`)
}

const ANY_TEXT = 'ANY'

async function exportAs({ customer, t }: JourneyContext, format: string) {
  await customer.press('button', t('common:actions.export'))
  await customer.inDialog()
  await customer.press('combobox', t('editor-modals:export.format'))
  await customer.press('option', new RegExp(`^${format}`))
  await finishExport({ customer, t })
}

async function finishExport({ customer, t }: Pick<JourneyContext, 'customer' | 't'>) {
  await customer.inDialog()
  await customer.press('button', t('editor-modals:export.start'))
  await customer.press('button', new RegExp(`^${t('editor-modals:export.download')}`))
}

const hasPlayed = (customer: Customer) =>
  customer.knows(
    `[...document.querySelectorAll('[role=slider]')].some((slider) => slider.getAttribute('aria-valuenow') > 0.2)`,
  )

const startProject: Journey = {
  name: 'the sandbox starts, also after a page that was left meanwhile',
  async run({ customer, t }) {
    await customer.open('/en/login?sandbox-reset')
    await customer.open('/licences.txt')
    await customer.isAt(/\/licences\.txt$/)
    await customer.back()
    await customer.isAt(/\/en\/login/)
    await customer.has('button', t('auth:login.submit'))
    await customer.has('button', 'Sandbox')
    await customer.knows(`document.querySelector('.sandbox-tab').offsetWidth < 30`)
    await customer.knows(`document.querySelector('.sandbox-tab').scrollWidth < 30`)
  },
}

const account: Journey = {
  name: 'account: login, top-up, payment, transactions, logout',
  async run({ customer, t }) {
    await customer.logIn()
    const before = await customer.balance()
    await customer.press('button', /₼/)
    await customer.inDialog()
    await customer.press('button', new RegExp(`^${t('billing:topUp.confirmPlain')}`))
    await customer.isAt(/sandbox\/payment\.html/)
    await customer.knows(`document.querySelector('button[type=submit]')`)
    await customer.run(`document.querySelector('input[name=way][value=accept]').click()`)
    await customer.run(`document.querySelector('button[type=submit]').click()`)
    await customer.sees(t('billing:payment.success.title'))
    await customer.knowsBalance(before + 1_000)
    await customer.open('/en/transactions')
    await customer.sees(/10\.00/)
    await customer.press('button', new RegExp(`^${t('nav.account')}:`))
    await customer.press('option', t('logout.action'))
    await customer.inDialog()
    await customer.press('button', t('actions.yes'))
    await customer.has('button', t('auth:login.submit'))
    // To the page of the payment, which the browser may have kept in its page cache.
    await customer.back()
    await customer.isAt(/login\?return=%2Fpayment/)
    await customer.has('button', t('auth:login.submit'))
    await customer.knows(`!document.body.innerText.includes(${JSON.stringify(t('auth:login.sessionEnded'))})`)
  },
}

const textToSpeech: Journey = {
  name: 'text to speech: written, paid, heard, exported',
  isSmoke: true,
  async run(given) {
    const { customer, t } = given
    await customer.enter('/en/services/text-to-speech/create')
    await customer.press('button', t('editor:empty.paste'))
    await customer.write(t('editor-modals:paste.text'), 'The shop opens at ten.\n\nIt closes at eight.')
    await customer.press('button', t('editor-modals:paste.insert', { count: 2 }))
    await customer.sees(t('editor:save.saved'))
    const before = await customer.balance()
    const { name } = await customer.press(
      'button',
      anyOf(t('editor:generate.blocks', { count: 2, price: ANY_TEXT })),
    )
    await customer.sees(t('editor:generate.nothing'))
    await customer.knowsBalance(before - Math.round(Number(/\d+\.\d{2}/.exec(name)?.[0]) * 100))
    await customer.press('button', t('editor:sound.play', { number: 2 }))
    await hasPlayed(customer)
    await exportAs(given, 'MP3')
    await customer.downloaded('.mp3')
  },
}

const cloning: Journey = {
  name: 'cloning: a sample, details, consent, payment, the voice heard',
  async run({ customer, t, files }) {
    await customer.enter('/en/services/cloning/create')
    await customer.choose(await files.voice())
    await customer.sees(t('cloning-form:samples.enough'))
    await customer.press('button', t('create:action.continue'))
    await customer.write(new RegExp(`^${t('cloning-lazy:form.name')}`), 'Aynur')
    await customer.press('radio', new RegExp(`^${t('cloning:gender.WOMAN')}`))
    await customer.press('button', t('create:action.continue'))
    await customer.press('checkbox', /consent|may have/)
    await customer.press('button', new RegExp(`^${t('create:action.continue')}`))
    await customer.press('button', anyOf(t('runs:quote.pay', { price: ANY_TEXT })))
    await customer.has('heading', t('cloning:ordered.title'))
    await customer.letMinutesPass(5)
    await customer.has('heading', t('cloning:finished.title'))
    await customer.press('button', t('cloning:finished.listen'))
    await customer.has('button', t('cloning:finished.pause'))
  },
}

const audioBook: Journey = {
  name: 'audio book: an EPUB, its chapters, generated, exported',
  async run(given) {
    const { customer, t, files } = given
    await customer.enter('/en/services/audio-book/create')
    await customer.choose(await files.book())
    // The summary grows once the book is read.
    await customer.sees(BOOK_TITLE)
    await customer.press('button', new RegExp(`^${t('create:action.continue')}`))
    await customer.has('heading', BOOK_TITLE)
    await customer.press('button', /^Generate .* · /)
    await customer.sees(t('editor:generate.nothing'))
    await customer.press('button', t('common:actions.export'))
    await finishExport(given)
    await customer.downloaded('.m4b')
  },
}

const dubbing: Journey = {
  name: 'dubbing: a film, its quote, payment, the dub heard, exported',
  async run(given) {
    const { customer, t, files } = given
    await customer.enter('/en/services/dubbing/create')
    await customer.choose(await files.film())
    await customer.press('checkbox', /T[üu]rk/)
    await customer.press('button', new RegExp(`^${t('create:action.continue')} · ₼`))
    await customer.press('button', anyOf(t('dubbing:draft.askFor', { price: ANY_TEXT })))
    await customer.press('button', anyOf(t('runs:quote.pay', { price: ANY_TEXT })))
    await customer.has('button', t('common:actions.export'))
    await customer.press('button', t('dubbing:segment.playDub', { number: 1 }))
    // The player moves what is at the foot up, so the next press waits for it.
    await hasPlayed(customer)
    await customer.press('button', t('common:actions.export'))
    await finishExport(given)
    await customer.downloaded('.mp4')
  },
}

const speechToText: Journey = {
  name: 'speech to text: a recording, its words, exported as subtitles',
  async run(given) {
    const { customer, t, files } = given
    await customer.enter('/en/services/speech-to-text/create')
    await customer.choose(await files.speech())
    await customer.press('button', /· ₼\d/)
    await customer.has('button', t('common:actions.export'))
    await customer.knows(
      `[...document.querySelectorAll('ol textarea')].some((field) => /leisure|prudently|disposed/i.test(field.value))`,
    )
    await exportAs(given, 'SRT')
    // Some subtitles are shown too shortly, which the customer learns before the file is saved.
    await customer.press('button', t('editor-modals:export.saveAnyway'))
    await customer.downloaded('.srt')
  },
}

const detectText: Journey = {
  name: 'detect text: a PDF at its price, its text, exported',
  async run(given) {
    const { customer, t, files } = given
    await customer.enter('/en/services/detect-text/create')
    await customer.choose(await files.document())
    // Pages that already have text are free.
    await customer.press('button', /· ₼0\.00/)
    await customer.has('button', t('common:actions.export'))
    await customer.knows(
      `[...document.querySelectorAll('textarea')].some((field) => field.value.includes('${PDF_TEXT}'))`,
    )
    await customer.press('button', t('common:actions.export'))
    await finishExport(given)
    await customer.downloaded('.txt')
  },
}

const websiteReader: Journey = {
  name: 'website reader: a site, its article heard, the code',
  async run({ customer, t }) {
    await customer.enter('/en/services/website-reader/create')
    await customer.write(new RegExp(`^${t('website-reader-form:site.title')}`), 'News')
    await customer.write(new RegExp(`^${t('website-reader-form:site.domain')}`), 'news.example')
    await customer.press('button', new RegExp(`^${t('create:action.create')}`))
    await customer.isAt(/website-reader\/\d+$/)
    await customer.press('button', /(Read|Generate|Create).*₼/)
    await customer.sees(t('website-reader:preview.ready'))
    await customer.press('button', t('website-reader:preview.play', { number: 2 }))
    await hasPlayed(customer)
    await customer.press('tab', t('website-reader:tabs.code'))
    await customer.knows(
      `[...document.querySelectorAll('textarea')].some((field) => /<script/.test(field.value))`,
    )
  },
}

const chatBot: Journey = {
  name: 'chat bot: a source, a question, its answer',
  async run({ customer, t }) {
    await customer.enter('/en/services/chat-bot/create')
    await customer.write(new RegExp(`^${t('chat-bot-form:create.name')}`), 'Nar')
    await customer.write(
      new RegExp(`^${t('chat-bot-form:source.text')}`),
      'The shop is open every day from 10:00 to 20:00.',
    )
    await customer.press('button', new RegExp(`^${t('create:action.create')}`))
    await customer.isAt(/chat-bot\/\d+$/)
    await customer.write(new RegExp(`^${t('chat-bot:ask.field')}`), 'When is the shop open?')
    await customer.key('Enter')
    await customer.sees(/The shop is open every day/)
  },
}

export const journeys: readonly Journey[] = [
  startProject,
  account,
  textToSpeech,
  cloning,
  audioBook,
  dubbing,
  speechToText,
  detectText,
  websiteReader,
  chatBot,
]
