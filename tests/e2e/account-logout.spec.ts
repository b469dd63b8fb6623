import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { EditorPage } from './support/editor-page.ts'
import { SAMPLE_TEXTS } from './support/sample-texts.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { type Texts, textsOf } from './support/texts.ts'

/** Names of everything stored in this browser: cookies, both storages, databases, caches. */
async function storedIn(page: Page): Promise<readonly string[]> {
  const cookies = await page.context().cookies()
  const held = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `tab ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    // The sandbox's worker stores the list of open pages there, and deletes it with them.
    ...(await caches.keys())
      .filter((name) => !name.startsWith('msw:active-clients'))
      .map((name) => `cache ${name}`),
  ])
  return [...cookies.map(({ name }) => `cookie ${name}`), ...held].toSorted()
}

const SECRET = /gizli/i

const valuesIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((storage) => ({ ...storage }))))

/** Storage key prefixes of drafts. */
const DRAFTS = [
  ...['reader new', 'transcripts', 'voice new', 'dub new', 'book new', 'documents', 'bot new'],
  ...['bot question', 'title', 'topUp', 'profile', 'project'],
]

async function askToLogOut(page: Page, t: Texts) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('nav.account') })
    .click()
  await page.getByRole('menuitem', { name: t('logout.action') }).click()
}

const secretFile = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.alloc(2_000, 7) })

/** Lets no further edit of a project reach the server. */
function loseEdits() {
  const send = window.fetch
  window.fetch = (input, init) => {
    const isEdit = init?.method === 'PUT' && String(input).includes('/services/')
    return isEdit ? Promise.reject(new TypeError('Failed to fetch')) : send(input, init)
  }
}

/** Starts a film, a book, a document and a bot. */
async function beginFourMore(page: Page, t: Texts) {
  await page.goto('/services/dubbing/create')
  await page.getByRole('tab', { name: t('create:source.link') }).click()
  await page.getByRole('textbox', { name: t('create:source.link') }).fill('https://gizli.example/film.mp4')
  await page.goto('/services/audio-book/create')
  await page.getByRole('tab', { name: t('create:source.text') }).click()
  await page.getByRole('textbox', { name: t('create:source.text') }).fill('Gizli kitab')
  await page.goto('/services/detect-text/create')
  await page.locator('input[type=file][multiple]').setInputFiles(secretFile('gizli.png', 'image/png'))
  await page.goto('/services/chat-bot/create')
  await page.getByLabel(t('chat-bot-form:create.name')).fill('Gizli bot')
}

/** Uses every feature that stores drafts in the browser, and sends none of them. */
async function leaveThingsBehind(page: Page, t: Texts) {
  const editor = new EditorPage(page, t)
  await page.goto('/services/text-to-speech/create')
  await editor.paste(SAMPLE_TEXTS.az.first)
  await editor.isSaved()
  const written = page.url()
  await page.goto('/services/website-reader/create')
  await page.getByLabel(t('website-reader-form:site.domain')).fill('gizli.example')
  await page.goto('/services/speech-to-text/create')
  await page.getByRole('tab', { name: t('create:source.link') }).click()
  await page.getByRole('textbox', { name: t('create:source.link') }).fill('https://gizli.example/a.mp3')
  await page.goto('/services/cloning/create')
  await page.locator('input[type=file]').first().setInputFiles(secretFile('gizli.wav', 'audio/wav'))
  await expect.poll(async () => (await storedIn(page)).join()).toContain('customer-draft-files')
  await beginFourMore(page, t)
  await page.goto('/services/text-to-speech')
  await page.getByRole('row').nth(2).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: t('projects-lazy:menu.rename') }).click()
  await page.locator('td, th').getByRole('textbox').fill('Gizli ad')
  await page.goto('/?modal-open=balance')
  await page.getByRole('button', { name: t('billing:promo.open') }).click()
  await page.getByLabel(t('billing:promo.code')).fill('GIZLI')
  await page.goto('/profile')
  await page.getByLabel(t('profile:phone')).fill('+994 50 000 00 07')
  await page.goto('/services/chat-bot/4')
  await page.getByRole('textbox', { name: t('chat-bot:ask.field') }).fill('Gizli sual?')
  await page.goto(written)
  await expect(editor.text(1)).toBeVisible()
  await page.evaluate(loseEdits)
  await editor.text(1).fill('Gizli mətn')
}

test('after a logout nothing of the customer is left in the browser', { tag: '@long' }, async ({ page }) => {
  const t = await textsOf('az')
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:login.title'))
  // The sandbox stores its world in the browser after its start, in the background.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const before = await storedIn(page)
  await signIn(page)
  await leaveThingsBehind(page, t)
  await expect.poll(async () => (await storedIn(page)).join()).toContain('draft.project')
  const kept = await storedIn(page)
  for (const sort of DRAFTS) expect(kept.join()).toContain(`draft.${sort}`)
  expect(kept).toContain('cookie auth.token')
  expect(await valuesIn(page)).toMatch(SECRET)
  await askToLogOut(page, t)
  await expect(page.getByText(t('drafts:unsaved', { count: DRAFTS.length }))).toBeVisible()
  for (const kind of ['project', 'bot'])
    await expect(page.getByRole('alertdialog')).toContainText(t(`drafts:kind.${kind}`))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('drafts:downloadFiles') }).click(),
  ])
  const offered = readFileSync(await file.path(), 'utf8')
  for (const words of ['Gizli mətn', 'Gizli sual?']) expect(offered).toContain(words)
  await page.getByRole('button', { name: t('drafts:discard') }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:login.title'))
  expect(await storedIn(page)).toEqual(before)
  expect(await valuesIn(page)).not.toMatch(SECRET)
})
