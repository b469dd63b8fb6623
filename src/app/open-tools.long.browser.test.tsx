import axe from 'axe-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seedExports } from '#mocks/seed/projects/seed-exports.ts'
import { forgetDrafts } from '#src/drafts/forget-drafts.ts'
import { firstSteps } from '#src/features/projects/first-steps.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { chooseSamples } from '#tests/support/clone-form.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { openTranscript, segmentText } from '#tests/support/open-transcript.tsx'
import { pressTool } from '#tests/support/press-tool.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'
import { textsInOtherLanguages } from '#tests/support/texts-in-other-languages.ts'
import { unspokenSums } from '#tests/support/unspoken-sums.ts'

/** Ids of a finished text and a finished dub. */
const SPEECH = 14
const DUB = 4

beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  await forgetDrafts()
})
afterEach(() => delete document.documentElement.dataset.theme)

const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))
const seeDialog = (name: string) => expect.element(page.getByRole('dialog', { name })).toBeVisible()

async function choosePhoto() {
  await openApp('/en/services/detect-text/create')
  await expect.element(page.getByText('Drop pictures or PDFs here, or paste a picture')).toBeVisible()
  const canvas = new OffscreenCanvas(300, 400)
  canvas.getContext('2d')?.fillRect(30, 30, 200, 300)
  await chooseFiles(new File([await canvas.convertToBlob()], 'photo.png', { type: 'image/png' }), 'main')
}

async function openTranscriptTool(name: string) {
  await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  await pressTool(name)
}

/** A block with two takes, and a dubbed film in the list of files. */
async function openTakes() {
  await openApp('/en/services', {
    prepare({ db, write }) {
      const [first = 0] = db.outlines.need(SPEECH).block_ids
      const { id: _, ...take } = db.takes.need(db.blocks.need(first).take_id ?? 0)
      void write((tx) => tx.takes.create({ ...take, voice_id: 2, created_at: take.created_at - 60_000 }))
      return `/en/services/text-to-speech/${SPEECH}`
    },
  })
  await userEvent.click(page.getByRole('textbox', { name: 'Block 1, text', exact: true }))
  await press('Actions of block 1')
  await userEvent.click(page.getByRole('menuitem', { name: 'Earlier takes…' }))
}

async function openFilm() {
  await openApp(`/en/services/dubbing/${DUB}`, {
    scenario: 'dubs',
    engines: quickEngines(),
    prepare({ db, write }) {
      void write((tx) => {
        const file = { format: 'mp4', mime: 'video/mp4', file_name: 'Film.az.mp4' }
        seedExports(tx, db.projects.need(DUB), [{ status: 'ready', ...file }])
      })
      return undefined
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Export', exact: true }))
  await press('Add subtitles')
}

async function openBot(id: number, tab: string) {
  await openApp(`/en/services/chat-bot/${id}`, { scenario: 'bots' })
  await userEvent.click(page.getByRole('tab', { name: tab }))
}

/** Opens each tool and waits until it is shown. */
const tools: Readonly<Record<string, () => Promise<void>>> = {
  async 'seeing what is sent'() {
    await choosePhoto()
    await press(/^See what is sent of/)
    await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Use it' })).toBeEnabled()
  },
  async 'straightening a page'() {
    await choosePhoto()
    await press('Straighten “photo.png”')
    await expect.element(page.getByRole('slider', { name: 'Top left corner' })).toBeVisible()
  },
  async 'cleaning a recording'() {
    await openApp('/en/services/cloning/create')
    await chooseSamples([syntheticVoiceFile(12, 'voice.wav')])
    await press('Clean “voice.wav”')
    await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Listen' })).toBeEnabled()
  },
  async 'reporting a problem'() {
    await openApp('/en/profile')
    await press('Report a problem')
    await seeDialog('Report a problem')
  },
  async 'selecting projects'() {
    await openApp('/en/services/text-to-speech')
    await userEvent.click(page.getByRole('button', { name: 'Select', exact: true }))
    await press('Select all')
  },
  async 'the first steps'() {
    const { reload } = await openApp('/en')
    firstSteps.keep({ heard: true, exported: false })
    reload()
    await expect.element(page.getByRole('button', { name: 'Hide the first steps' })).toBeVisible()
  },
  async 'the spending of a time'() {
    await openApp('/en/transactions?spending=3')
    await expect.element(page.getByRole('textbox', { name: 'Monthly budget, manats' })).toBeVisible()
  },
  async 'the list of corrections'() {
    await openTranscriptTool('Your corrections')
    await seeDialog('Your corrections')
  },
  async 'earlier states'() {
    await openTranscriptTool('Earlier states')
    await seeDialog('Earlier states')
  },
  async 'checking subtitles'() {
    await openTranscriptTool('Check')
    await expect.element(page.getByRole('region', { name: 'Checking' })).toBeVisible()
  },
  async 'a table of questions'() {
    await openBot(1, 'Sources')
    await press('Table of questions')
    const paste = page.getByRole('dialog').getByRole('textbox', { name: /^Or paste/ })
    await userEvent.fill(paste, 'Sual\tCavab\nSual 1?\tCavab 1.\nTək sual?\t')
    await expect.element(page.getByRole('list', { name: 'Rows of the table' })).toBeVisible()
  },
  async 'the estimate of a bot'() {
    await openBot(1, 'Tests')
    await press('What would the bot know?')
    const questions = page.getByRole('textbox', { name: 'Questions to try' })
    await userEvent.fill(questions, 'Bakıda çatdırılma neçəyədir?\nFransanın paytaxtı haradır?')
    await expect.element(page.getByText('Found · 100%', { exact: true })).toBeVisible()
  },
  async 'a summary'() {
    await openTranscriptTool('Summary')
    await expect.element(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  },
  async 'bleeping personal data'() {
    await openTranscript()
    await expect.element(segmentText(1)).toBeVisible()
    await press('More actions')
    await userEvent.click(page.getByRole('menuitem', { name: 'Download without personal data' }))
    await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Download' })).toBeVisible()
  },
  async 'comparing takes'() {
    await openTakes()
    await expect
      .element(page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }))
      .toBeVisible()
  },
  async 'a glossary'() {
    await openApp(`/en/services/dubbing/${DUB}`, { scenario: 'dubs', engines: quickEngines() })
    await pressTool('Glossary')
    await press('Add a term')
    await userEvent.fill(page.getByRole('textbox', { name: 'Term in the original' }), 'Avaz')
    await userEvent.click(page.getByRole('checkbox', { name: 'Keep as it is, do not translate' }))
    await userEvent.click(page.getByRole('tab', { name: /^Not followed/ }))
  },
  async 'the subtitles of a film'() {
    await openFilm()
    await expect.element(page.getByRole('combobox', { name: 'Text of the subtitles' })).toBeVisible()
  },
  async 'the tags of a project'() {
    await openApp('/en/services/text-to-speech')
    await press(/^Actions for “Muğam/)
    await userEvent.click(page.getByRole('menuitem', { name: 'Tags' }))
    await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: 'New tag' }), 'Radio')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('checkbox', { name: 'Radio' })).toBeChecked()
  },
  async 'adding pages of a bot'() {
    await openBot(3, 'Sources')
    await press('Several pages')
    await userEvent.fill(page.getByRole('dialog').getByRole('textbox'), 'magaza.example/az/a')
    await expect.element(page.getByRole('button', { name: 'Add 1 page' })).toBeEnabled()
  },
  async 'reading pages of a bot again'() {
    await openBot(3, 'Sources')
    await press('Read pages again')
    await press(/^Read \d+ pages? again$/)
    await expect.element(page.getByText(/^Changed: 0/)).toBeVisible()
  },
}

const faults = async () =>
  (await axe.run({ include: ['body'] }, { resultTypes: ['violations'] })).violations.flatMap(
    ({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  )

const focused = () => document.activeElement ?? document.body

test.each(Object.entries(tools))(
  'axe finds nothing in %s in both themes, and a screen reader knows languages and currencies',
  async (_, open) => {
    await open()
    expect(textsInOtherLanguages()).toEqual([])
    expect(unspokenSums()).toEqual([])
    expect(await faults()).toEqual([])
    document.documentElement.dataset.theme = 'dark'
    expect(await faults(), 'dark').toEqual([])
    const dialogs = page.getByRole('dialog').elements()
    if (dialogs.length === 0) return
    expect(dialogs.some((dialog) => dialog.contains(focused()))).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(focused).not.toBe(document.body)
  },
)
