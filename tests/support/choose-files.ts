/**
 * Puts files into a field as if the customer had chosen them. The browser's own dialog would send every byte
 * through the test runner and back.
 */
export function bringFiles(input: Element, files: File | readonly File[]) {
  if (!(input instanceof HTMLInputElement)) throw new TypeError('No file field')
  const brought = new DataTransfer()
  for (const file of [files].flat()) brought.items.add(file)
  input.files = brought.files
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Puts files into the first file field within a part of the page. */
export async function chooseFiles(files: File | readonly File[], within = 'body') {
  const input = document.querySelector(`${within} input[type=file]`)
  if (!input) throw new Error('No file field')
  bringFiles(input, files)
}
