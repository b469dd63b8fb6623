import { vi } from 'vitest'

/** Files that the page saves from now on, with their text, instead of the browser's downloads. */
export function catchSavedFiles() {
  const saved: { readonly name: string; readonly text: Promise<string> }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: fetch(this.href).then((response) => response.text()) })
  })
  return saved
}
