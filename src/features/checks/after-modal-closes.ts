/** Acts when no modal is open: a closing one returns the focus to its opener, and may take longer than a frame. */
export function afterModalCloses(act: () => void) {
  if (document.querySelector('dialog:modal')) requestAnimationFrame(() => afterModalCloses(act))
  else act()
}
