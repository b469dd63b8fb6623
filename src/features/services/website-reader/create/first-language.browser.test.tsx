import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const LIST = '/en/services/website-reader'

/** Delays the list of languages until released. */
function holdLanguages() {
  const wanted = Promise.withResolvers<void>()
  const ask = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (String(input).includes('/languages')) await wanted.promise
    return ask(input, init)
  }
  return wanted.resolve
}

test('a form closed before the languages load opens again with the language of the page', async () => {
  let come = () => {}
  await openApp(LIST, {
    engines: quickEngines(),
    prepare() {
      come = holdLanguages()
      return LIST
    },
  })
  const create = page.getByRole('button', { name: 'New project' }).first()
  const domain = page.getByLabelText('Address of the site')
  const language = page.getByRole('combobox', { name: 'Language of the site' })
  await userEvent.click(create)
  await userEvent.fill(domain, 'half.exam')
  await userEvent.keyboard('{Escape}')
  await expect.element(domain).not.toBeInTheDocument()
  come()
  await userEvent.click(create)
  await expect.element(domain).toHaveValue('half.exam')
  await expect.element(language).toHaveTextContent('English')

  await userEvent.click(language)
  await userEvent.click(page.getByRole('option', { name: 'Turkish' }))
  await expect.element(language).toHaveTextContent('Turkish')
  await userEvent.keyboard('{Escape}')
  await expect.element(domain).not.toBeInTheDocument()
  await userEvent.click(create)
  await expect.element(language).toHaveTextContent('Turkish')
})
