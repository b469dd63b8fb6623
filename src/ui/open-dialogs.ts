const openDialogs: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Notes a modal dialog as the topmost one until the returned function is called. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  const tell = () => {
    for (const listener of listeners) listener()
  }
  openDialogs.push(dialog)
  tell()
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    tell()
  }
}

/** The topmost open modal dialog. All outside it is inert, so what must stay usable is rendered into it. */
export function topmostDialog(): HTMLDialogElement | undefined {
  return openDialogs.at(-1)
}

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
