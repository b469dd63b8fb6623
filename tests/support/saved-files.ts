import { vi } from 'vitest'

interface SavedFile {
  readonly name: string
  readonly content: Promise<Blob>
  readonly text: Promise<string>
}

/** Files that the page saves from now on, instead of the browser's downloads. */
export function catchSavedFiles() {
  const saved: SavedFile[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = fetch(this.href).then((response) => response.blob())
    saved.push({ name: this.download, content, text: content.then((blob) => blob.text()) })
  })
  return saved
}
