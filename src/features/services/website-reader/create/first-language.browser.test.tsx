import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

test('a form that is closed before the languages are known opens with the one of the page', async () => {
  const { world } = await openApp('/en/services/website-reader', { engines: quickEngines() })
  const come = world.faults.add({ endpoint: 'getLanguages', fault: { kind: 'network' } })
  const create = page.getByRole('button', { name: 'New project' }).first()
  const domain = page.getByLabelText('Address of the site')
  await userEvent.click(create)
  await userEvent.fill(domain, 'half.exam')
  await userEvent.keyboard('{Escape}')
  await expect.element(domain).not.toBeInTheDocument()
  come()
  await userEvent.click(create)
  const language = page.getByRole('combobox', { name: 'Language of the site' })
  await expect.element(language).toHaveTextContent('English')
  await userEvent.click(language)
  await userEvent.click(page.getByRole('option', { name: 'Turkish' }))
  await expect.element(language).toHaveTextContent('Turkish')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(create)
  await expect.element(language).toHaveTextContent('Turkish')
})
