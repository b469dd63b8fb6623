export function saveFile(contents: Blob, name: string): void {
  const url = URL.createObjectURL(contents)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
