import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import type { openApp } from '#tests/support/open-app.tsx'

export type Options = NonNullable<Parameters<typeof openApp>[1]>

/** A form with the fields that the server may refuse. */
export interface Form {
  readonly name: string
  readonly endpoint: string
  readonly address: string | ((world: World) => string)
  readonly options?: Options
  /** Fills in the form and sends it. */
  readonly send: () => Promise<unknown>
  /** The element of each field; undefined if its error appears above the button. */
  readonly fields: Readonly<Record<string, (() => Locator) | undefined>>
}

export const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
export const click = (name: string | RegExp) => userEvent.click(button(name))
export const field = (label: string | RegExp) => () => page.getByLabelText(label, { exact: true })
export const textbox = (name: string | RegExp) => () => page.getByRole('textbox', { name, exact: true })
export const combobox = (name: string) => () => page.getByRole('combobox', { name, exact: true })
export const group = (name: string | RegExp) => () => page.getByRole('group', { name, exact: true })
export const type = (label: string, text: string) => userEvent.fill(field(label)(), text)
export const tab = (name: string) => userEvent.click(page.getByRole('tab', { name }))

export const newest =
  (slug: ServiceSlug) =>
  ({ db }: World) =>
    `/en/services/${slug}/${db.projects.list({ where: { slug }, order: 'latest' })[0]?.id}`

export async function chooseFile(file: File) {
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
  await chooseFiles(file)
}
