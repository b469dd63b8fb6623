import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { openApp } from '#tests/support/open-app.tsx'

const openProject = (slug: ServiceSlug, title: string) =>
  openApp('', {
    prepare: ({ db }) => `/en/services/${slug}/${db.projects.first({ customer_id: 1, title })?.id}`,
  })

const how = page.getByRole('button', { name: 'How it adds up' })

async function chooseMoreAction(name: string) {
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await userEvent.click(page.getByRole('menuitem', { name }))
}

test('the price of a recording that is transcribed again shows how it adds up', async () => {
  await openProject('speech-to-text', 'Planlaşdırma iclası')
  await userEvent.click(page.getByRole('button', { name: 'Transcribe again' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'How it adds up' }))
  await expect.element(page.getByText(/01:57 × ₼0\.12/)).toBeVisible()
  await expect.element(page.getByText('₼0.234')).toBeVisible()
})

test('the price of a page that is read again shows how it adds up', { tags: 'long' }, async () => {
  await openProject('detect-text', 'Qəbzlər, oktyabr')
  await chooseMoreAction('Read again')
  const modal = page.getByRole('dialog', { name: 'Read again' })
  await userEvent.click(modal.getByRole('radio', { name: 'All pages' }))
  await userEvent.click(modal.getByRole('button', { name: 'How it adds up' }))
  await expect.element(page.getByText(/2 pages × ₼0\.08/)).toBeVisible()
})

test('the price of changed segments of a dub shows how it adds up', { tags: 'long' }, async () => {
  await openProject('dubbing', 'Product tour')
  const translation = page.getByRole('textbox', { name: 'Azerbaijani, segment 1', exact: true })
  await userEvent.click(translation)
  await userEvent.keyboard('{End} Salam.')
  await userEvent.click(how)
  await expect.element(page.getByText(/00:0\d × ₼1\.50/)).toBeVisible()
})
