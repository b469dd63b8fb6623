import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const READY = 2

const modal = page.getByRole('dialog', { name: 'Pronunciation' })

test('only paragraphs with a pronounced word are spoken again, and other settings keep the pronunciations', async () => {
  const { world } = await openApp(`/en/services/website-reader/${READY}`, {
    scenario: 'website-readers',
    engines: quickEngines(),
  })
  const settings = () => world.db.projects.need(READY).settings
  const { speed } = settings() ?? {}
  await userEvent.click(page.getByRole('button', { name: 'Pronunciation' }))
  await userEvent.fill(modal.getByLabelText('Written'), 'çörək')
  await userEvent.fill(modal.getByLabelText('Said'), 'çö rək')
  await userEvent.click(modal.getByRole('button', { name: 'Done' }))
  await expect.element(modal).not.toBeInTheDocument()
  expect(settings()).toEqual({ speed, pronunciations: [{ written: 'çörək', said: 'çö rək' }] })
  const start = page.getByRole('button', { name: /^Regenerate preview .+0\.\d\d/ })
  await expect.element(start).toBeEnabled()
  await userEvent.click(page.getByRole('tab', { name: 'Settings' }))
  const slider = page.getByRole('slider', { name: 'Reading speed' })
  await expect.element(slider).toBeVisible()
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.click(page.getByRole('button', { name: /^Save/ }))
  await expect.poll(() => settings()?.speed).not.toBe(speed)
  expect(settings()?.pronunciations).toHaveLength(1)
  await userEvent.click(page.getByRole('tab', { name: 'Preview' }))
  await userEvent.click(start)
  const said = () =>
    world.db.takes.list({ where: { project_id: READY } }).filter((take) => take.settings.pronunciations)
  await expect.poll(() => said().length).toBeGreaterThan(0)
  expect(said().every(({ text }) => /çörək/iu.test(text))).toBe(true)
})

test('a list that cannot be saved stays open with its words', async () => {
  const { world } = await openApp(`/en/services/website-reader/${READY}`, {
    scenario: 'website-readers',
    engines: quickEngines(),
  })
  await userEvent.click(page.getByRole('button', { name: 'Pronunciation' }))
  await userEvent.fill(modal.getByLabelText('Written'), 'çörək')
  await userEvent.fill(modal.getByLabelText('Said'), 'çö rək')
  world.faults.add({ endpoint: 'saveProject', fault: { kind: 'status', status: 500 }, times: 1 })
  await userEvent.click(modal.getByRole('button', { name: 'Done' }))
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expect.element(modal.getByLabelText('Said')).toHaveValue('çö rək')
  await userEvent.click(modal.getByRole('button', { name: 'Done' }))
  await expect.element(modal).not.toBeInTheDocument()
  expect(world.db.projects.need(READY).settings?.pronunciations).toHaveLength(1)
})
