import { userEvent, within } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'
import { type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { openCreate as openNew } from './dialogs.ts'

export const CLONES = { scenario: 'clones' } as const
export const CLONE_LIST = '/services/cloning'

export const openCreate = async (page: Page) =>
  within(await openNew(page, i18n.t('cloning-form:create.title')))

/** The drop zone has the same name and contains the file field. */
export async function chooseSamples(dialog: Page, files: File[]) {
  const named = await dialog.findAllByLabelText(i18n.t('cloning-form:samples.drop'), {}, WAIT)
  const input = named.find((element: Element) => element instanceof HTMLInputElement)
  if (!input) throw new TypeError('the zone has no file field')
  await userEvent.upload(input, files)
}

export async function withSamples(page: Page) {
  const dialog = await openCreate(page)
  await chooseSamples(dialog, [syntheticVoiceFile(31)])
  await dialog.findByText(i18n.t('cloning-form:samples.enough'), {}, WAIT)
  return dialog
}

export async function withDetails(page: Page) {
  const dialog = await withSamples(page)
  await press(dialog, i18n.t('create:action.continue'))
  await userEvent.type(await dialog.findByLabelText(i18n.t('cloning-lazy:form.name'), {}, WAIT), 'Aynur')
  await userEvent.click(dialog.getByRole('radio', { name: i18n.t('cloning:gender.WOMAN') }))
  return dialog
}

export async function sendClone(page: Page) {
  const dialog = await withDetails(page)
  await press(dialog, i18n.t('create:action.continue'))
  await userEvent.click(await dialog.findByLabelText(i18n.t('cloning-lazy:form.consent'), {}, WAIT))
  await press(dialog, /49[.,]00/)
  return dialog
}
