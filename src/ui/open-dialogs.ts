import { createSignal } from '#src/lib/signal.ts'

interface OpenDialog {
  readonly element: HTMLDialogElement
  readonly dismiss: () => void
  /** False while one of its actions runs and must stay visible. */
  readonly isDismissible: () => boolean
}

const openDialogs: OpenDialog[] = []

/** The topmost open modal dialog. Everything outside is inert, so parts that must stay usable are rendered into it. */
export const topmostDialog = createSignal<HTMLDialogElement | undefined>(undefined)

export const isDialogOpen = () => openDialogs.length > 0

export const isTopmostDialogDismissible = () => openDialogs.at(-1)?.isDismissible() ?? true

/** Closes the topmost dialog as Escape does, if it is dismissible. */
export const dismissTopmostDialog = () => openDialogs.at(-1)?.dismiss()

/** Registers a modal dialog as the topmost one until the returned function is called. */
export function noteOpenDialog(dialog: OpenDialog): () => void {
  const tell = () => topmostDialog.set(openDialogs.at(-1)?.element)
  openDialogs.push(dialog)
  tell()
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    tell()
  }
}
