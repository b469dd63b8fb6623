import { userEvent } from 'vitest/browser'

/** Brings files to the first field for them within a part of the page. */
export async function chooseFiles(files: File | File[], within = 'body') {
  const input = document.querySelector<HTMLInputElement>(`${within} input[type=file]`)
  if (!input) throw new Error('No file field')
  await userEvent.upload(input, files)
}
