import { userEvent, waitFor } from 'storybook/test'
import type { World } from '#mocks/world.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { WAIT } from '../../.storybook/app-story.tsx'

/** Puts files into the file field of a form, also kinds that the field does not accept. */
export async function chooseFiles(form: HTMLElement, files: File | File[]): Promise<void> {
  const input = await waitFor(() => {
    const found = form.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new TypeError('no file field')
    return found
  }, WAIT)
  await userEvent.upload(input, files, { applyAccept: false })
}

/** A recording whose words the sandbox knows, as a file to choose. */
export async function knownRecording({ files, fetch }: World, name: string): Promise<File> {
  const answer = await fetch(new Request(new URL(files.url(name), location.href)))
  return new File([await answer.blob()], name, { type: 'audio/wav' })
}

/** Message of a form about a file that is neither sound nor video, up to the kinds that it accepts. */
export function notMediaMessage(): string {
  const [beforeList = ''] = i18n.t('recording:file.notMedia', { list: '§' }).split('§')
  return beforeList.trim()
}
