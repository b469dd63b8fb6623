import { createSignal } from '#src/lib/signal.ts'

interface OpenDialog {
  readonly element: HTMLDialogElement
  readonly dismiss: () => void
  /** False while an action of it runs that must not go out of sight. */
  readonly isDismissible: () => boolean
}

const openDialogs: OpenDialog[] = []

/** The topmost open modal dialog. All outside it is inert, so what must stay usable is rendered into it. */
export const topmostDialog = createSignal<HTMLDialogElement | undefined>(undefined)

export const isDialogOpen = () => openDialogs.length > 0

export const isTopmostDialogDismissible = () => openDialogs.at(-1)?.isDismissible() ?? true

/** Closes the topmost one as Escape does, where it lets itself be closed. */
export const dismissTopmostDialog = () => openDialogs.at(-1)?.dismiss()

/** Notes a modal dialog as the topmost one until the returned function is called. */
export function noteOpenDialog(dialog: OpenDialog): () => void {
  const tell = () => topmostDialog.set(openDialogs.at(-1)?.element)
  openDialogs.push(dialog)
  tell()
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    tell()
  }
}
