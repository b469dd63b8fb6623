import { createSignal } from '#src/lib/signal.ts'

const openDialogs: HTMLDialogElement[] = []

/** The topmost open modal dialog. All outside it is inert, so what must stay usable is rendered into it. */
export const topmostDialog = createSignal<HTMLDialogElement | undefined>(undefined)

/** Notes a modal dialog as the topmost one until the returned function is called. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  const tell = () => topmostDialog.set(openDialogs.at(-1))
  openDialogs.push(dialog)
  tell()
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    tell()
  }
}
