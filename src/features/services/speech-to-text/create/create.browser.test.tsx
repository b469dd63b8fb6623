import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { settlePayment } from '#mocks/features/billing/settle-payment.ts'
import type { World } from '#mocks/world.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { preventLeaving } from '#tests/support/prevent-leaving.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'

const voice = (seconds: number, name = 'Müsahibə.wav') => syntheticVoiceFile(seconds, name)

const RATE = 8_000

beforeEach(() => sessionStorage.clear())

const silence = () =>
  new File([encodeWav({ sampleRate: RATE, samples: new Int16Array(RATE) })], 'sakit.wav', {
    type: 'audio/wav',
  })

const projects = ({ db }: World) => db.projects.list({ where: { customer_id: 1 } })
const sent = (world: World) => projects(world).filter(({ slug }) => slug === 'speech-to-text')
const submit = page.getByRole('button', { name: /^Start/ })

async function open(scenario: 'transcripts' | 'low-balance' | 'main' = 'main') {
  const app = await openApp('/en/services/speech-to-text/create', { scenario, engines: quickEngines() })
  await expect.element(page.getByText('Drop recordings here')).toBeVisible()
  return { ...app, before: sent(app.world).length }
}

const choose = (...files: File[]) => chooseFiles(files)

test('a recording is priced, uploaded and transcribed', { tags: 'long' }, async () => {
  const { world, address, before } = await open()
  await choose(voice(12))
  await expect.element(page.getByRole('button', { name: /^Start · .*0\.12/ })).toBeEnabled()
  expect(sent(world)).toHaveLength(before)
  await userEvent.click(submit)
  await expect.poll(address).toMatch(/^\/en\/services\/speech-to-text\/\d+$/)
  await expect.element(page.getByRole('heading', { name: 'Müsahibə' })).toBeVisible()
  await expect.poll(() => sent(world).at(-1)?.status).not.toBe(1)
})

test('an unusable file shows the reason before anything is uploaded', { tags: 'long' }, async () => {
  const { world, before } = await open()
  const whole = voice(2)
  await choose(
    ...['a', 'b', 'c'].map((name) => new File(['text'], `${name}.txt`)),
    new File(['MZ\x90\0 program'], 'hesabat.mp3'),
    new File([], 'boş.wav'),
    new File([whole.slice(0, whole.size / 2)], 'yarım.wav'),
    silence(),
  )
  // A file refused at once does not block the following ones.
  await expect.element(page.getByText(/not a sound or video file/)).toBeVisible()
  expect(page.getByText(/Files of this type are not accepted/).elements()).toHaveLength(3)
  await expect.element(page.getByText(/The file is empty/)).toBeVisible()
  await expect.element(page.getByText(/The file is incomplete/)).toBeVisible()
  await expect.element(page.getByText(/Nothing is heard/)).toBeVisible()
  await userEvent.click(submit)
  await expect.element(page.getByText('Choose at least one file.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Choose files' })).toHaveFocus()
  expect(sent(world)).toHaveLength(before)
})

test('after recordings are removed by keyboard, the focus stays in place', { tags: 'long' }, async () => {
  await open()
  await choose(voice(2, 'a.wav'), voice(2, 'b.wav'))
  const removalOf = (name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true })
  await expect.element(removalOf('b')).toBeVisible()
  removalOf('a').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(removalOf('b')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(removalOf('b')).not.toBeInTheDocument()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('button', { name: 'Choose files' })).toHaveFocus()
})

test('a failed upload shows an error, keeps all input, and is uploaded once on retry', {
  tags: 'long',
}, async () => {
  const { world, address, before } = await open()
  await choose(voice(8))
  await expect.element(submit).toBeEnabled()
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'İclas')
  world.faults.add({ endpoint: 'initProject', fault: { kind: 'network' }, when: 'after', times: 1 })
  await userEvent.click(submit)
  await expect.element(page.getByText(/It could not be sent/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('İclas')
  await userEvent.click(submit)
  await expect.poll(address).toMatch(/^\/en\/services\/speech-to-text\/\d+$/)
  expect(sent(world)).toHaveLength(before + 1)
})

test.each([
  ['the answer to the upload is lost', 'initProject', 'after'],
  ['work on it cannot be asked for', 'generate', 'before'],
] as const)(
  'a recording removed from the queue when %s leaves no draft behind',
  { tags: 'long' },
  async (_, endpoint, when) => {
    const { world, before } = await open()
    await choose(voice(2, 'bir.wav'), silence())
    await expect.element(page.getByText(/Nothing is heard/)).toBeVisible()
    await expect.element(submit).toBeEnabled()
    world.faults.add({ endpoint, fault: { kind: 'network' }, when, times: 1 })
    await userEvent.click(submit)
    await expect.poll(() => sent(world).length).toBe(before + 1)
    await expect.element(submit).not.toHaveAttribute('aria-disabled')
    await userEvent.click(page.getByRole('button', { name: 'Remove bir' }))
    await expect.poll(() => sent(world).length).toBe(before)
  },
)

test('with too little money the recording is kept, and the missing amount is shown', {
  tags: 'long',
}, async () => {
  const { world, address } = await open('low-balance')
  await choose(voice(3))
  await expect.element(submit).toBeEnabled()
  await userEvent.click(submit)
  await expect.poll(address).toMatch(/^\/en\/services\/speech-to-text\/\d+$/)
  await expect.element(page.getByRole('link', { name: /^Top up ₼/ })).toBeVisible()
  expect(sent(world).at(-1)?.status).toBe(1)
})

test('several recordings become one project each, and the list shows them', { tags: 'long' }, async () => {
  const { world, address, before } = await open()
  await choose(voice(6, 'bir.wav'), voice(6, 'iki.wav'))
  await expect.element(page.getByRole('button', { name: /^Start · ₼/ })).toBeEnabled()
  await userEvent.click(submit)
  await expect.poll(address).toBe('/en/services/speech-to-text')
  expect(sent(world)).toHaveLength(before + 2)
})

test('an address reachable only from this network is refused; the input stays', async () => {
  await open()
  await userEvent.click(page.getByRole('tab', { name: 'Link' }))
  const address = page.getByRole('textbox', { name: 'Link' })
  await userEvent.fill(address, 'http://192.168.0.4/a.mp3')
  await userEvent.click(page.getByRole('button', { name: 'Continue' }))
  await expect.element(page.getByText(/not on the public internet/)).toBeVisible()
  await expect.element(address).toHaveValue('http://192.168.0.4/a.mp3')
})

test('while a recording is fetched from a link, the form is locked and it cannot be fetched twice', {
  tags: 'long',
}, async () => {
  const { world, address, go, before } = await open()
  await userEvent.click(page.getByRole('tab', { name: 'Link' }))
  const field = page.getByRole('textbox', { name: 'Link' })
  await userEvent.fill(field, 'https://samples.avaz.example/meeting-az.wav')
  const { asked, letGo } = holdAnswers('/init')
  await userEvent.click(page.getByRole('button', { name: 'Continue' }))
  await expect.poll(asked).toBe(1)
  go('/en/services')
  await expect.element(page.getByRole('heading', { name: 'Services' })).toBeVisible()
  go('/en/services/speech-to-text/create')
  await expect.element(field).toHaveValue('https://samples.avaz.example/meeting-az.wav')
  await expect.element(field).toHaveAttribute('readonly')
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly')
  await expect.element(page.getByRole('textbox', { name: 'Key terms' })).toBeDisabled()
  await expect.element(page.getByRole('combobox', { name: 'Number of speakers' })).toBeDisabled()
  await userEvent.click(field)
  await userEvent.keyboard('{Enter}')
  letGo()
  await expect.poll(address).toMatch(/^\/en\/services\/speech-to-text\/\d+$/)
  expect(asked()).toBe(1)
  expect(sent(world)).toHaveLength(before + 1)
})

test('after a top-up, transcribing continues at the confirmed price', { tags: 'long' }, async () => {
  const addresses = preventLeaving()
  const { world, address, go } = await open('low-balance')
  await choose(voice(3))
  await expect.element(submit).toBeEnabled()
  await userEvent.click(submit)
  await userEvent.click(page.getByRole('link', { name: /^Top up ₼/ }))
  const project = address()
  await userEvent.click(page.getByRole('button', { name: /^Go to payment/ }))
  await expect.poll(() => addresses.length).toBe(1)
  await world.write((tx) => {
    for (const { id } of tx.payments.list({})) settlePayment(tx, id, { status: 'paid' })
  })
  go('/en/payment/success')
  await userEvent.click(page.getByRole('link', { name: /^Back to the project and go on · ₼/ }))
  await expect.poll(address).toBe(project.split('?')[0])
  await expect.poll(() => sent(world).at(-1)?.status).not.toBe(1)
})
