import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { languageIds } from '#mocks/catalog/languages.ts'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

/** Id of the finished dub in the scenario. */
const ID = 4

const rowsOf = ({ db }: World) =>
  (db.outlines.get(ID)?.block_ids ?? []).flatMap((id) => db.blocks.get(id) ?? [])
const box = (place: number) => page.getByRole('checkbox', { name: `Segment ${place}`, exact: true })
const dubbed = (place: number) =>
  page.getByRole('textbox', { name: `Azerbaijani, segment ${place}`, exact: true })
const bar = page.getByRole('toolbar', { name: 'Commands for the selection' })

test('the speed of selected segments is set at once, in one step of undo', async () => {
  const { world } = await openApp(`/en/services/dubbing/${ID}`, { scenario: 'dubs', engines: quickEngines() })
  const spoken = () => rowsOf(world).map(({ translations }) => translations?.[languageIds.az]?.speed)
  const before = spoken()
  await expect.element(dubbed(1)).toBeVisible()
  ;(box(2).element() as HTMLElement).focus()
  await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}')
  await userEvent.click(bar.getByRole('button', { name: 'Speed and length' }))
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Speed up to 1.3×' }))
  await expect.poll(spoken).toEqual(before.with(1, 1.3).with(2, 1.3))
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(spoken).toEqual(before)
})

test('selected segments get a speaker of their own, whose voice is chosen where all voices are, and one undo takes it back', async () => {
  const { world } = await openApp(`/en/services/dubbing/${ID}`, { scenario: 'dubs', engines: quickEngines() })
  const speakers = () => world.db.dubbings.get(ID)?.speakers ?? []
  const speakerIds = () => rowsOf(world).map(({ segment }) => segment?.speaker_id)
  const [people, before] = [speakers(), speakerIds()]
  await expect.element(dubbed(1)).toBeVisible()
  ;(box(2).element() as HTMLElement).focus()
  await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}')
  await userEvent.click(bar.getByRole('button', { name: 'Who speaks' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'New speaker' }))
  const name = `Speaker ${people.length + 1}`
  const news = () =>
    page
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent)
  const added = `${name} added. Choose the voice under “Speakers and voices”.`
  await expect.poll(news).toContain(`${added}Undo`)
  await expect.poll(() => speakers().at(-1)?.name).toBe(name)
  const { id, voices } = speakers().at(-1) ?? { id: '' }
  expect(voices).toEqual(people.find((person) => person.id === before[1])?.voices)
  await expect.poll(speakerIds).toEqual(before.with(1, id).with(2, id))
  await userEvent.click(bar.getByRole('button', { name: /^End/ }))
  await userEvent.click(page.getByRole('button', { name: 'Speakers and voices' }))
  const fields = page.getByRole('dialog').getByRole('group', { name, exact: true })
  await expect.element(fields.getByRole('button', { name: /^Change/ }).first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(speakerIds).toEqual(before)
  await expect.poll(() => speakers().length).toBe(people.length)
})

test('selected segments move in the film together, and one undo brings them back', async () => {
  const { world } = await openApp(`/en/services/dubbing/${ID}`, { scenario: 'dubs', engines: quickEngines() })
  const starts = () => rowsOf(world).map(({ segment }) => Math.round(1000 * (segment?.start ?? 0)))
  const before = starts()
  await expect.element(dubbed(1)).toBeVisible()
  ;(box(2).element() as HTMLElement).focus()
  await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}')
  await userEvent.click(bar.getByRole('button', { name: /^Move 0\.1\ss later$/ }))
  await expect
    .poll(starts)
    .toEqual(before.map((start, place) => (place === 1 || place === 2 ? start + 100 : start)))
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(starts).toEqual(before)
})

test('selected segments get another voice at once, as a speaker of their own, and one undo takes it back', async () => {
  const { world } = await openApp(`/en/services/dubbing/${ID}`, { scenario: 'dubs', engines: quickEngines() })
  const people = () => (world.db.dubbings.get(ID)?.speakers ?? []).map(({ name }) => name)
  const speakerIds = () => rowsOf(world).map(({ segment }) => segment?.speaker_id)
  const [names, before] = [people(), speakerIds()]
  await expect.element(dubbed(1)).toBeVisible()
  ;(box(2).element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await userEvent.click(bar.getByRole('button', { name: 'Choose a voice' }))
  const voices = page.getByRole('dialog').getByRole('group', { name: 'Voices', exact: true })
  const other = voices.getByRole('radio', { checked: false }).first()
  await userEvent.click(other)
  const use = page.getByRole('dialog').getByRole('button', { name: /^Use / })
  // The segment was spoken with another voice, so speaking it again has its price.
  await expect.poll(() => use.element().textContent).toContain('₼')
  await userEvent.click(use)
  await expect.poll(() => people().length).toBe(names.length + 1)
  const own = people().at(-1) ?? ''
  expect(own).toMatch(/^.+ · .+$/)
  expect(names).toContain(own.split(' · ')[0])
  const { id } = world.db.dubbings.get(ID)?.speakers.at(-1) ?? {}
  await expect.poll(speakerIds).toEqual(before.with(1, id))
  await expect.element(bar.getByRole('button', { name: /^Regenerate changed \(1\) · / })).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(speakerIds).toEqual(before)
  await expect.poll(people).toEqual(names)
})

test('a silence after selected segments moves those below, and one undo brings them back', async () => {
  const { world } = await openApp(`/en/services/dubbing/${ID}`, { scenario: 'dubs', engines: quickEngines() })
  const starts = () => rowsOf(world).map(({ segment }) => Math.round(1000 * (segment?.start ?? 0)))
  const before = starts()
  await expect.element(dubbed(1)).toBeVisible()
  ;(box(1).element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  const silence = bar.getByRole('button', { name: 'Silence after each' })
  await userEvent.click(silence)
  await userEvent.click(page.getByRole('menuitem', { name: '1 s' }))
  await expect.poll(() => (starts()[1] ?? 0) > (before[1] ?? 0)).toBe(true)
  expect(starts()[0]).toBe(before[0])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(starts).toEqual(before)
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.click(silence)
  await userEvent.click(page.getByRole('menuitem', { name: '5 s' }))
  await expect.element(page.getByText('The film is too short for these silences.').first()).toBeVisible()
  expect(starts()).toEqual(before)
})

test('copies of selected segments go to free time in the film with their sounds, and one undo removes them', async () => {
  const { world } = await openApp(`/en/services/dubbing/${ID}`, { scenario: 'dubs', engines: quickEngines() })
  const starts = () => rowsOf(world).map(({ segment }) => segment?.start ?? 0)
  const takesOf = (place: number) => rowsOf(world)[place - 1]?.translations?.[languageIds.az]?.take_id
  const texts = () => rowsOf(world).map(({ text }) => text)
  const before = texts()
  await expect.element(dubbed(1)).toBeVisible()
  ;(box(2).element() as HTMLElement).focus()
  await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}')
  const copy = bar.getByRole('button', { name: 'Duplicate' })
  await userEvent.click(copy)
  await expect.element(page.getByText(/has no free 00:\d\d for the copies\.$/).first()).toBeVisible()
  expect(texts()).toEqual(before)

  // The times of two removed segments are free.
  await userEvent.click(bar.getByRole('button', { name: /^End/ }))
  ;(box(6).element() as HTMLElement).focus()
  await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await userEvent.click(bar.getByRole('button', { name: 'Remove' }))
  await expect.poll(texts).toEqual(before.slice(0, 5))
  ;(box(1).element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await userEvent.click(copy)
  await expect.poll(texts).toEqual([...before.slice(0, 5), before[0]])
  await expect.poll(() => (starts()[5] ?? 0) > (starts()[4] ?? 0)).toBe(true)
  expect(takesOf(6)).toEqual(expect.any(Number))
  await expect.element(bar.getByText('Selected: 1', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(texts).toEqual(before.slice(0, 5))
})

test('of the selected segments of a dub only changed ones are spoken again, for their total price', async () => {
  const { world } = await openApp(`/en/services/dubbing/${ID}`, { scenario: 'dubs', engines: quickEngines() })
  for (const place of [1, 2, 5]) await userEvent.type(dubbed(place), ' Bəli.')
  ;(box(1).element() as HTMLElement).focus()
  await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.element(bar.getByText('Selected: 3', { exact: true })).toBeVisible()
  const start = bar.getByRole('button', { name: /^Regenerate changed \(2\) · / })
  await userEvent.click(start)
  const runs = () => world.db.runs.list({ where: { project_id: ID } })
  await expect.poll(() => runs().at(-1)?.block_ids).toEqual([rowsOf(world)[0]?.id, rowsOf(world)[1]?.id])
  await expect.element(bar).not.toBeInTheDocument()
})

test('a pronunciation makes only the translations with its word out of date, and is spoken when they are renewed', async () => {
  const { world } = await openApp(`/en/services/dubbing/${ID}`, { scenario: 'dubs', engines: quickEngines() })
  await expect.element(dubbed(1)).toBeVisible()
  const text = rowsOf(world)[0]?.translations?.[languageIds.az]?.text ?? ''
  const word = /\p{L}{4,}/u.exec(text)?.[0] ?? ''
  const renew = page.getByRole('button', { name: /^Regenerate changed/ })
  expect(renew.elements()).toEqual([])
  const more = page.getByRole('button', { name: 'More tools', exact: true })
  const tool = page.getByRole('button', { name: 'Pronunciation' })
  if (tool.elements().length === 0) {
    await userEvent.click(more)
    await userEvent.click(page.getByRole('menuitem', { name: 'Pronunciation' }))
  } else await userEvent.click(tool)
  const modal = page.getByRole('dialog', { name: 'Pronunciation' })
  await userEvent.fill(modal.getByLabelText('Written'), word)
  await userEvent.fill(modal.getByLabelText('Said'), `${word} ${word}`)
  await userEvent.click(modal.getByRole('button', { name: 'Done' }))
  await expect.element(renew.first()).toBeVisible()
  const list = [{ written: word, said: `${word} ${word}` }]
  await expect.poll(() => world.db.projects.need(ID).settings?.pronunciations).toEqual(list)
  await userEvent.click(renew.first())
  const spoken = (place: number) => rowsOf(world)[place - 1]?.translations?.[languageIds.az]?.spoken
  await expect.poll(() => spoken(1)?.pronunciations).toEqual(list)
  await expect.element(renew).not.toBeInTheDocument()
})

test('on a phone the undo of a long message is whole', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await openApp(`/ru/services/dubbing/${ID}`, { scenario: 'dubs', engines: quickEngines() })
  const first = page.getByRole('checkbox', { name: 'Фрагмент 2', exact: true })
  await expect.element(first).toBeInTheDocument()
  ;(first.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Кто говорит' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Новый говорящий' }))
  const undo = page.getByRole('status').getByRole('button', { name: 'Отменить' })
  await expect.element(undo).toBeVisible()
  const { scrollWidth, clientWidth } = undo.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
