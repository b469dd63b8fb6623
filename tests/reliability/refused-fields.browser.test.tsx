import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { everyNth } from '#tests/support/every-nth.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { accountForms } from './refused-fields/account-forms.ts'
import { botForms } from './refused-fields/bot-forms.ts'
import { projectForms } from './refused-fields/project-forms.ts'
import { readerForms } from './refused-fields/reader-forms.ts'
import { transcriptForms } from './refused-fields/transcript-forms.ts'
import { voiceForms } from './refused-fields/voice-forms.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const messageOf = (name: string) => `Refused: ${name}.`

/** Every sixth form of each kind; `npm run faults` tries all. */
const forms = [accountForms, projectForms, transcriptForms, readerForms, botForms, voiceForms].flatMap(
  (kind) => everyNth(kind, 6),
)

test.each(forms)(
  '$name: field errors appear at their fields, and all others above the button',
  async (form) => {
    const { address, endpoint, options, send, fields } = form
    const errors = Object.fromEntries(Object.keys(fields).map((name) => [name, [messageOf(name)]]))
    await openApp('/en/services', {
      engines: quickEngines(),
      ...options,
      prepare(world) {
        world.faults.add({ endpoint, fault: { kind: 'status', status: 422, errors } })
        return typeof address === 'string' ? address : address(world)
      },
    })
    await send()
    for (const [name, find] of Object.entries(fields)) {
      await expect.element(page.getByText(messageOf(name), { exact: false }).first()).toBeVisible()
      if (find) await expect.element(find()).toHaveAccessibleDescription(new RegExp(messageOf(name)))
    }
  },
)
