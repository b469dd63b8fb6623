/**
 * Keeps the page when a file is dropped next to a field for files, which some browsers answer by opening the file instead.
 */
export function refuseDrops() {
  for (const kind of ['dragover', 'drop'] as const)
    addEventListener(kind, (event) => {
      const { dataTransfer, defaultPrevented } = event
      if (defaultPrevented || !dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      dataTransfer.dropEffect = 'none'
    })
}
