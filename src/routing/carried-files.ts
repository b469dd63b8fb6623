let carried: readonly File[] = []

/** Files that the form one goes to next is to begin with: no address can hold them. */
export function carryFiles(files: readonly File[]): void {
  carried = files
}

/** What was carried here; only the first who asks gets it. */
export function takeCarriedFiles(): readonly File[] {
  const files = carried
  carried = []
  return files
}
