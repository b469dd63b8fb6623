import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const DRAFT_TITLE = 'Haber bülteni, sabah yayını'

const addressOf = ({ db }: World) =>
  `/en/services/text-to-speech/${db.projects.first({ customer_id: 1, title: DRAFT_TITLE })?.id}`
const block = (place: number) => page.getByRole('textbox', { name: `Block ${place}, text`, exact: true })
const generate = page.getByRole('button', { name: /^(Generate \d|Regenerate changed)/ }).first()

function everShown(words: readonly string[]) {
  const seen = new Set<string>()
  const read = () => {
    for (const word of words) if (document.body.textContent?.includes(word)) seen.add(word)
  }
  const observer = new MutationObserver(read)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => {
    read()
    observer.disconnect()
    return [...seen]
  }
}

// The list of services contains the price too, so the service is requested only while the list is missing.
test.each([['getService', 'getServices'], ['getVoices']])(
  'while a project opens, it is not shown as empty or finished before %s has responded',
  { tags: 'long' },
  async (...endpoints) => {
    const shown = everShown(['No text to generate', 'Choose a voice', 'Everything is generated'])
    await openApp('/en/services', {
      engines: quickEngines(),
      prepare(world) {
        for (const endpoint of endpoints) world.faults.add({ endpoint, fault: { kind: 'hang' } })
        return addressOf(world)
      },
    })
    await expect.element(block(1)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Generate', exact: true })).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Choose a voice' })).not.toBeInTheDocument()
    expect(shown()).toEqual([])
  },
)

test('a failure to load prices is shown and can be retried', async () => {
  let mend = () => {}
  await openApp('/en/services', {
    engines: quickEngines(),
    prepare(world) {
      mend = world.faults.add({ endpoint: 'getVoices', fault: { kind: 'refused' } })
      return addressOf(world)
    },
  })
  await expect.element(page.getByText('The prices and voices did not load.')).toBeVisible()
  mend()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(generate).toBeEnabled()
  await expect.element(page.getByText('The prices and voices did not load.')).not.toBeInTheDocument()
})

test('after “replace all” is undone, no block is marked as changed', { tags: 'long' }, async () => {
  await openApp('/en/services', { prepare: addressOf, engines: quickEngines() })
  await expect.element(block(1)).toBeVisible()
  await userEvent.click(generate)
  await expect.element(page.getByText('Everything is generated')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Find and replace' }))
  await userEvent.fill(page.getByLabelText('Find', { exact: true }), 'a')
  await userEvent.fill(page.getByLabelText('Replace with'), 'o')
  await userEvent.click(page.getByRole('button', { name: /^Replace all/ }))
  await expect.element(page.getByText('Text has changed').first()).toBeVisible()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  const shown = everShown(['Settings have changed'])
  await userEvent.click(page.getByRole('button', { name: 'Undo' }).first())
  await expect.element(page.getByText('Text has changed').first()).not.toBeInTheDocument()
  await expect.element(page.getByText('Everything is generated')).toBeVisible()
  expect(shown()).toEqual([])
})

test('a different speed makes the sound stale at once, and the previous speed makes it current again', {
  tags: 'long',
}, async () => {
  await openApp('/en/services', { prepare: addressOf, engines: quickEngines() })
  await expect.element(block(1)).toBeVisible()
  await userEvent.click(generate)
  await expect.element(page.getByText('Everything is generated')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Speed and pitch' }))
  const speed = page.getByRole('slider', { name: 'Speaking speed' })
  await expect.element(speed).toBeVisible()
  ;(speed.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('Settings have changed').first()).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByText('Settings have changed').first()).not.toBeInTheDocument()
})

/** The props that React last rendered an element with. */
const renderedProps = (element: Element) =>
  Object.entries(element).find(([name]) => name.startsWith('__reactProps$'))?.[1]

test('typing renders a new price, but not the tools again', async () => {
  await openApp('/en/services', { engines: quickEngines(), prepare: addressOf })
  await expect.element(generate).toBeEnabled()
  const typeUntilPriced = async (text: string) => {
    const before = generate.element().textContent
    await block(1).fill(text)
    await expect.poll(() => generate.element().textContent).not.toBe(before)
  }
  // The first change enables undo, which is one of the tools.
  await typeUntilPriced('One. '.repeat(200))
  const tools = page.getByRole('toolbar').first().element()
  const before = renderedProps(tools)
  expect(before).toBeDefined()
  await typeUntilPriced('One. '.repeat(400))
  expect(renderedProps(tools)).toBe(before)
})
