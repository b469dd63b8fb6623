import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'
import { everyNth } from '#tests/support/every-nth.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

beforeEach(() => sessionStorage.clear())

interface TypedModal {
  readonly scenario?: ScenarioName
  readonly of: Parameters<World['db']['projects']['first']>[0]
  /** Pressed in order to open it. */
  readonly openers: readonly Locator[]
  readonly field: Locator
  readonly typed: string
}

const dialog = page.getByRole('dialog')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: string) => dialog.getByRole('textbox', { name })
const speech = { customer_id: 1, title: 'Haber bülteni, sabah yayını' } as const
const meeting = { customer_id: 1, title: 'Planlaşdırma iclası' } as const

const modals: Readonly<Record<string, TypedModal>> = {
  'the details of a book': {
    scenario: 'books',
    of: { slug: 'audio-book' },
    openers: [button('Book details')],
    field: field('Author'),
    typed: 'N. Rəfibəyli',
  },
  'the characters of a book': {
    scenario: 'books',
    of: { slug: 'audio-book' },
    openers: [button('Characters')],
    field: field('Name').last(),
    typed: 'Qoca',
  },
  'the answer to a question': {
    scenario: 'bots',
    of: { slug: 'chat-bot' },
    openers: [page.getByRole('tab', { name: 'Conversations' }), button('Answer it').first()],
    field: field('Answer'),
    typed: 'Not in Berlin.',
  },
  'the name of a speaker': {
    scenario: 'transcripts',
    of: meeting,
    openers: [button(/^Speaker: /).first(), page.getByRole('menuitem', { name: 'Rename…' })],
    field: field('Name'),
    typed: 'Aygün',
  },
  'a name among all speakers': {
    scenario: 'transcripts',
    of: meeting,
    openers: [button('Speakers')],
    field: field('Name').first(),
    typed: 'Günay',
  },
  'a text to be added': {
    of: speech,
    openers: [button('Import: paste a text or choose a file')],
    field: field('Text'),
    typed: 'Bir. İki.',
  },
  'half a pronunciation': {
    of: speech,
    openers: [button('Pronunciation')],
    field: field('Written'),
    typed: 'Günaydın',
  },
}

async function openTyped({ scenario, of }: Pick<TypedModal, 'scenario' | 'of'>) {
  await openApp('/en/services', {
    ...(scenario && { scenario }),
    engines: quickEngines(),
    prepare({ db }) {
      const project = db.projects.first(of)
      return `/en/services/${project?.slug}/${project?.id}`
    },
  })
}

async function leave() {
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
}

test.each(everyNth(Object.entries(modals), 3))('input in %s is restored after Escape', async (_, modal) => {
  const { openers, field, typed } = modal
  await openTyped(modal)
  const open = async () => {
    for (const opener of openers) await userEvent.click(opener)
    await expect.element(field).toBeVisible()
  }
  await open()
  await userEvent.fill(field, typed)
  await leave()
  await open()
  await expect.element(field).toHaveValue(typed)
})

test('key terms for another transcript are restored after Escape, including the one that is not added yet', {
  tags: 'long',
}, async () => {
  await openTyped({ scenario: 'transcripts', of: meeting })
  const terms = field('Key terms')
  await userEvent.click(button('Transcribe again'))
  await userEvent.fill(terms, 'Avaz')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(terms, 'Səs')
  await leave()
  await userEvent.click(button('Transcribe again'))
  await expect.element(dialog.getByText('Your unsaved changes are still here.')).toBeVisible()
  for (const term of ['Avaz', 'Səs']) await expect.element(button(`Remove ${term}`)).toBeVisible()
})
